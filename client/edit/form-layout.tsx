import { getDefaultRegistry } from '@rjsf/core';
import type { ArrayFieldItemTemplateProps, FieldTemplateProps } from '@rjsf/utils';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Path } from './messages.ts';
import { PictureChooser } from './PictureChooser.tsx';
import type { Editing } from './use-editing.ts';
import { isWithin, nameOf, valueAt, wordsOf } from './values.ts';

/** What every part of a form may use. */
export const FormContext = createContext({} as Editing);

const standard = getDefaultRegistry().templates;

/** What a part of a form is called: a list with its count, an entry with its number and name. */
function titleOf(path: Path, label: string, root: unknown): string {
  const value = valueAt(root, path);
  const key = path.at(-1);
  if (Array.isArray(value)) return `${wordsOf(label)} (${value.length})`;
  if (typeof key !== 'number') return wordsOf(label);
  // The form already has an entry that the value gets a moment later.
  const list = valueAt(root, path.slice(0, -1)) as unknown[] | undefined;
  return `${key + 1} of ${list?.length ?? key + 1}: ${nameOf(value).slice(0, 60)}`;
}

/** A part of a form that is closed until it is wanted. What is closed is not there, so that long files stay quick. */
function Fold({ title, path, children }: { title: string; path: Path; children: ReactNode }) {
  const { wanted } = useContext(FormContext);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isWithin(wanted, path)) setOpen(true);
  }, [wanted, path]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** A field; a group or list is in a fold, and a sample has the button that says that it is real. */
function Field(props: FieldTemplateProps) {
  const { schema, formData, onChange, id, fieldPathId } = props;
  const { path } = fieldPathId;
  const { value, wanted, update, attempt } = useContext(FormContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (path.length === 0 || path.join() !== wanted.join()) return;
    (place.current?.querySelector<HTMLElement>('summary') ?? document.getElementById(id))?.focus();
    update({ wanted: [] });
  }, [wanted, path, id, update]);
  const title = titleOf(path, props.label, value);
  const isText = !['object', 'array'].includes(String(schema.type));
  const isPicture = ['name', 'alt', 'focus'].every((key) => schema.properties?.[key]);
  const content = (
    <>
      {isPicture && (
        <PictureChooser picture={formData} onChange={(next) => onChange(next, path)} attempt={attempt} />
      )}
      <standard.FieldTemplate {...props} label={title} />
    </>
  );
  return (
    <div ref={place}>
      {isText || path.length === 0 ? content : <Fold {...{ title, path }}>{content}</Fold>}
      <RealButton {...props} label={title} />
    </div>
  );
}

/** Says that a value is no sample any more, or that the entry is none that has the mark `sample`. */
function RealButton({ label, fieldPathId, schema, formData, onChange }: FieldTemplateProps) {
  const { opened, steps, save } = useContext(FormContext);
  const { path } = fieldPathId;
  const isMark = path.at(-1) === 'sample' && schema.type === 'boolean' && formData;
  if (!isMark && !opened?.samples.some((each) => each.join() === path.join())) return null;
  // The marks are where they were when the file was opened.
  const isMoved = !isMark && steps.some(({ value }) => typeof value === 'object');
  const words = isMoved ? 'Save first, then say that this is real' : 'This is real now';
  const onClick = () => (isMark ? onChange(undefined, path) : save([path]));
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

/** An entry of a list with its buttons. */
function Entry({ children, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { path } = buttonsProps.fieldPathId;
  const { value } = useContext(FormContext);
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
