import {
  Composer,
  type Document,
  isScalar,
  Lexer,
  type LineCounter,
  Parser,
  type Tags,
  visit,
  YAMLParseError,
} from 'yaml';

/** A document, and where parsing was given up. */
export interface YamlDocument {
  document: Document;
  /** Offset from which it is nested deeper than any content; undefined if it is not. */
  tooDeepAt: number | undefined;
}

/** Maximum nesting levels of content. The shipped files have at most six. */
export const DEEPEST = 40;

/**
 * Parses YAML like the package's `parseDocument`, but gives up on a text that is nested too deeply before the recursive
 * steps.
 * @param lines receives the offsets of all lines
 */
export function readYaml(text: string, lines: LineCounter, customTags: Tags): YamlDocument {
  let tooDeepAt: number | undefined;
  const parser = new Parser(lines.addNewLine);
  function* tokens() {
    lines.addNewLine(0);
    for (const lexeme of new Lexer().lex(text)) {
      if (parser.stack.length > DEEPEST) {
        tooDeepAt = parser.offset;
        return;
      }
      yield* parser.next(lexeme);
    }
    yield* parser.end();
  }
  // duplicateKeys finds duplicate keys without comparing each with each.
  const composer = new Composer({ customTags, uniqueKeys: false });
  const [document, second] = composer.compose(tokens(), true, text.length) as Iterable<Document>;
  if (!document) throw new Error('The package yaml makes a document of any text.');
  if (second)
    document.errors.push(new YAMLParseError([second.range?.[0] ?? 0, text.length], 'MULTIPLE_DOCS', ''));
  return { document, tooDeepAt };
}

/** Offset of the first duplicate key of each mapping. */
export function duplicateKeys(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const keys = new Set<unknown>();
      const twice = items.find(({ key }) => isScalar(key) && (keys.has(key.value) || !keys.add(key.value)));
      if (isScalar(twice?.key)) found.push(twice.key.range?.[0] ?? 0);
    },
  });
  return found;
}
