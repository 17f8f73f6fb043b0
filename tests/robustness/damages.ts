/** A damaged content file. */
export interface Damage {
  /** What was done, for statistics and messages. */
  kind: string;
  file: string;
  /** The damaged line, counted from 1; 1 for a whole file. */
  line: number;
  bytes: Buffer;
}

/** Damages a file's text; undefined if it does not apply to the text. */
type Vandal = (text: string, random: Random) => { text: string | Buffer; line: number } | undefined;

/** A number from 0 (included) to 1. */
export type Random = () => number;

/** Pseudo-random numbers, the same for the same seed: mulberry32, public domain. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <Item>(items: Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Lines of a text that match a pattern, counted from 0. */
const linesLike = (text: string, pattern: RegExp) =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index] : []));

/** Changes one line that matches a pattern; null removes it. */
const changeLine =
  (pattern: RegExp, change: (line: string, random: Random) => string | null): Vandal =>
  (text, random) => {
    const index = pick(linesLike(text, pattern), random);
    if (index === undefined) return undefined;
    const lines = text.split('\n');
    const changed = change(lines[index] ?? '', random);
    if (changed === lines[index]) return undefined;
    lines.splice(index, 1, ...(changed === null ? [] : [changed]));
    return { text: lines.join('\n'), line: index + 1 };
  };

/** A line with the nested lines below it. */
function blockAt(lines: string[], index: number): number {
  const depth = (line: string) => line.search(/\S/);
  const start = depth(lines[index] ?? '');
  let end = index + 1;
  while (end < lines.length && (lines[end]?.trim() === '' || depth(lines[end] ?? '') > start)) end += 1;
  return end;
}

const KEY = /^\s*(?:- )?[a-zA-Z]\w*:/;
const SCALAR = /^\s*(?:- )?[a-zA-Z]\w*: \S/;
const ITEM = /^\s*- /;
const TEXT_LINE = /^[A-Z].{20,}/;

const withValue = (line: string, value: string) => line.replace(/: .*$/, () => `: ${value}`);
const swapLetters = (word: string) => (word.length < 2 ? `${word}x` : `${word[1]}${word[0]}${word.slice(2)}`);

/** What editors, programs and vandals do to a YAML file. */
const yaml: Record<string, Vandal> = {
  'key deleted': (text, random) => {
    const index = pick(linesLike(text, /^\s*[a-zA-Z]\w*:/), random);
    if (index === undefined) return undefined;
    const lines = text.split('\n');
    lines.splice(index, blockAt(lines, index) - index);
    return { text: lines.join('\n'), line: index + 1 };
  },
  'key misspelled': changeLine(KEY, (line) => line.replace(/[a-zA-Z]\w*/, swapLetters)),
  'key twice': changeLine(SCALAR, (line) => `${line}\n${line.replace('- ', '  ')}`),
  'value of another type': changeLine(SCALAR, (line, random) =>
    withValue(line, pick(['[1, 2]', '{ a: 1 }', 'true', '42', 'null', '~', '2024-01-01'], random) ?? ''),
  ),
  'value missing': changeLine(SCALAR, (line) => line.replace(/: .*$/, ':')),
  'value out of range': changeLine(/: \d+$/, (line, random) =>
    withValue(line, pick(['-1', '0', '1e9', '99999999', '.inf', '0.5'], random) ?? ''),
  ),
  'value huge': changeLine(SCALAR, (line) => withValue(line, `"${'lamp '.repeat(20_000)}"`)),
  'entry twice': (text, random) => {
    const index = pick(linesLike(text, ITEM), random);
    if (index === undefined) return undefined;
    const lines = text.split('\n');
    const end = blockAt(lines, index);
    lines.splice(end, 0, ...lines.slice(index, end));
    return { text: lines.join('\n'), line: end + 1 };
  },
  'indent wrong': changeLine(/^\s+\S/, (line, random) =>
    random() < 0.5 ? ` ${line}` : line.replace(/^ /, random() < 0.5 ? '' : '   '),
  ),
  'tab for blanks': changeLine(/^ {2}/, (line) => line.replace(/^ {2}/, '\t')),
  'control character': changeLine(
    SCALAR,
    (line, random) => `${line}${pick(['\u0000', '\u0007', '\u001b', '\u0085', '\u2028'], random)}x`,
  ),
  'quote left open': changeLine(SCALAR, (line) => withValue(line, '"never closed')),
  'colon or sign in the value': changeLine(SCALAR, (line, random) =>
    withValue(
      line,
      pick(
        ['a: b: c', '@home', '%home', '*home', '&', '!lamp x', '`x`', '- x', '? x', '{x', '[x', '|', '> x'],
        random,
      ) ?? '',
    ),
  ),
  'script for an address': changeLine(/^\s*(?:- )?(?:href|url|to): /, (line, random) =>
    withValue(
      line,
      pick(
        [
          'javascript:alert(1)',
          '"data:text/html,<script>x</script>"',
          'vbscript:x',
          '"//evil.example"',
          '" javascript:alert(1)"',
        ],
        random,
      ) ?? '',
    ),
  ),
  'address of nothing': changeLine(/^\s*(?:- )?(?:href|to): /, (line, random) =>
    withValue(line, pick(['/nothing/', '/packages/#nothing', '/services/'], random) ?? ''),
  ),
  'picture, icon or tint of nothing': changeLine(/^\s*(?:- )?(?:name|icon|tint|color|layout): /, (line) =>
    withValue(line, 'nothing-like-it'),
  ),
  'HTML in a text': changeLine(SCALAR, (line) =>
    withValue(line, `'<x-mutant onclick="alert(1)">&amp;<script>alert(1)</script>'`),
  ),
  'conflict markers': changeLine(SCALAR, (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> branch`),
};

/** The same for a Markdown file. */
const markdown: Record<string, Vandal> = {
  'link to nothing': changeLine(TEXT_LINE, (line) => `${line} See [our lamps](/nothing/).`),
  'fragment of nothing': changeLine(TEXT_LINE, (line) => `${line} See [our lamps](/packages/#nothing).`),
  'link that is no address': changeLine(TEXT_LINE, (line) => `${line} See [our lamps](https://).`),
  'link with a script': changeLine(
    TEXT_LINE,
    (line, random) =>
      `${line} See [our lamps](${pick(['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'vbscript:x'], random)}).`,
  ),
  'link left open': changeLine(TEXT_LINE, (line) => `${line} See [our lamps](/packages/.`),
  'HTML in Markdown': changeLine(
    TEXT_LINE,
    (line, random) =>
      `${line} ${pick(['<x-mutant>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!-- note -->'], random)}`,
  ),
  'unknown placeholder': changeLine(TEXT_LINE, (line) => `${line} Ask {agencie}.`),
  'heading of the page': changeLine(/^## /, (line) => line.replace('## ', '# ')),
  'section without heading': changeLine(/^## /, () => null),
  'control character in Markdown': changeLine(TEXT_LINE, (line) => `${line}\u0007`),
  'front matter left open': changeLine(/^---$/, () => null),
};

/** Damage to a whole file, by programs rather than by people. */
const whole: Record<string, Vandal> = {
  'file empty': () => ({ text: '', line: 1 }),
  'file of blanks': () => ({ text: ' \n\n  \n', line: 1 }),
  'file cut off': (text, random) => {
    const kept = text.slice(0, Math.floor(text.length * (0.1 + 0.8 * random())));
    return { text: kept, line: kept.split('\n').length };
  },
  'byte order mark': (text) => ({ text: `\uFEFF${text}`, line: 1 }),
  'line ends of Windows': (text) => ({ text: text.replaceAll('\n', '\r\n'), line: 1 }),
  'saved as UTF-16': (text) => ({ text: Buffer.from(`\uFEFF${text}`, 'utf16le'), line: 1 }),
  'saved as Latin-1': (text, random) => {
    const index = pick(linesLike(text, /\w{4}/), random);
    if (index === undefined) return undefined;
    const lines = text.split('\n');
    lines[index] = `${lines[index]} # caf\u00e9`;
    return {
      text: Buffer.from(lines.join('\n').replaceAll(/[\u0100-\uffff]/g, '?'), 'latin1'),
      line: index + 1,
    };
  },
};

/**
 * Damages files one after another in every way, until there are enough. No two results are equal.
 * @param files text of each content file
 */
export function damage(files: ReadonlyMap<string, string>, count: number, seed: number): Damage[] {
  const random = seeded(seed);
  const names = [...files.keys()];
  const seen = new Set<string>();
  const damages: Damage[] = [];
  const kinds = Object.entries({ ...yaml, ...markdown, ...whole });
  for (let turn = 0; damages.length < count; turn += 1) {
    if (turn > count * 50) throw new Error(`Only ${damages.length} different damages could be made.`);
    const [kind, vandal] = kinds[turn % kinds.length] as (typeof kinds)[number];
    const file =
      pick(
        names.filter((name) => fits(kind, name)),
        random,
      ) ?? '';
    const done = vandal(files.get(file) ?? '', random);
    if (!done) continue;
    const bytes = Buffer.from(done.text as string);
    const key = `${file} ${bytes.toString('base64')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    damages.push({ kind, file, line: done.line, bytes });
  }
  return damages;
}

const fits = (kind: string, file: string) =>
  kind in whole || (kind in markdown ? file.endsWith('.md') : file.endsWith('.yaml'));
