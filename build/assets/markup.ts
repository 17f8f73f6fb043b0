import { isUtf8 } from 'node:buffer';
import { BuildError, type Problem, placeIn } from '../shared/problems.ts';
import { problemOfElement, problemOfListElement, problemOfStyle, type Tag } from './markup-problems.ts';

/** A language in which a browser shows a file as a page, with scripts if it has any. */
type Language = typeof SVG;

const SVG = {
  name: 'SVG',
  /** What a file in it is. */
  use: 'picture',
  isRoot: ({ local, uri }: Tag) => local === 'svg' && uri === 'http://www.w3.org/2000/svg',
  /** What in an element is more than visitors or machines need: "a script"; undefined for nothing. */
  problemOf: problemOfElement,
  /** Message for a file in another language. */
  none: 'This file is named as an SVG, but is not one.',
  /** What to do about it. */
  remedy: 'Save the picture again as plain SVG, or as a PNG.',
};

/** Feeds and sitemaps, for machines. */
const LIST: Language = {
  name: 'XML',
  use: 'feed or sitemap',
  isRoot: ({ local, uri }) =>
    (/^(?:urlset|sitemapindex)$/.test(local) && uri === 'http://www.sitemaps.org/schemas/sitemap/0.9') ||
    (local === 'feed' && uri === 'http://www.w3.org/2005/Atom') ||
    (local === 'rss' && uri === ''),
  problemOf: problemOfListElement,
  none: 'This XML is neither a feed nor a sitemap.',
  remedy: 'Browsers show other XML as a page: remove this file, or pack it into a ZIP.',
};

/** Levels of elements: the parser's time grows with the square of the depth. */
const DEEPEST = 250;

/**
 * Reports active content in an SVG, a feed or a sitemap. Opened by itself, it would run with all rights of the site.
 * @param file its name: `static/a.svg`, `static/feed.xml`
 * @returns the first problem; none for a plain picture or list, and for other files
 */
export async function problemsOfMarkup(file: string, contents: string | Uint8Array): Promise<Problem[]> {
  const language = /\.svg$/i.test(file) ? SVG : /\.(?:xml|rss|atom)$/i.test(file) ? LIST : undefined;
  if (!language) return [];
  try {
    await parse(file, Buffer.from(contents as Uint8Array), language);
    return [];
  } catch (error) {
    if (error instanceof BuildError) return error.problems;
    throw error;
  }
}

/** @throws BuildError at the first problem, so that nothing after it is read */
async function parse(file: string, bytes: Buffer, language: Language): Promise<void> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ xmlns: true });
  const text = bytes.toString();
  let style = '';
  let hasRoot = false;
  /** The last thing that began: messages refer to all of it. */
  const begin = () => Math.max(0, text.lastIndexOf('<', parser.position - 2));
  let start = 0;
  let depth = 0;
  const refuse = (message: string, offset = start) => {
    const where = `${file}:${placeIn(text, offset)}`;
    throw new BuildError([{ where, message: `${message} ${language.remedy}` }]);
  };
  const refuseContent = (what: string | undefined) =>
    what && refuse(`This ${language.name} contains ${what}, which a ${language.use} must not.`);

  if (!isUtf8(bytes) || bytes.includes(0)) refuse(language.none);
  parser.on('error', () => refuse(language.none, begin()));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding))
      refuse(`This ${language.name} is not saved as UTF-8, so the build cannot see what is in it.`);
  });
  parser.on('doctype', (doctype) => refuseContent(doctype.includes('[') ? 'definitions (<!ENTITY>)' : ''));
  parser.on('processinginstruction', ({ target }) =>
    refuseContent(target === 'xml-stylesheet' ? 'a link to a style sheet' : ''),
  );
  parser.on('opentagstart', () => {
    start = begin();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) refuseContent(`elements nested more than ${DEEPEST} levels deep`);
    if (!hasRoot && !language.isRoot(tag)) refuse(language.none);
    hasRoot = true;
    style = '';
    refuseContent(language.problemOf(tag));
  });
  // Comments and CDATA may split the text of a style sheet.
  const addStyle = (words: string) => {
    style += words;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local === 'style') refuseContent(problemOfStyle(style));
  });
  parser.write(text).close();
}
