import { type Document, isPair, isSeq, LineCounter, type Node, visit } from 'yaml';
import { sampleTags } from '../../content/positions.ts';
import type { Path } from '../../content/source.ts';
import { readYaml } from '../../content/yaml-document.ts';
import { keyOf } from './yaml-text.ts';

/** Reads YAML with the places of all its signs. */
export const documentOf = (text: string): Document =>
  readYaml(text, new LineCounter(), sampleTags, true).document;

/** Takes the mark `!sample` from values. @param paths of them */
export function withoutMarks(text: string, paths: Path[]): string {
  return paths.reduce((marked, path) => {
    const node = documentOf(marked).getIn(path, true) as Node | undefined;
    if (node?.tag !== '!sample') return marked;
    const at = marked.lastIndexOf('!sample', node.range?.[0] ?? 0);
    return marked.slice(0, at).replace(/ $/, '') + marked.slice(at + '!sample'.length);
  }, text);
}

/** Paths of all values that are marked with `!sample`. */
export function markedPaths(document: Document): Path[] {
  const paths: Path[] = [];
  visit(document, {
    Node: (_key, node, ancestors) => {
      if (node.tag === '!sample') paths.push(pathOf(node, ancestors));
    },
  });
  return paths;
}

/** The path of a node that `visit` has come to. */
export function pathOf(node: unknown, ancestors: readonly unknown[]): Path {
  const line = [...ancestors, node];
  return line.flatMap((around, index): (string | number)[] => {
    if (isSeq(around) && index + 1 < line.length) return [around.items.indexOf(line[index + 1])];
    return isPair(around) ? [keyOf(around)] : [];
  });
}
