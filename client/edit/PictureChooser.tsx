import { ask } from './ask.ts';

interface Picture {
  name?: string;
  alt?: string;
  focus?: string;
}

interface PictureChooserProps {
  picture: Picture | undefined;
  onChange(picture: Picture): void;
  onError(error: unknown): void;
}

/** Chooses the file of a picture, also by dropping it, and what of it stays in sight. Its words are fields below. */
export function PictureChooser({ picture, onChange, onError }: PictureChooserProps) {
  const { name = '' } = picture ?? {};
  const add = (file: File | undefined) => {
    if (!file) return;
    // The words of the old picture do not fit this one.
    ask<Picture>(`picture/${encodeURIComponent(file.name)}`, file).then(
      (added) => onChange({ ...added, alt: '' }),
      onError,
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to use the button in it.
    <div
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files[0]);
      }}
    >
      <label>
        Choose a picture, or drop it here
        <input type="file" accept="image/*" onChange={({ target }) => add(target.files?.[0])} />
      </label>
      {/\.\w+$/.test(name) && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field "Focus" below is for the keyboard.
        <img
          src={`picture/${encodeURI(name)}`}
          alt={`${name}: click on what stays in sight where it is cut`}
          onClick={({ currentTarget, nativeEvent: { offsetX, offsetY } }) => {
            const { width, height } = currentTarget;
            const [left, top] = [offsetX / width, offsetY / height].map((part) => Math.round(part * 100));
            onChange({ ...picture, focus: `${left}% ${top}%` });
          }}
        />
      )}
    </div>
  );
}
