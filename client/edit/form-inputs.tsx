import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

const SchemaField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** A field of words grows with them. An empty one is no value where it may be left out. */
function Words({ id, value = '', required, onChange, rawErrors }: WidgetProps) {
  const text = String(value);
  const isMarkdown = id.endsWith('_$text');
  return (
    <textarea
      id={id}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={`${id}__error ${id}__description`}
      rows={isMarkdown ? 24 : Math.min(12, text.split('\n').length + Math.floor(text.length / 45))}
      value={text}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isMarkdown && !text.includes('\n')) event.preventDefault();
      }}
      onChange={({ target }) => onChange(target.value || required ? target.value : undefined)}
    />
  );
}

/** A value of several kinds: a list stays a list, and of what is typed, true and numbers are what they are. */
function Choice({ schema, formData, onChange, ...props }: FieldProps) {
  const kinds = (schema.anyOf ?? []) as RJSFSchema[];
  const list = kinds.find(({ type }) => type === 'array');
  if (Array.isArray(formData) && list)
    return <SchemaField {...props} schema={list} formData={formData} onChange={onChange} />;
  const read = (text: unknown) => {
    if (text === 'true' && kinds.some((kind) => kind.const === true)) return true;
    const isNumber = kinds.some(({ type }) => type === 'number') && /^-?\d+(?:\.\d+)?$/.test(String(text));
    return isNumber ? Number(text) : text;
  };
  const text = formData === undefined ? undefined : String(formData);
  return (
    <SchemaField
      {...props}
      schema={{ type: 'string' }}
      formData={text}
      onChange={(next, ...rest) => onChange(read(next), ...rest)}
    />
  );
}

export const widgets = { TextWidget: Words, EmailWidget: Words };
export const fields = { AnyOfField: Choice };
