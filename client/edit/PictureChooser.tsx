import { useState } from 'react';
import { ask } from './ask.ts';

interface PictureChooserProps {
  picture: { name?: string; alt?: string; focus?: string } | undefined;
  onChange(picture: { name: string; alt: string; focus?: string }): void;
}

/** Chooses the file of a picture, also by dropping it, and what of it stays in sight. Its words are fields below. */
export function PictureChooser({ picture = {}, onChange }: PictureChooserProps) {
  const [failed, setFailed] = useState('');
  const { name = '', alt = '', focus = '50% 50%' } = picture;
  const [x = 50, y = 50] = String(focus).match(/\d+/g)?.map(Number) ?? [];
  const setFocus = (left: number, top: number) =>
    onChange({ name, alt, focus: `${Math.round(left)}% ${Math.round(top)}%` });
  const add = async (file: File | undefined) => {
    if (!file) return;
    try {
      const added = await ask<{ name: string }>(`picture/${encodeURIComponent(file.name)}`, file);
      // The words of the old picture do not fit this one.
      onChange({ name: added.name, alt: '' });
      setFailed('');
    } catch (error) {
      setFailed(String((error as Error).message));
    }
  };
  const slider = (label: string, value: number, set: (to: number) => void) => (
    <label>
      {label}
      <input
        type="range"
        min="0"
        max="100"
        value={value}
        onChange={({ target }) => set(Number(target.value))}
      />
    </label>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is another way to use the button in it.
    <div
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add(event.dataTransfer.files[0]);
      }}
    >
      <label>
        Choose a picture, or drop it here
        <input type="file" accept="image/*" onChange={({ target }) => void add(target.files?.[0])} />
      </label>
      <p role="alert">{failed}</p>
      {/\.\w+$/.test(name) && (
        <fieldset>
          <legend>What stays in sight where the picture is cut</legend>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below are for the keyboard. */}
          <img
            src={`picture/${encodeURI(name)}`}
            alt={`Preview of ${name}`}
            onClick={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect();
              setFocus(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
            }}
          />
          {slider('From the left', x, (to) => setFocus(to, y))}
          {slider('From the top', y, (to) => setFocus(x, to))}
        </fieldset>
      )}
    </div>
  );
}
