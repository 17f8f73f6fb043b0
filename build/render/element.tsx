import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IconContext, type Rendering, RenderingContext } from '../../components/engine.ts';
import type { Resources } from '../assets/resources.ts';
import { loadIcon } from '../shared/icon-library.ts';
import type { Scanned } from './read-page.ts';

/** What an element requires from the page around it. */
interface Requirements {
  /** Inline scripts. */
  scripts: Set<string>;
  /** Class names whose rules it needs. */
  classNames: Set<string>;
  /** Names of its islands. */
  islands: Set<string>;
}

/** HTML of an element, in pieces. */
export interface Rendered extends Requirements {
  pieces: (string | SharedPart)[];
}

/** HTML that many pages share: rendered, encoded and scanned once. */
export interface SharedPart extends Requirements {
  html: string;
  bytes: Buffer;
  scanned: Scanned;
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
    const { pieces, ...required } = renderElement(element);
    const html = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('');
    const part = { ...required, html, bytes: Buffer.from(html), scanned: read([html]) };
    sharedParts.set(name, part);
    return part;
  };

  /** @throws whatever the components throw, and an Error for a duplicate island */
  function renderElement(element: ReactElement): Rendered {
    const rendered: Rendered = { pieces: [], scripts: new Set(), classNames: new Set(), islands: new Set() };
    const parts: (() => void)[] = [];
    const mark = (add: () => void) => `\u0001${parts.push(add) - 1}\u0002`;
    const rendering: Rendering = {
      asset: resources.asset,
      picture: resources.picture,
      logo: resources.ownLogo,
      inlineScript: (name) => rendered.scripts.add(resources.inline(name)),
      keepRules: (names) => {
        for (const name of names) rendered.classNames.add(name);
      },
      clientScripts: resources.client,
      shared: (name, part) =>
        mark(() => rendered.pieces.push(include(sharedParts.get(name) ?? share(name, part), rendered))),
      piece: (piece, island) => {
        if (island === 'static') return mark(() => addHtml(markupOf(piece)));
        addIsland(island, rendered);
        return mark(() => addHtml(renderToString(piece, { identifierPrefix: `${island}-` })));
      },
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

/** Adds a part with its requirements to a page. */
function include(part: SharedPart, page: Requirements): SharedPart {
  for (const script of part.scripts) page.scripts.add(script);
  for (const className of part.classNames) page.classNames.add(className);
  for (const island of part.islands) addIsland(island, page);
  return part;
}

function addIsland(island: string, { islands }: Requirements): void {
  if (islands.has(island))
    throw new Error(`The island "${island}" appears twice on this page; its ids would clash. Leave one.`);
  islands.add(island);
}

/** Removes from icons what components/global-styles.ts sets for all of them, and class names without a rule. */
const plainIcons = (html: string) =>
  html.includes('<svg')
    ? html
        .replace(
          / fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide(?: lucide-[\w-]+)+/g,
          ' class="lucide',
        )
        .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    : html;

/**
 * The same HTML in fewer bytes: elements of drawings are self-closing, and quotes in an island's props are not escaped.
 */
const shortened = (html: string) =>
  html.includes('<svg') || html.includes(' data-props=')
    ? html
        .replace(/<(path|circle|rect|line|ellipse|stop|use|polyline|polygon)\b([^>]*)><\/\1>/g, '<$1$2/>')
        .replace(
          / data-props="([^"]*&quot;[^"]*)"/g,
          (_props, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`,
        )
    : html;
