import { oneOf, type Random, seeded } from '../seeded.ts';

/** A damaged content file. */
export interface Damage {
  /** What was done, for messages. */
  kind: string;
  file: string;
  /** The damaged line, counted from 1; undefined for a whole file. */
  line: number | undefined;
  text: string | Buffer;
}

/** The lines that can be damaged, and what becomes of one. */
type Vandal = [lines: RegExp, change: (line: string, random: Random) => string];

const SCALAR = /^\s*(?:- )?[a-zA-Z]\w*: \S/;
const TEXT_LINE = /^[A-Z].{20,}/;

/** One of several values instead of a value. */
const valued =
  (...values: string[]) =>
  (line: string, random: Random) =>
    line.replace(/: .*$/, () => `: ${oneOf(random, values)}`);

/** What editors, programs and vandals do to a line of YAML. */
const yaml: Record<string, Vandal> = {
  'key deleted': [SCALAR, () => ''],
  'key misspelled': [SCALAR, (line) => line.replace(/(\w+):/, 'x$1:')],
  'key twice': [SCALAR, (line) => `${line}\n${line.replace('- ', '  ')}`],
  'value of another type': [SCALAR, valued('[1, 2]', '{ a: 1 }', 'true', '42', 'null', '~', '2024-01-01')],
  'value missing': [SCALAR, (line) => line.replace(/: .*$/, ':')],
  'value out of range': [/: \d+$/, valued('-1', '0', '1e9', '99999999', '.inf', '0.5')],
  'value huge': [SCALAR, valued(`"${'lamp '.repeat(20_000)}"`)],
  'indent wrong': [/^\s+\S/, (line, random) => oneOf(random, [` ${line}`, line.slice(1), `  ${line}`]) ?? ''],
  'tab for blanks': [/^ {2}/, (line) => line.replace(/^ {2}/, '\t')],
  'control character': [SCALAR, (line, random) => `${line}${oneOf(random, ['\u0000', '\u001b', '\u2028'])}x`],
  'quote left open': [SCALAR, valued('"never closed')],
  'sign in the value': [SCALAR, valued('a: b: c', '@home', '*home', '&', '!lamp x', '- x', '{x', '[x', '|')],
  'script for an address': [
    /^\s*(?:- )?(?:href|url|to): /,
    valued('javascript:alert(1)', '"//evil.example"'),
  ],
  'address of nothing': [/^\s*(?:- )?(?:href|to): /, valued('/nothing/', '/packages/#nothing')],
  'HTML in a text': [SCALAR, valued(`'<x-mutant onclick="alert(1)">&amp;<script>alert(1)</script>'`)],
  'conflict markers': [SCALAR, (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> branch`],
};

/** The same for Markdown. */
const markdown: Record<string, Vandal> = {
  'link to nothing': [TEXT_LINE, (line) => `${line} See [our lamps](/packages/#nothing).`],
  'link with a script': [TEXT_LINE, (line) => `${line} See [our lamps](JavaScript:x).`],
  'link left open': [TEXT_LINE, (line) => `${line} See [our lamps](/packages/.`],
  'HTML in Markdown': [
    TEXT_LINE,
    (line, random) =>
      `${line} ${oneOf(random, ['<x-mutant>', '<script>alert(1)</script>', '<!-- note -->'])}`,
  ],
  'heading of the page': [/^## /, (line) => line.replace('## ', '# ')],
  'front matter left open': [/^---$/, () => ''],
};

/** What programs do to a whole file. */
const whole: Record<string, (text: string, random: Random) => string | Buffer> = {
  'file empty': () => '',
  'file cut off': (text, random) => text.slice(0, Math.floor(text.length * (0.1 + 0.8 * random()))),
  'byte order mark': (text) => `\uFEFF${text}`,
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'saved as UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
};

/**
 * Damages files one after another in every way, until there are enough.
 * @param files text of each content file
 */
export function damage(files: ReadonlyMap<string, string>, count: number, seed: number): Damage[] {
  const random = seeded(String(seed));
  const kinds = Object.keys({ ...yaml, ...markdown, ...whole });
  const damages: Damage[] = [];
  for (let turn = 0; damages.length < count; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? '';
    const names = [...files.keys()].filter(
      (file) => kind in whole || file.endsWith(kind in yaml ? '.yaml' : '.md'),
    );
    const file = oneOf(random, names) ?? '';
    const text = files.get(file) ?? '';
    const done = whole[kind] ? { text: whole[kind](text, random) } : changeLine(text, kind, random);
    if (done) damages.push({ line: undefined, ...done, kind, file });
  }
  return damages;
}

/** Changes one of the lines; undefined if there are none. */
function changeLine(text: string, kind: string, random: Random) {
  const [which, change] = yaml[kind] ?? (markdown[kind] as Vandal);
  const lines = text.split('\n');
  const index = oneOf(
    random,
    [...lines.keys()].filter((each) => which.test(lines[each] ?? '')),
  );
  if (index === undefined) return undefined;
  lines[index] = change(lines[index] ?? '', random);
  return { line: index + 1, text: lines.join('\n') };
}
