import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type Rendering, RenderingContext } from '../components/page.ts';
import type { Supplies } from './supplies.ts';

/** HTML of a page or of a part of it, with what it asks of the page around it. */
interface Rendered {
  html: string;
  /** Inline scripts. */
  scripts: Set<string>;
  /** Class names whose rules it will need. */
  kept: string[];
  /** Names of its islands. */
  islands: string[];
  /** HTML of each part in it that pages share, in their order. */
  shared: string[];
}

/** Around the number of a piece; characters that no text uses (Unicode's private area). */
const MARK = /\uE000(\d+)\uE001/g;

/**
 * Gives a function that renders elements to HTML and puts their islands in. Each island is rendered apart from the
 * page, with renderToString: the page's static markup lacks the separators between texts that hydration needs, and a
 * render inside a render would upset React's hooks. What pages share is rendered once.
 */
export function makeElementRenderer() {
  const sharedParts = new Map<string, Rendered>();

  const shared = (name: string, element: ReactElement, supplies: Supplies): Rendered => {
    const known = sharedParts.get(name);
    if (known) return known;
    const part = renderElement(element, supplies);
    sharedParts.set(name, part);
    return part;
  };

  /** @throws whatever the components throw, and an Error for an island that stands twice */
  function renderElement(element: ReactElement, supplies: Supplies): Rendered {
    const rendered: Rendered = { html: '', scripts: new Set(), kept: [], islands: [], shared: [] };
    const pieces: (() => string)[] = [];
    const mark = (html: () => string) => `\uE000${pieces.push(html) - 1}\uE001`;
    const rendering: Rendering = {
      asset: supplies.asset,
      inlineScript: (name) => rendered.scripts.add(supplies.inline(name)),
      keepRules: (classNames) => rendered.kept.push(...classNames),
      clientScripts: supplies.client,
      figures: supplies.figures,
      shared: (name, part) => mark(() => take(shared(name, part, supplies), rendered)),
      piece: (piece, island) => {
        if (island === 'static') return mark(() => fill(markupOf(piece)));
        addIsland(island, rendered);
        return mark(() => fill(shortened(renderToString(piece, { identifierPrefix: `${island}-` }))));
      },
    };
    const markupOf = (part: ReactElement) =>
      shortened(
        plainIcons(renderToStaticMarkup(<RenderingContext value={rendering}>{part}</RenderingContext>)),
      );
    const fill = (html: string): string =>
      html.replace(MARK, (_mark, number: string) => pieces[Number(number)]?.() ?? '');
    rendered.html = fill(markupOf(element));
    return rendered;
  }

  return renderElement;
}

/** Takes a part into a page with all that it asks for. @returns its HTML */
function take(part: Rendered, page: Rendered): string {
  for (const script of part.scripts) page.scripts.add(script);
  for (const island of part.islands) addIsland(island, page);
  page.kept.push(...part.kept);
  page.shared.push(part.html);
  return part.html;
}

function addIsland(island: string, { islands }: Rendered): void {
  if (islands.includes(island))
    throw new Error(`The island "${island}" stands twice on this page; its ids would clash. Leave one.`);
  islands.push(island);
}

/** Icons without the names that their library gives each and no rule asks for; HTML needs no xmlns. */
const plainIcons = (html: string) =>
  html
    .replace(/class="lucide(?: lucide-[\w-]+)+/g, 'class="lucide')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

/** The same HTML in fewer bytes: parts of drawings close themselves, and quotes in an island's props stay as they are. */
const shortened = (html: string) =>
  html
    .replace(/<(path|circle|rect|line|ellipse|stop|use|polyline|polygon)\b([^>]*)><\/\1>/g, '<$1$2/>')
    .replace(
      / data-props="([^"]*)"/g,
      (_props, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`,
    );
