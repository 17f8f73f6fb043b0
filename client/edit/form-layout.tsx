import { getDefaultRegistry } from '@rjsf/core';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type ObjectFieldTemplateProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { type ReactNode, useEffect, useState } from 'react';
import { contextOf, type FormContext } from './form-context.ts';
import type { Path } from './messages.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { isWithin, nameOf, valueAt, wordsOf } from './values.ts';

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
  const { set } = contextOf(props.registry);
  const { name, alt, focus } = (props.schema.properties ?? {}) as Record<string, unknown>;
  const content = (
    <>
      {Boolean(name && alt && focus) && (
        <PictureChooser picture={props.formData} onChange={(picture) => set(path, picture)} />
      )}
      <standard.ObjectFieldTemplate {...props} title="" />
    </>
  );
  // An entry of a list is in a fold of its own.
  if (path.length === 0 || typeof path.at(-1) === 'number') return content;
  return (
    <Fold title={wordsOf(props.title)} path={path} context={contextOf(props.registry)}>
      {content}
    </Fold>
  );
}

function List({ fieldPathId, items, title, registry, schema, canAdd, onAddClick }: ArrayFieldTemplateProps) {
  const words = wordsOf(title);
  return (
    <Fold title={`${words} (${items.length})`} path={fieldPathId.path} context={contextOf(registry)}>
      {schema.description && <p>{schema.description}</p>}
      {items}
      {canAdd && (
        <button type="button" onClick={onAddClick}>
          Add to {words}
        </button>
      )}
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

/** A key that the content may choose, such as a feature, with its value. */
function OwnKey({
  schema,
  id,
  label,
  children,
  onKeyRenameBlur,
  onRemoveProperty,
}: WrapIfAdditionalTemplateProps) {
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div>{children}</div>;
  return (
    <fieldset aria-label={label}>
      <input aria-label="Name" id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} />
      {children}
      <button type="button" aria-label={`Remove ${label}`} onClick={onRemoveProperty}>
        Remove
      </button>
    </fieldset>
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
  WrapIfAdditionalTemplate: OwnKey,
  ButtonTemplates: {
    ...standard.ButtonTemplates,
    AddButton: button('Add'),
    CopyButton: button('Copy'),
    MoveUpButton: button('Up'),
    MoveDownButton: button('Down'),
    RemoveButton: button('Remove'),
  },
};
