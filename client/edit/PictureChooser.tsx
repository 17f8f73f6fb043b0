import type { FieldTemplateProps } from '@rjsf/utils';
import { ask } from './ask.ts';
import { attempt, editing, update } from './editing.ts';
import { valueAt } from './values.ts';

/** Chooses the file of a picture or logo, and what of it stays in sight. Its words are fields below. */
export function PictureChooser({ schema, formData, onChange, fieldPathId: { path } }: FieldTemplateProps) {
  const has = (...keys: string[]) => keys.every((key) => schema.properties?.[key]);
  const isLogo = has('file', 'holdsName');
  if (!isLogo && !has('name', 'alt', 'focus')) return null;
  // The name of a picture may have its folder, as the build takes it. The editor opens no other folder of static/.
  const file = isLogo ? formData?.file : formData?.name?.replace(/^(?:\/?(?:static\/)?images\/)?/, 'images/');
  const [, name] = /^images\/(.+\.\w+)$/.exec(file ?? '') ?? [];
  const src = name && `picture/${encodeURIComponent(name)}`;
  const add = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return {};
      update({ status: 'Copying the picture …' });
      const added = await ask<{ name: string }>(`picture/${encodeURIComponent(file.name)}`, file);
      // The words of the old picture do not fit this one; those that were typed meanwhile do.
      const now = Object(valueAt(editing().value, path));
      const typed = Object.entries(now).filter(([key, value]) => value !== formData?.[key]);
      if (isLogo) onChange({ ...now, file: `images/${added.name}` }, path);
      else onChange({ ...added, alt: '', ...Object.fromEntries(typed) }, path);
      return { status: '' };
    });
  return (
    <>
      <label>
        Choose a {isLogo ? 'logo' : 'picture'}, or drop it here
        <input type="file" accept="image/*" onChange={({ target }) => add(target.files?.[0])} />
      </label>
      {isLogo && src && <img src={src} alt="The logo" />}
      {!isLogo && src && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field "Focus" below is for the keyboard.
        <img
          src={src}
          alt={`${formData.name}: click what must stay visible where it is cropped`}
          onClick={({ currentTarget: { width, height }, nativeEvent: { offsetX, offsetY } }) => {
            const [left, top] = [offsetX / width, offsetY / height].map((part) => Math.round(part * 100));
            onChange({ ...formData, focus: `${left}% ${top}%` }, path);
          }}
        />
      )}
    </>
  );
}
