import { Document, isCollection, isMap, isPair, isScalar, type Node, type Pair, Scalar } from 'yaml';

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The offset of the line end that follows. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** Where a value ends, without the comments and line ends that follow it. */
export function endOf(text: string, node: unknown): number {
  if (isPair(node)) return isEmpty(node.value) ? endOf(text, node.key) : endOf(text, node.value);
  if (isCollection(node) && !node.flow) return endOf(text, node.items.at(-1));
  const end = (node as Node).range?.[1] ?? 0;
  // A block text holds its last line end.
  return text[end - 1] === '\n' ? end - 1 : end;
}

/** A key without a value. */
export const isEmpty = (value: unknown): boolean =>
  !value || (isScalar(value) && value.range?.[0] === value.range?.[1]);

export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** Folding a line would change lines that nobody touched. */
const OPTIONS = { lineWidth: 0 };

/**
 * `key: value` in lines without the last line end, below a key in the given column.
 * @param old the value before: its quotes stay where the new value allows, and its mark
 */
export function pairText(key: string, value: unknown, column: number, old?: unknown): string {
  const document = new Document({ [key]: value });
  const [pair] = isMap(document.contents) ? document.contents.items : [];
  if (isScalar(old) && old.type && isScalar(pair?.value)) pair.value.type = old.type;
  if ((old as Node | null)?.tag === '!sample') (pair?.value as Node).tag = '!sample';
  return indented(document, column);
}

/** `- value` in lines without the last line end, for a dash in the given column. */
export const entryText = (value: unknown, column: number): string => indented(new Document([value]), column);

const indented = (document: Document, column: number): string =>
  document
    .toString(OPTIONS)
    .replace(/\n$/, '')
    .replace(/\n(?!\n)/g, `\n${' '.repeat(column)}`);

/** A scalar below a key or a dash in the given column. @param source the old one as it is written */
export function scalarText(value: unknown, column: number, old: Scalar, source: string): string {
  const folded = old.type === 'BLOCK_FOLDED' && refolded(source, old.value, value);
  if (folded) return folded;
  const untagged = Object.assign(new Scalar(''), old.type && { type: old.type });
  return pairText('k', value, column, untagged).slice('k: '.length);
}

/**
 * A folded text (`>-`) with other words in it: lines before and after what changed stay.
 * @returns undefined where lines are more than words that follow each other
 */
function refolded(source: string, before: unknown, after: unknown): string | undefined {
  const [sign = '', ...lines] = source.split('\n');
  const words = lines.map((line) => line.trim());
  if (typeof after !== 'string' || words.join(' ') !== before || /\n|^\s|\s\s|\s$/.test(after))
    return undefined;
  let middle = after;
  let [first, last] = [0, lines.length];
  while (first < last && middle.startsWith(`${words[first]} `))
    middle = middle.slice(`${words[first++]} `.length);
  while (last > first && middle.endsWith(` ${words[last - 1]}`))
    middle = middle.slice(0, -` ${words[--last]}`.length);
  const indent = /^ */.exec(lines[0] ?? '')?.[0];
  return [sign, ...lines.slice(0, first), `${indent}${middle}`, ...lines.slice(last)].join('\n');
}

/** A value within brackets. @param type how its quotes are */
export function flowText(value: unknown, type?: Scalar['type']): string {
  const document = new Document([value]);
  const [node] = (document.contents as unknown as { items: Node[] }).items;
  if (type && isScalar(node)) node.type = type;
  const options = { ...OPTIONS, collectionStyle: 'flow', flowCollectionPadding: false } as const;
  return document.toString(options).trimEnd().slice(1, -1);
}
