import { ask } from './ask.ts';
import { attempt } from './editing.ts';

interface PictureChooserProps {
  kind: 'picture' | 'logo';
  picture: Record<string, string> | undefined;
  onChange(picture: Record<string, string>): void;
}

/** Chooses the file of a picture, and what of it stays in sight. Its words are fields below. */
export function PictureChooser({ kind, picture, onChange }: PictureChooserProps) {
  const name = picture?.name ?? picture?.file?.replace(/^images\//, '') ?? '';
  const add = (file: File | undefined) =>
    attempt(async () => {
      const added = file && (await ask<{ name: string }>(`picture/${encodeURIComponent(file.name)}`, file));
      if (added && kind === 'logo') onChange({ ...picture, file: `images/${added.name}` });
      // The words of the old picture do not fit this one.
      else if (added) onChange({ ...added, alt: '' });
      return {};
    });
  return (
    <>
      <label>
        Choose a {kind}, or drop it here
        <input type="file" accept="image/*" onChange={({ target }) => add(target.files?.[0])} />
      </label>
      {kind === 'logo' && name && <img src={`picture/${encodeURI(name)}`} alt="The logo" />}
      {kind === 'picture' && /\.\w+$/.test(name) && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field "Focus" below is for the keyboard.
        <img
          src={`picture/${encodeURI(name)}`}
          alt={`${name}: click what must stay visible where it is cropped`}
          onClick={({ currentTarget: { width, height }, nativeEvent: { offsetX, offsetY } }) => {
            const [left, top] = [offsetX / width, offsetY / height].map((part) => Math.round(part * 100));
            onChange({ ...picture, focus: `${left}% ${top}%` });
          }}
        />
      )}
    </>
  );
}
