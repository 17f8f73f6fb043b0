import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { wordsOf } from './values.ts';

const standard = getDefaultRegistry() as unknown as {
  fields: Record<'SchemaField', ComponentType<FieldProps>>;
  widgets: Record<'SelectWidget', ComponentType<WidgetProps>>;
};

/** A field of words grows with them. An empty one is no value where it may be left out. */
function Words({ id, value = '', required, onChange, rawErrors, schema }: WidgetProps) {
  const text = String(value);
  const isMarkdown = id.endsWith('_$text');
  return (
    <textarea
      id={id}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={`${id}__error ${id}__description`}
      rows={isMarkdown ? 24 : Math.min(12, text.split('\n').length + Math.floor(text.length / 45))}
      spellCheck={!schema.pattern}
      value={text}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isMarkdown && !text.includes('\n')) event.preventDefault();
      }}
      onChange={({ target }) => onChange(target.value === '' && !required ? undefined : target.value)}
    />
  );
}

/** One of some names; one of very many is typed, with suggestions. */
function Choose(props: WidgetProps) {
  const { id, value = '', options, onChange } = props;
  const names = (options.enumOptions ?? []).map((option) => String(option.value));
  if (names.length < 50) return <standard.widgets.SelectWidget {...props} />;
  const suggested = names.filter((name) => value && name.includes(value)).slice(0, 40);
  return (
    <>
      <input id={id} list={`${id}-names`} value={value} onChange={({ target }) => onChange(target.value)} />
      <datalist id={`${id}-names`}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A value of several kinds: a list stays a list, and of what is typed, true and numbers are what they are. */
function Choice(props: FieldProps) {
  const { schema, formData, fieldPathId, onChange } = props;
  const kinds = (schema.anyOf ?? []) as RJSFSchema[];
  const list = kinds.find(({ type }) => type === 'array');
  if (Array.isArray(formData) && list)
    return <standard.fields.SchemaField {...props} schema={list} uiSchema={{}} />;
  const read = (text: string) => {
    if (text === 'true' && kinds.some((kind) => kind.const === true)) return true;
    const isNumber = kinds.some(({ type }) => type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text);
    return isNumber ? Number(text) : text;
  };
  const { $id: id, path } = fieldPathId;
  const words = { ...props, id, value: formData, required: true } as unknown as WidgetProps;
  return (
    <>
      <label htmlFor={id}>{wordsOf(String(path.at(-1)))}</label>
      <Words {...words} onChange={(text) => onChange(read(text), path)} />
    </>
  );
}

export const widgets = { TextWidget: Words, EmailWidget: Words, SelectWidget: Choose };
export const fields = { Choice };
