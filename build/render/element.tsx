import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IconContext, type Rendering, RenderingContext } from '../../components/engine.ts';
import type { Resources } from '../assets/resources.ts';
import { loadIcon } from '../shared/icon-library.ts';
import type { Scanned } from './read-page.ts';

/** HTML that many pages share: rendered, encoded and scanned once. */
export interface SharedPart {
  bytes: Buffer;
  scanned: Scanned;
  scripts: Set<string>;
}

/** Delimit the number of a piece. No content has these characters, and a string stores them in a byte each. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const MARK = /\u0001(\d+)\u0002/;

/**
 * Returns a function that renders elements and their islands to HTML. Each island is rendered separately with
 * renderToString, because the page's static markup lacks the separators between texts that hydration needs, and a
 * render inside a render would break React's hooks. Shared parts are rendered once.
 * @param read scans HTML
 */
export function makeElementRenderer(resources: Resources, read: (pieces: (string | Scanned)[]) => Scanned) {
  const sharedParts = new Map<string, SharedPart>();

  const share = (name: string, element: ReactElement): SharedPart => {
    const { pieces, scripts, classNames } = renderElement(element);
    const html = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes)).join('');
    const scanned = read([html]);
    scanned.styles.push(...classNames);
    const part = { bytes: Buffer.from(html), scanned, scripts };
    sharedParts.set(name, part);
    return part;
  };

  /** Renders an element to HTML, in pieces. @throws whatever the components throw */
  function renderElement(element: ReactElement) {
    const rendered = {
      pieces: [] as (string | SharedPart)[],
      /** Inline scripts that it needs. */
      scripts: new Set<string>(),
      /** Classes whose rules it needs, though they are not in the HTML. */
      classNames: new Set<string>(),
    };
    const include = (part: SharedPart) => {
      rendered.pieces.push(part);
      for (const script of part.scripts) rendered.scripts.add(script);
    };
    const parts: (() => void)[] = [];
    const mark = (add: () => void) => `\u0001${parts.push(add) - 1}\u0002`;
    const rendering: Rendering = {
      ...resources,
      inlineScript: (name) => rendered.scripts.add(resources.inline(name)),
      keepRules: (names) => {
        for (const name of names) rendered.classNames.add(name);
      },
      shared: (name, part) => mark(() => include(sharedParts.get(name) ?? share(name, part))),
      piece: (piece, island) =>
        mark(() => {
          const identifierPrefix = `${island}-`;
          addHtml(island === 'static' ? markupOf(piece) : renderToString(piece, { identifierPrefix }));
        }),
    };
    const markupOf = (part: ReactElement) =>
      plainIcons(
        renderToStaticMarkup(
          <IconContext value={loadIcon}>
            <RenderingContext value={rendering}>{part}</RenderingContext>
          </IconContext>,
        ),
      );
    /** Adds HTML, with the parts in place of their marks. */
    const addHtml = (html: string) => {
      const { pieces } = rendered;
      for (const [index, text] of shortened(html).split(MARK).entries()) {
        const last = pieces.at(-1);
        if (index % 2 === 1) parts[Number(text)]?.();
        else if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
        else pieces.push(text);
      }
    };
    addHtml(markupOf(element));
    return rendered;
  }

  return renderElement;
}

/** Removes from icons what components/global-styles.ts sets for all of them, and class names without a rule. */
const plainIcons = (html: string) =>
  html
    .replace(
      / fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide(?: lucide-[\w-]+)+/g,
      ' class="lucide',
    )
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

/** The same HTML in fewer bytes: drawings' elements are self-closing, quotes in an island's props not escaped. */
const shortened = (html: string) =>
  html
    .replace(/<(path|circle|rect|line|ellipse|stop|use|polyline|polygon)\b([^>]*)><\/\1>/g, '<$1$2/>')
    .replace(
      / data-props="([^"]*&quot;[^"]*)"/g,
      (_props, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`,
    );
