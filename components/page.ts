import { createContext, type ReactElement, useContext } from 'react';
import type { Article, Content, Place, Policy } from '../schemas/content.ts';
import type { Picture } from '../schemas/fields.ts';
import type { Service } from '../schemas/services.ts';
import type { PictureLayout, ShownPicture } from './picture.ts';

/** The agency's own logo on pages and cards. */
export interface ShownLogo {
  url: string;
  /** Size in px, scaled to the height of the header's logo. */
  width: number;
  height: number;
  /** Whether the agency's name is part of it. */
  holdsName: boolean;
  /** A png at twice that size. */
  png: Uint8Array;
}

/** What search engines and browser tabs show about a page. */
export interface PageMeta {
  /** Without the agency's name, which the document adds. */
  title: string;
  description: string;
  /** When it was last changed, "October 1, 2026". */
  updated?: string | undefined;
}

/** The subject of a page, for its structured data. */
export type Subject =
  | { kind: 'page' | 'about' | 'contact' | 'packages' }
  | { kind: 'service'; service: Service }
  | { kind: 'policy'; policy: Policy }
  | { kind: 'article'; article: Article }
  | { kind: 'place'; place: Place };

/** A page's feed. */
export interface PageFeed {
  title: string;
  /** Newest first. */
  entries: {
    /** Address on the site: `/journal/first-post/`. */
    path: string;
    title: string;
    summary: string;
    author?: string | undefined;
    /** "October 1, 2026" */
    date: string;
  }[];
}

export interface ViewProps<Entry> {
  content: Content;
  entry: Entry;
  /** Address of the page on the site: `/services/seo/`. */
  route: string;
}

/** The export `page` of a file in pages/. */
export interface Page<Entry = undefined> {
  /**
   * For a file with a parameter: its values, each with its entry. For a page that only some contents have: its entry, with
   * an empty parameter, or none.
   */
  entries?: (content: Content) => { param: string; entry: Entry }[];
  meta: (content: Content, entry: Entry) => PageMeta;
  /** What the page is about, for search engines. */
  subject?: (content: Content, entry: Entry) => Subject;
  /** Of the entry's text, if it is not English: `es`. */
  language?: (entry: Entry) => string | undefined;
  /** If given, the build makes feed.xml beside the page, and the page's head links to it. */
  feed?: (content: Content, entry: Entry) => PageFeed;
  View: (props: ViewProps<Entry>) => ReactElement;
}

/** A page without parameter. */
export const definePage = (page: Omit<Page, 'entries'>): Page => page;

/** A page with a parameter in its file name: one address per entry. Also a page whose content may be missing. */
export const definePages = <Entry>(page: Page<Entry> & Required<Pick<Page<Entry>, 'entries'>>): Page<Entry> =>
  page;

/** What a page can get from the build while it renders. */
export interface Rendering {
  /**
   * Address of a file under static/, with its content hash.
   * @throws Error if there is no such file
   */
  asset: (file: string) => string;
  /**
   * What to show for a picture of the content that is not a drawing; undefined if the build reports it as a mistake.
   */
  picture: (picture: Picture, layout: PictureLayout) => ShownPicture | undefined;
  /** The agency's own logo in the size of the header; undefined for the drawn sign. */
  logo: () => ShownLogo | undefined;
  /** Inlines the script client/inline/NAME.ts at the end of the page. */
  inlineScript: (name: string) => void;
  /** Keeps the rules of these classes, though they are not in the HTML yet. */
  keepRules: (classNames: string[]) => void;
  /** URLs of the scripts of client/NAME.tsx, the entry first. @throws Error if there is no such file */
  clientScripts: (name: string) => string[];
  /**
   * Renders a part that many pages share once for all of them, and returns a placeholder like `piece`.
   * @param name distinguishes parts: `header /packages/`
   */
  shared: (name: string, element: ReactElement) => string;
  /**
   * Renders an element separately from the page and returns a placeholder that the build replaces with its HTML.
   * @param island name of the island, whose HTML React can hydrate; `static` for HTML that React never touches
   */
  piece: (element: ReactElement, island: string) => string;
}

export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** @throws Error outside of a page that the build renders */
export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('useRendering works only while the build renders a page');
  return rendering;
}

/** Returns the helper that turns `images/map.svg` into the hashed URL of static/images/map.svg. */
export const useAsset = () => useRendering().asset;
