import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { linesOf, markdownOf, ofKind } from './typed-text.ts';

/** A field of words grows with them. An empty one is no value where it may be left out. */
function Words({ id, value = '', required, schema, onChange, rawErrors }: WidgetProps) {
  const { kinds = [] } = schema as { kinds?: { type: string }[] };
  // Blank lines are no part of a list, but somebody may be about to write an entry there.
  const [typed, setTyped] = useState('');
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const isMarkdown = id.endsWith('_$text');
  const hasLines = isMarkdown || text.includes('\n') || kinds.some(({ type }) => type === 'array');
  // Words that are pasted may become others.
  const isSeen = !isMarkdown && (hasLines || !typed.includes('\n'));
  const read = (raw: string) => {
    // A line break within a paragraph of a word processor.
    const lines = raw.replace(/[\v\u2028\u2029]/g, '\n');
    if (isMarkdown) return markdownOf(lines);
    return ofKind(hasLines || !lines.includes('\n') ? lines : linesOf(lines).join(' '), kinds);
  };
  return (
    <textarea
      id={id}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={`${id}__error ${id}__description`}
      rows={isMarkdown ? 24 : Math.min(12, text.split('\n').length + Math.floor(text.length / 45))}
      value={isSeen && JSON.stringify(read(typed)) === JSON.stringify(value) ? typed : text}
      onKeyDown={(event) => event.key === 'Enter' && !hasLines && event.preventDefault()}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value || required ? read(target.value) : undefined);
      }}
    />
  );
}

const MOST_ICONS = 48;

/** Chooses an icon by its picture. */
function Icons({ id, label, value, schema, onChange }: WidgetProps) {
  const { names = [] } = schema as { names?: string[] };
  const [sought, setSought] = useState('');
  const found = names.filter((name) => name.includes(sought.trim().toLowerCase().replaceAll(' ', '-')));
  const choice = { type: 'button', popoverTarget: `${id}_icons` } as const;
  return (
    <>
      <button id={id} {...choice} aria-label={`${label}: ${value}`}>
        <img src={`icon/${value}.svg`} alt="" /> {value}
      </button>
      <div id={choice.popoverTarget} popover="auto">
        <input
          type="search"
          aria-label="Search an icon, such as phone"
          placeholder="Search, such as phone"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <div className="icons">
          {found.slice(0, MOST_ICONS).map((name) => (
            <button key={name} {...choice} aria-pressed={name === value} onClick={() => onChange(name)}>
              <img src={`icon/${name}.svg`} alt={name} title={name} loading="lazy" />
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

export const widgets = { TextWidget: Words, EmailWidget: Words, icon: Icons };
