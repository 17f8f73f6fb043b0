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

/** A document, and where reading it was given up. */
export interface YamlDocument {
  document: Document;
  /** Characters before the place from which on it is nested deeper than any content; undefined for none. */
  tooDeepAt: number | undefined;
}

/** Levels that content may have. The deepest of what ships has six. */
export const DEEPEST = 40;

/**
 * Reads YAML like the package's `parseDocument`, but gives up on a text that is nested too deeply before the steps that
 * call themselves for each level.
 * @param lines gets the places of all lines
 * @param keepSourceTokens whether each value keeps the signs that it was written with
 */
export function readYaml(
  text: string,
  lines: LineCounter,
  customTags: Tags,
  keepSourceTokens = false,
): YamlDocument {
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
  // Duplicate keys are looked for in duplicateKeys, which does not compare each with each.
  const composer = new Composer({ customTags, uniqueKeys: false, keepSourceTokens });
  const [document, second] = composer.compose(tokens(), true, text.length) as Iterable<Document>;
  if (!document) throw new Error('The package yaml makes a document of any text.');
  if (second)
    document.errors.push(new YAMLParseError([second.range?.[0] ?? 0, text.length], 'MULTIPLE_DOCS', ''));
  return { document, tooDeepAt };
}

/** Offset of the first duplicate key of each group. */
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
