import { marked, Parser, type Token, type Tokens } from 'marked';
import { parse } from 'node-html-parser';
import { asSentence, type Problem } from '../shared/problems.ts';
import { problemOfUrl } from '../shared/url.ts';

/**
 * Finds links and pictures in Markdown with a forbidden URL.
 * @param token a block of Markdown
 * @param line at which the block begins, counted from 1
 */
export function urlProblems(token: Token, file: string, line: number): Problem[] {
  const problems: Problem[] = [];
  const ahead = linesAhead(token.raw);
  marked.walkTokens([token], (inner) => {
    if (inner.type !== 'link' && inner.type !== 'image') return;
    const message = problemOf(inner as Tokens.Link | Tokens.Image);
    if (message !== undefined) problems.push({ where: `${file}:${line + ahead(inner.raw)}:1`, message });
  });
  return problems;
}

function problemOf(token: Tokens.Link | Tokens.Image): string | undefined {
  const shown = shownUrl(token);
  if (token.type === 'image') return /^\/?images\/[^\\]+$/.test(shown) ? undefined : NOT_OURS;
  // As written and as browsers read it: "javascript&colon;" is a scheme too.
  const problem = problemOfUrl(token.href, 'link') ?? problemOfUrl(shown, 'link');
  return problem && asSentence(problem);
}

const NOT_OURS =
  'Pictures are shown from this site only: any other would be told who reads the page. Put the picture into static/images, and write ![what it shows](images/its-name.jpg).';

/** The URL on the finished page. */
function shownUrl(token: Tokens.Link | Tokens.Image): string {
  const element = parse(Parser.parseInline([token])).querySelector('a, img');
  return element?.getAttribute('href') ?? element?.getAttribute('src') ?? '';
}

/** Returns the number of line breaks before a part of a text; parts must be requested in order. */
export function linesAhead(text: string): (part: string) => number {
  let from = 0;
  let lines = 0;
  return (part) => {
    const found = text.indexOf(part, from);
    if (found === -1) return lines;
    lines += text.slice(from, found).split('\n').length - 1;
    from = found;
    return lines;
  };
}
