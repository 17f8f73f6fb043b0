import { EVENT_ID, parseEvents } from 'js-yaml/browser';

/** A mistake in plain words, and where to look. */
export interface Mistake {
  /** Offset of the place. */
  offset: number;
  /** A complete sentence. */
  message: string;
}

/** Maximum nesting levels of content. The shipped files have at most six. */
export const DEEPEST = 40;

const cannot = (why: string) => `This cannot be read: ${why}`;

const TWICE = cannot(
  'this key appears twice in its group. If an entry of a list begins here, put "- " before it; otherwise remove one.',
);
export const SECOND_DOCUMENT = cannot('here begins a second document. Remove the line "---" above it.');
const TOO_DEEP = `The file is nested more than ${DEEPEST} levels deep here, which no content needs. Check the brackets and the signs at the beginning of this line.`;
const OPEN_QUOTE = cannot('the quote that begins here is never closed. Close it, or leave it out.');
const COLUMN =
  'this line is not aligned with the lines that it belongs with. Put as many spaces before it as there are before them.';
const COLON =
  'there is a second colon here. Put quotes around the whole text, or begin the second key on a line of its own.';
const CURLY =
  'there is a second colon here, and curly quotes are a part of the text. Put straight quotes (") around the whole text.';
const NO_KEY =
  'this line has no key. Begin it with a key and a colon, with more spaces than the line whose text it continues, or with "# " if visitors should not see it.';

/** Text that begins with * is an alias of what & marks, which is rarely intended. */
const repeats = (text: string) =>
  `A value that begins with "*" repeats another one in YAML. Put quotes around it: "*${/^[^\s,[\]{}]*/.exec(text)?.[0]}".`;

/** A line of a file, and its parts. */
type Line = ReturnType<typeof lineAt>;

/**
 * Explains a syntax error.
 * @param reason the parser's
 * @param offset at which the parser gave up
 * @param text the whole file
 */
export function inPlainWords(reason: string, offset: number, text: string): Mistake {
  if (reason.startsWith('nesting')) return { offset, message: TOO_DEEP };
  // The parser counts from after a quote or an asterisk.
  const sign = /["'*]/.test(text.charAt(offset - 1)) ? 1 : 0;
  if (reason.startsWith('duplicated')) return { offset: offset - sign, message: TWICE };
  if (reason.startsWith('aliases')) return { offset: offset - sign, message: repeats(text.slice(offset)) };
  const quote = /deficient|within a/.test(reason) ? openQuote(text, offset) : undefined;
  if (quote !== undefined)
    return { offset: quote, message: OPEN_QUOTE + aboutApostrophe(lineAt(text, quote)) };
  const isColon = text.charAt(offset) === ':';
  const isLate = reason.includes('multiline key') || (isColon && reason.includes('document separator'));
  const line = isLate ? lineWithoutKey(text, offset) : lineAt(text, offset);
  const first = line.start + line.indent;
  const beginning = aboutBeginning(line);
  if (beginning) return { offset: isLate ? first : offset, message: cannot(beginning) };
  const before = lineAt(text, line.start - 1);
  const whole = aboutLine(line, before);
  if (whole) return { offset: first, message: cannot(whole) };
  // The parser took the line above for text.
  const above = aboutIndent(before);
  if (above) return { offset: before.start + before.indent, message: cannot(above) };
  if (isLate || reason.startsWith("expected ':'")) return { offset: first, message: cannot(NO_KEY) };
  if (isColon && /:\s/.test(text.slice(line.start, offset))) {
    const why = /^(?:!sample +)?[“‘]/.test(line.value) ? CURLY : COLON;
    return { offset: line.start + line.text.length - line.value.length, message: cannot(why) };
  }
  if (/indentation|document separator/.test(reason))
    return { offset: isColon ? first : offset, message: cannot(COLUMN) };
  const message = `${reason.slice(0, 200)}. Check the indent (2 spaces a level), the quotes and the colons around this place.`;
  return { offset, message: cannot(message) };
}

/** Where a quote begins that is still open at an offset: with it closed there, everything before is valid. */
function openQuote(text: string, offset: number): number | undefined {
  for (const end of ['"', "'", '"]', "']", '"}', "'}"]) {
    const before = text.slice(0, offset).trimEnd();
    try {
      const last = parseEvents(before + end, {}).findLast((event) => event.type === EVENT_ID.SCALAR);
      if (last?.valueEnd === before.length) return last.valueStart - 1;
    } catch {
      // This is not how it would be closed.
    }
  }
  return undefined;
}

const aboutApostrophe = ({ value }: Line) =>
  /^'\w+ /.test(value) ? ` If it is an apostrophe: ${quoted(value)}.` : '';

function lineAt(text: string, offset: number) {
  /** Offset of the line. */
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? undefined : end).trimEnd();
  const [, indent = ''] = /^( *)/.exec(line) ?? [];
  /** The text after its key or its dash. */
  const [, value = ''] = /^ *(?:- +)*(?:[\w-]+: +)?(.*)$/.exec(line) ?? [];
  return { text: line, start, indent: indent.length, value };
}

/** The first of the lines without a key above a place at which the parser found that they have none. */
function lineWithoutKey(text: string, offset: number): Line {
  let line = lineAt(text, lineAt(text, offset).start - 1);
  for (;;) {
    const above = lineAt(text, line.start - 1);
    if (line.start === 0 || /:(?: |$)|^ *(?:- |#|$)/.test(above.text)) return line;
    line = above;
  }
}

/** A text in the quotes that it does not contain itself. */
const quoted = (text: string) => {
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `'${text}'`;
};

/** Characters with a special meaning at the beginning of a value. */
function aboutBeginning({ value }: Line): string | undefined {
  const first = value.charAt(0);
  if (/^!sample/i.test(value) && !/^!sample(?:\s|$)/.test(value))
    return 'write "!sample" in lowercase letters, with a space after it.';
  const isText = /^[%@`&*!|>[{?,-]/.test(value) && !/^!sample\b|^[|>][-+\d]*$|^[[{].*[\]}]$/.test(value);
  if (/^-\S/.test(value))
    return `put a space after the hyphen if it begins an entry of a list; otherwise put quotes around the text: ${quoted(value)}.`;
  if (isText) return `a text must not begin with ${first} here. Put quotes around it: ${quoted(value)}.`;
  const [, inner] = /^"([^"]*)".+$/.exec(value) ?? /^'((?:[^']|'')*)'.+$/.exec(value) ?? [];
  if (inner === undefined) return undefined;
  // An apostrophe, or a word in quotes, ends a text that quotes begin.
  const isQuoted = /^'.*'$|^"[^"]*\s".*"$/.test(value);
  const whole = isQuoted ? value.slice(1, -1) : value;
  return `the quote that begins this text ends before the text does. Put other quotes around the whole: ${quoted(whole)}.`;
}

/** What only looks like the spaces or the hyphen of YAML. */
function aboutIndent(line: Line): string | undefined {
  if (/^ *\t/.test(line.text)) return 'this line begins with a tab. Put 2 spaces for each level instead.';
  if (/^ *\u00a0|^ *(?:- +)*[\w-]+:\u00a0/.test(line.text))
    return 'this line has a no-break space before its first words, as copied text has them. Put ordinary spaces instead.';
  if (/^ *[–—•·]\s/.test(line.text))
    return 'this line begins with a sign that word processors put in place of a hyphen. Put a hyphen (-) instead.';
  return undefined;
}

function aboutLine(line: Line, before: Line): string | undefined {
  const indent = aboutIndent(line);
  if (indent) return indent;
  const [, key, value] = /^ *(?:- +)*([\w-]+):(\S.*)$/.exec(line.text) ?? [];
  if (key) return `put a space after the colon: ${key}: ${value}`;
  if (/: +\[\]$/.test(before.text))
    return 'the line above says that its list is empty. Remove the "[]" there.';
  if (/[|>][-+]?$/.test(before.text) && line.indent <= before.indent)
    return `the text below "${before.text.slice(-2).trim()}" must begin 2 spaces further to the right than its key.`;
  return undefined;
}
