import { getDefaultRegistry } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  IconButtonProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ReactNode, useEffect, useState } from 'react';
import { contextOf, type FormContext } from './form-context.ts';
import type { Path } from './messages.ts';
import { isWithin, nameOf, valueAt } from './values.ts';

const standard = getDefaultRegistry().templates;

interface FoldProps {
  title: string;
  path: Path;
  context: FormContext;
  children: ReactNode;
}

/** A part of a form that is closed until it is wanted. What is closed is not there, so that long files stay quick. */
function Fold({ title, path, context, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isWithin(context.wanted, path)) setOpen(true);
  }, [context.wanted, path]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** A field; of a sample with the button that says that it is real. */
function Field(props: FieldTemplateProps) {
  const { path } = props.fieldPathId;
  const { samples, makeReal } = contextOf(props.registry);
  const isMarked = samples.some((each) => each.length === path.length && isWithin(each, path));
  const isMark = path.at(-1) === 'sample' && props.schema.type === 'boolean';
  if (isMark && !props.formData) return null;
  const onClick = () => (isMark ? props.onChange(undefined, path) : makeReal(path));
  return (
    <>
      {isMark ? <strong>This entry is a sample.</strong> : <standard.FieldTemplate {...props} />}
      {(isMarked || isMark) && (
        <button
          type="button"
          className="sample"
          aria-label={`This is real now: ${props.label}`}
          onClick={onClick}
        >
          This is real now
        </button>
      )}
    </>
  );
}

function Group(props: ObjectFieldTemplateProps) {
  const { path } = props.fieldPathId;
  const content = <standard.ObjectFieldTemplate {...props} title="" />;
  // An entry of a list is in a fold of its own.
  if (path.length === 0 || typeof path.at(-1) === 'number') return content;
  return (
    <Fold title={props.title} path={path} context={contextOf(props.registry)}>
      {content}
    </Fold>
  );
}

function List(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, title, registry } = props;
  return (
    <Fold title={`${title} (${items.length})`} path={fieldPathId.path} context={contextOf(registry)}>
      <standard.ArrayFieldTemplate {...props} title="" />
    </Fold>
  );
}

function Entry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, registry } = props;
  const context = contextOf(registry);
  const { path } = buttonsProps.fieldPathId;
  const value = valueAt(context.value, path);
  const name = `${index + 1} of ${totalItems}: ${nameOf(value).slice(0, 60)}`;
  const isGroup = typeof value === 'object';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out before each field in it.
    <div role="group" aria-label={name}>
      {isGroup ? (
        <Fold title={name} path={path} context={context}>
          {children}
        </Fold>
      ) : (
        children
      )}
      <standard.ArrayFieldItemButtonsTemplate {...buttonsProps} />
    </div>
  );
}

/** A button with words. */
const button =
  (words: string) =>
  ({ icon, iconType, uiSchema, registry, ...props }: IconButtonProps) => (
    <button type="button" {...props}>
      {words}
    </button>
  );

export const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  ButtonTemplates: {
    ...standard.ButtonTemplates,
    AddButton: button('Add'),
    CopyButton: button('Copy'),
    MoveUpButton: button('Up'),
    MoveDownButton: button('Down'),
    RemoveButton: button('Remove'),
  },
};
