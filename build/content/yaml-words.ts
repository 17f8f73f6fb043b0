import type { YAMLError } from 'yaml';

/** A syntax error in plain words, and where to look. */
export interface Said {
  /** Offset of the place. */
  offset: number;
  message: string;
}

/** A line of a file, and its tokens. */
interface Line {
  text: string;
  /** Offset of the line. */
  start: number;
  /** Spaces before its first word. */
  indent: number;
  /** The text after its key or its dash. */
  value: string;
}

/**
 * Explains the first syntax error.
 * @param error from the package `yaml`
 * @param text the whole file
 */
export function inPlainWords(error: YAMLError, text: string): Said {
  const [offset] = error.pos;
  const line = lineAt(text, offset);
  const before = lineAt(text, Math.max(0, line.start - 1));
  const next = lineAt(text, line.start + line.text.length + 1);
  const said =
    aboutBeginning(line) ??
    aboutSigns(error, line) ??
    aboutColumns(error, line, before, next) ??
    `${error.message.slice(0, 200)}. Check the indent (2 spaces a level), the quotes and the colons around this place.`;
  return typeof said === 'string' ? { offset, message: said } : said;
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? undefined : end).trimEnd();
  const [, indent = ''] = /^( *)/.exec(line) ?? [];
  const [, value = ''] = /^ *(?:- +)*(?:[\w-]+: +)?(.*)$/.exec(line) ?? [];
  return { text: line, start, indent: indent.length, value };
}

/** A text in the quotes that it does not contain itself. */
const quoted = (text: string) => {
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `'${text}'`;
};

/** Characters with a special meaning at the beginning of a value. */
function aboutBeginning({ value }: Line): string | undefined {
  const first = value.charAt(0);
  if (/^!sample\S/.test(value)) return 'put a space after "!sample".';
  const isText = /^[%@`&*!|>[{?-]/.test(value) && !/^!sample\b|^[|>][-+\d]*$|^[[{].*[\]}]$/.test(value);
  if (isText) return `a text must not begin with ${first} here. Put quotes around it: ${quoted(value)}.`;
  const [, inner] = /^"([^"]*)".+$/.exec(value) ?? /^'((?:[^']|'')*)'.+$/.exec(value) ?? [];
  if (inner === undefined) return undefined;
  // An apostrophe ends a text that single quotes begin.
  const whole = /'$/.test(value) && first === "'" ? value.slice(1, -1) : value;
  return `the quote that begins this text ends before the text does. Put other quotes around the whole: ${quoted(whole)}.`;
}

function aboutSigns({ code }: YAMLError, { text }: Line): string | undefined {
  if (code === 'TAB_AS_INDENT') return 'this line begins with a tab. Put 2 spaces for each level instead.';
  if (code === 'MULTIPLE_DOCS') return 'here begins a second document. Remove the line "---" above it.';
  const [, key, value] = /^ *(?:- +)*([\w-]+):(\S.*)$/.exec(text) ?? [];
  if (key) return `put a space after the colon: ${key}: ${value}`;
  return undefined;
}

const COLUMN =
  'this line is not aligned with the lines that it belongs with. Put as many spaces before it as there are before them.';

function aboutColumns(
  { code, message }: YAMLError,
  line: Line,
  before: Line,
  next: Line,
): string | Said | undefined {
  if (/[|>][-+]?$/.test(before.text) && line.indent <= before.indent)
    return `the text below "${before.text.slice(-2).trim()}" must begin 2 spaces further to the right than its key.`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (/: .*: /.test(line.text) || next.indent <= line.indent || !/^ *[\w-]+:/.test(next.text))
      return 'there is a second colon here. Put quotes around the whole text, or begin the second key on a line of its own.';
    return { offset: next.start + next.indent, message: COLUMN };
  }
  if (/same column|proper|indent|without - indicator/i.test(message) || code === 'BAD_INDENT') return COLUMN;
  if (/Implicit (?:map )?keys? need/.test(message))
    return 'this line has no key. Begin it with a key and a colon, or with more spaces than the line whose text it continues.';
  return undefined;
}
