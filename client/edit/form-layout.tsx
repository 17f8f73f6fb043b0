import { getDefaultRegistry } from '@rjsf/core';
import type { ArrayFieldItemTemplateProps, FieldTemplateProps } from '@rjsf/utils';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { save, update, useEditing } from './editing.ts';
import type { Path } from './messages.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { linesOf } from './typed-text.ts';
import { nameOf, valueAt } from './values.ts';

const standard = getDefaultRegistry().templates;

/** What a part of a form is called: a list with its count, an entry with its number and name. */
function titleOf(path: Path, label: string, root: unknown): string {
  const value = valueAt(root, path);
  const key = path.at(-1);
  if (Array.isArray(value)) return `${label} (${value.length})`;
  if (typeof key !== 'number') return label;
  // The form already has an entry that the value gets a moment later.
  const list = valueAt(root, path.slice(0, -1)) as unknown[] | undefined;
  return `${key + 1} of ${list?.length ?? key + 1}: ${nameOf(value).slice(0, 60)}`;
}

/**
 * A field; a sample has the button that says that it is real. A group or list is closed until it is wanted, and what is
 * closed is not there, so that long files stay quick.
 */
function Field(props: FieldTemplateProps) {
  const { schema, onChange, id, fieldPathId } = props;
  const { path } = fieldPathId;
  const { value, wanted } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (path.length === 0 || wanted.slice(0, path.length).join() !== path.join()) return;
    setOpen(true);
    if (wanted.length > path.length) return;
    (place.current?.querySelector<HTMLElement>('summary') ?? document.getElementById(id))?.focus();
    update({ wanted: [] });
  }, [wanted, path, id]);
  const title = titleOf(path, props.label, value);
  const isText = !['object', 'array'].includes(String(schema.type));
  const own = valueAt(value, path);
  const real = Array.isArray(own) ? own.filter((entry) => !Object(entry).sample) : [];
  const samples = Array.isArray(own) ? own.length - real.length : 0;
  const isRemovable = !isText && !props.required && own !== undefined && typeof path.at(-1) === 'string';
  /** Several lines that are pasted into an entry of a list become entries. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    const place = path.at(-1);
    const list = valueAt(value, path.slice(0, -1));
    if (!isText || typeof place !== 'number' || !Array.isArray(list) || lines.length < 2) return;
    event.preventDefault();
    onChange(list.toSpliced(place, own ? 0 : 1, ...lines), path.slice(0, -1));
  };
  const content = (
    <>
      <PictureChooser {...props} />
      <standard.FieldTemplate {...props} label={title} />
      {samples > 1 && (
        <button type="button" onClick={() => onChange(real, path)}>
          Remove all {samples} samples
        </button>
      )}
      {isRemovable && (
        <button type="button" onClick={() => onChange(undefined, path)}>
          Remove “{props.label}”
        </button>
      )}
    </>
  );
  return (
    <div ref={place} onPaste={paste}>
      {isText || path.length === 0 ? (
        content
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{title}</summary>
          {isOpen && content}
        </details>
      )}
      <RealButton {...props} label={title} />
    </div>
  );
}

/** Says that a value is no sample any more, or that the entry is none that has the mark `sample`. */
function RealButton({ label, fieldPathId, schema, formData, onChange }: FieldTemplateProps) {
  const { opened, earlier } = useEditing();
  const { path } = fieldPathId;
  const isMark = path.at(-1) === 'sample' && schema.type === 'boolean' && formData;
  if (!isMark && !opened?.samples.some((each) => each.join() === path.join())) return null;
  // The marks are where they were when the file was opened.
  const isMoved = !isMark && earlier.length > 0;
  const words = isMoved ? 'Save first, then say that this is real' : 'This is real now';
  const onClick = () => {
    // The form reports the change before the save begins.
    if (isMark) onChange(undefined, path);
    void save(isMark ? [] : [path]);
  };
  return (
    <button
      type="button"
      className="sample"
      disabled={isMoved}
      aria-label={`${words}: ${label}`}
      onClick={onClick}
    >
      {words}
    </button>
  );
}

function Entry({ children, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { path } = buttonsProps.fieldPathId;
  const { value } = useEditing();
  const Buttons = registry.templates.ArrayFieldItemButtonsTemplate;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out before each field in it.
    <div role="group" aria-label={titleOf(path, '', value)}>
      {children}
      <Buttons {...buttonsProps} />
    </div>
  );
}

export const templates = {
  FieldTemplate: Field,
  ArrayFieldItemTemplate: Entry,
  // Folds have the titles.
  TitleFieldTemplate: () => null,
};
