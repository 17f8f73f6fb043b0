import type { WidgetProps } from '@rjsf/utils';
import { type Kind, linesOf, markdownOf, ofKind } from './typed-text.ts';

/** A field of words grows with them. An empty one is no value where it may be left out. */
function Words({ id, value = '', required, schema, onChange, rawErrors }: WidgetProps) {
  const { kinds = [] } = schema as { kinds?: Kind[] };
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const isMarkdown = id.endsWith('_$text');
  const hasLines = isMarkdown || text.includes('\n') || kinds.some(({ type }) => type === 'array');
  const read = (typed: string) => {
    if (isMarkdown) return markdownOf(typed);
    return ofKind(hasLines || !typed.includes('\n') ? typed : linesOf(typed).join(' '), kinds);
  };
  return (
    <textarea
      id={id}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={`${id}__error ${id}__description`}
      rows={isMarkdown ? 24 : Math.min(12, text.split('\n').length + Math.floor(text.length / 45))}
      value={text}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !hasLines) event.preventDefault();
      }}
      onChange={({ target }) => onChange(target.value || required ? read(target.value) : undefined)}
    />
  );
}

/** An icon, found by its name, with its picture. */
function Icon({ id, value, schema, onChange }: WidgetProps) {
  const { names = [] } = schema as { names?: string[] };
  return (
    <>
      <input
        id={id}
        type="search"
        list={`${id}_names`}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}_names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {names.includes(value) && <img className="icon" src={`icon/${value}`} alt={value} />}
    </>
  );
}

export const widgets = { TextWidget: Words, EmailWidget: Words, icon: Icon };
