import { marked, Parser, type Token, type Tokens } from 'marked';
import { parse } from 'node-html-parser';
import { BULLET } from '../../schemas/bullet.ts';
import type { ProseSection } from '../../schemas/content.ts';
import type { Picture } from '../../schemas/fields.ts';
import { fillTemplate, PLACEHOLDER } from '../../schemas/fill-template.ts';
import { slugify } from '../../schemas/slug.ts';
import { didYouMean } from '../shared/nearest.ts';
import { unbroken } from '../shared/phone.ts';
import { MOST, type Problem } from '../shared/problems.ts';
import { type MarkdownText, problemsInLines, referredCharacters } from './decode.ts';
import { excessiveMarks } from './markdown-limits.ts';
import { NO_HTML } from './plain-texts.ts';
import { readBlock } from './prose-inline.ts';

/** Separates `--- front matter ---` from the Markdown below it; `bodyLine` is its first line, counted from 1. */
export function splitFrontMatter(text: string) {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n?/.exec(text);
  if (!match) return undefined;
  return { matter: match[1] ?? '', body: text.slice(match[0].length), bodyLine: countLines(match[0]) };
}

/**
 * Where unclosed front matter should end: at the first line that is not a key, nested below one, or a list.
 * @returns a line counted from 1; the first one if there is no front matter
 */
export function openMatterEnd(text: string): number {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== '---') return 1;
  const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|- |#)/.test(line));
  return end === -1 ? lines.length : end + 1;
}

const countLines = (text: string) => text.split('\n').length;

/**
 * Turns Markdown into sections, one per `##` heading, and replaces the placeholders.
 * @param mayOpen whether text may come before the first heading, as a section without one; an empty file has none
 * @returns the sections, and a problem for each unknown placeholder, raw HTML tag, forbidden URL, other heading, text
 * before the first heading, or reference to a forbidden character
 */
export function readProse(
  markdown: MarkdownText,
  facts: Record<string, string>,
  mayOpen = false,
): { sections: ProseSection[]; problems: Problem[] } {
  const { file, firstLine } = markdown;
  const filled = { ...markdown, text: fillTemplate(markdown.text, facts) };
  const excess = excessiveMarks(markdown);
  if (excess.length > 0) return { sections: [], problems: excess };
  const problems = [
    ...unknownPlaceholders(markdown, Object.keys(facts)),
    ...problemsInLines(markdown, new RegExp(BULLET, 'g'), ([sign]) =>
      /[.)]/.test(sign) ? NO_LETTERS : NO_LIST,
    ),
    ...referredCharacters(filled),
  ];
  const sections = mayOpen ? [sectionOf('', '', firstLine)] : [];
  let line = firstLine;
  let parts = 0;
  const at = (line: number, message: string) => ({ where: `${file}:${line}:1`, message });
  for (const token of marked.lexer(filled.text)) {
    const section = sections.at(-1);
    const block = readBlock(token, file, line, section?.pictures.length ?? 0);
    parts += block.parts;
    if (parts > PARTS) return { sections: [], problems: [at(line, MANY_PARTS)] };
    const message = block.holdsHtml ? NO_HTML : misplaced(token, sections.length > 0, filled.text);
    if (message) problems.push(at(line, message));
    problems.push(...block.problems);
    if (token.type === 'heading' && token.depth === 2) {
      if (sections.length === SECTIONS) return { sections: [], problems: [at(line, MANY_SECTIONS)] };
      const words = wordsOf(token as Tokens.Heading);
      // A policy numbers its sections itself.
      const heading = mayOpen ? words : words.replace(/^\d+[.)]\s+/, '');
      // In another script nothing is left for an address. The layout has some names itself.
      const id = slugify(heading).replace(TAKEN, '') || `section-${sections.length + 1}`;
      if (!message && sections.some((each) => each.id === id)) problems.push(at(line, TWICE));
      sections.push(sectionOf(id, heading, line));
    }
    // What follows belongs to a section that is invalid or just as misplaced: reporting it once is enough.
    else if (message && !section) sections.push(sectionOf('', '', line));
    else {
      section?.tokens.push(token);
      section?.pictures.push(...block.pictures);
    }
    line += countLines(token.raw) - 1;
  }
  if (sections.length === 0) problems.push(at(firstLine, NO_SECTION));
  for (const section of sections.filter((each) => isFilled(each) && !hasText(each)))
    problems.push(at(section.line, NO_TEXT));
  return {
    problems: problems.slice(0, MOST),
    sections: sections.filter(isFilled).map(({ id, heading, tokens, pictures }) => ({
      id,
      heading,
      html: withUnbrokenNumbers(marked.parser(tokens)),
      ...(pictures.length > 0 && { pictures }),
    })),
  };
}

const unknownPlaceholders = (markdown: MarkdownText, known: string[]): Problem[] =>
  problemsInLines(markdown, PLACEHOLDER, ([placeholder, name = '']) =>
    known.includes(name)
      ? undefined
      : `There is no placeholder "${placeholder}".${didYouMean(name, known)} Placeholders: {${known.join('}, {')}}.`,
  );

/** Sections, and tokens of Markdown, in a text: the checks of a page take minutes for many more. */
const SECTIONS = 300;
const PARTS = 10_000;

const DIVIDE = 'Divide the text into several pages.';
const MANY_SECTIONS = `Before this place there are ${SECTIONS} sections, as many as a page may have. ${DIVIDE}`;
const MANY_PARTS = `Up to this place there are more than ${PARTS} paragraphs, links, table cells and the like. ${DIVIDE}`;

const NO_LIST = 'This character does not start a list. Begin the line with "- " instead.';
const NO_LETTERS =
  'A letter does not start a list. Put a space in place of the tab, and an empty line above this one.';

// Markdown makes one line of two, as word processors divide clauses, and cells with tabs between them. A single line may
// begin with "2.5 hours".
const CLAUSE = String.raw` *(?:\([a-z\d]{1,4}\)|[a-z][.)]|\d+(?:\.\d+)+\.?)\s`;
const CLAUSES = new RegExp(`^${CLAUSE}[^]*\\n${CLAUSE}`, 'i');
const TABS = /\S\t+\S.*\n.*\S\t+\S/;

const TAKEN = /^(?:main|closing|in-short)$/;

const TWICE = 'Another section has this heading. Give each a heading of its own.';
const NO_TEXT = 'Nothing is below this heading. Write it, or delete the heading.';
const NO_SECTION = 'There is no section yet. Begin one with a line such as "## Payment".';

/** The words of a heading as a visitor reads them. */
const wordsOf = ({ tokens }: Tokens.Heading) => parse(Parser.parseInline(tokens)).text.trim();

const sectionOf = (id: string, heading: string, line: number) => ({
  id,
  heading,
  /** At which it begins. */
  line,
  tokens: [] as Token[],
  pictures: [] as Picture[],
});

type Section = ReturnType<typeof sectionOf>;
const hasText = ({ tokens }: Section) => tokens.some(({ type }) => type !== 'space');
const isFilled = (section: Section) => section.heading !== '' || hasText(section);

/** The text of links that dial a number stays on one line, like the number elsewhere on the site. */
const withUnbrokenNumbers = (html: string) =>
  html.replace(
    /(<a href="tel:[^>]*>)([^<]*)(?=<\/a>)/g,
    (_link, start: string, words: string) => start + unbroken(words),
  );

function misplaced(token: Token, insideSection: boolean, all: string): string | undefined {
  const [signs] = token.type === 'paragraph' ? (/^#{1,6}(?=[^\s#])/.exec(token.raw) ?? []) : [];
  if (signs === '#') return 'Put a backslash before "#" to show it: "\\#". A heading begins with "## ".';
  if (signs) return `Put a space after "${signs}" to make this a heading.`;
  // A link names the address in brackets too.
  if (
    token.type === 'def' &&
    (token.tag.startsWith('^') || all.toLowerCase().replace(/\s+/g, ' ').split(`[${token.tag}]`).length < 3)
  )
    return 'Nobody would see this line, because of its brackets: Markdown takes it for the address of a link. Remove them.';
  if (token.type === 'heading' && /\]\([^)]/.test(token.raw))
    return 'A heading has no link or picture. Put it into the text below.';
  if (token.type === 'heading' && wordsOf(token as Tokens.Heading) === '')
    return 'This heading is empty. Write it, or delete the line.';
  if (token.type === 'heading' && token.depth === 1)
    return 'The heading of the page is its "title" at the top of the file. Use "##" for a section.';
  if (token.type === 'heading' && /\n *-+\s*$/.test(token.raw))
    return 'The line of hyphens makes a heading of the line above it. Put an empty line between them, or use "##".';
  if (token.type === 'code' && token.codeBlockStyle === 'indented')
    return 'This line begins with a tab or four spaces, so it would be shown like the text of a program. Remove them.';
  if (token.type === 'paragraph' && CLAUSES.test(token.raw))
    return 'The clauses of this paragraph would run together. Put an empty line above each.';
  if (token.type === 'paragraph' && TABS.test(token.raw))
    return 'Cells with tabs between them would run together. Write a table instead: | Package | Price |';
  if (token.type === 'paragraph' && /\]\s+\((?:\/|https:|mailto:|tel:)/.test(token.raw))
    return 'Remove the space between "]" and "(": it keeps this from being a link.';
  if (!insideSection && token.type !== 'space' && !(token.type === 'heading' && token.depth === 2))
    return 'This text is before the first section. Put a line such as "## Payment" above it, or move it to "lead".';
  return undefined;
}
