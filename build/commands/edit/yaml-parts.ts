import type { CST, Node, YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isPair } from 'yaml';
import { endOf, lineEnd } from './yaml-text.ts';

export type Collection = YAMLMap | YAMLSeq;

/** An entry of a list, or a key with its value, as it is written. */
export interface Part {
  item: unknown;
  value: Node | null;
  /** Where the comments right above it begin, where it begins itself, and where what follows it begins. */
  lead: number;
  from: number;
  to: number;
}

/** Where a value is: of a list or group in lines of its own, up to the end of the last one. */
export function regionOf(text: string, node: Node): [from: number, to: number] {
  const end = endOf(text, node);
  if (!isCollection(node) || node.flow) return [node.range?.[0] ?? 0, end];
  return [startOf(node as Collection, 0), lineEnd(text, end)];
}

/** Where an item of a block begins: its key or its dash. */
export function startOf(node: Collection, index: number): number {
  const { start = [] } = (node.srcToken as CST.BlockSequence).items[index] ?? {};
  const item = node.items[index];
  if (isPair(item)) return (item.key as Node).range?.[0] ?? 0;
  return start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0;
}

/** The lines of each item, with the comments right above it; those above the first one are about the whole. */
export function partsOf(text: string, node: Collection): Part[] {
  const starts = node.items.map((_item, index) => startOf(node, index));
  const leads = starts.map((start, index) => {
    if (index === 0) return start;
    const floor = lineEnd(text, endOf(text, node.items[index - 1])) + 1;
    const [comments = ''] = /(?:^[ \t]*#.*\n)*[ \t]*(?![\s\S])/m.exec(text.slice(floor, start)) ?? [];
    return start - comments.length;
  });
  return node.items.map((item, index) => ({
    item,
    value: (isPair(item) ? item.value : item) as Node | null,
    lead: leads[index] ?? 0,
    from: starts[index] ?? 0,
    to: leads[index + 1] ?? regionOf(text, node)[1],
  }));
}

/** What lies between brackets and commas. */
export function flowParts(text: string, node: Collection, open: number): Part[] {
  let at = open + 1;
  return node.items.map((item) => {
    const value = (isPair(item) ? item.value : item) as Node | null;
    const from = at + (/^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0);
    at = endOf(text, item);
    return { item, value, lead: from, from, to: at };
  });
}

/** The comments and blank lines around a key that goes. */
export function aroundPart(text: string, { item, lead, from, to }: Part): string {
  const end = lineEnd(text, endOf(text, item)) + 1;
  return text.slice(lead, from).replace(/ *$/, '') + text.slice(Math.min(end, to), to);
}
