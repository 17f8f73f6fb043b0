import { createContext, type ReactElement, useContext } from 'react';
import type { ClientScripts } from '../build/assets/islands.ts';
import type { Content, Policy } from '../build/content/schemas/content.ts';
import type { Service } from '../build/content/schemas/services.ts';
import type { SiteFigures } from '../build/render/site-figures.ts';
import type { Picture, PictureRoom, ShownPicture } from './picture.ts';

/** The agency's own logo, as pages and cards show it. */
export interface ShownLogo {
  url: string;
  /** px, at the height at which the header shows it. */
  width: number;
  height: number;
  /** Whether the agency's name is in it. */
  holdsName: boolean;
  /** A png of it at twice that size. */
  png: Uint8Array;
}

/** What search engines and browser tabs show of a page. */
export interface PageMeta {
  /** Without the agency's name, which the document adds. */
  title: string;
  description: string;
  /** When it was last changed, "October 1, 2026". */
  updated?: string | undefined;
}

/** What a page is about, as search engines are told in its structured data. */
export type Subject =
  | { kind: 'page' | 'about' | 'contact' | 'packages' }
  | { kind: 'service'; service: Service }
  | { kind: 'policy'; policy: Policy };

/** What a page has newsreaders follow. */
export interface PageFeed {
  title: string;
  /** The newest first. */
  entries: {
    /** Address on the site: `/journal/first-post/`. */
    path: string;
    title: string;
    summary: string;
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

/** What a file in pages/ exports as `page`. */
export interface Page<Entry = undefined> {
  /** For a file with a parameter: its values and the entry each one shows. */
  entries?: (content: Content) => { param: string; entry: Entry }[];
  meta: (content: Content, entry: Entry) => PageMeta;
  /** Without it: a page like any other. */
  subject?: (content: Content, entry: Entry) => Subject;
  /** With it, the build makes the file feed.xml beside the page, and the page's head names it. */
  feed?: (content: Content, entry: Entry) => PageFeed;
  View: (props: ViewProps<Entry>) => ReactElement;
}

/** A page without parameter. */
export const definePage = (page: Omit<Page, 'entries'>): Page => page;

/** A page with a parameter in its file name: one address for each entry. */
export const definePages = <Entry>(page: Page<Entry> & Required<Pick<Page<Entry>, 'entries'>>): Page<Entry> =>
  page;

/** What a page may ask of the build while it renders. */
export interface Rendering {
  /**
   * Address of a file under static/, with its content hash.
   * @throws an Error if there is no such file
   */
  asset: (file: string) => string;
  /** What to show of a picture of the content that is no drawing; undefined for one that the build reports as a mistake. */
  picture: (picture: Picture, room: PictureRoom) => ShownPicture | undefined;
  /** The agency's own logo at the size at which the header shows it; undefined for the drawn sign. */
  logo: () => ShownLogo | undefined;
  /** Has the script client/inline/NAME.ts inlined at the end of the page. */
  inlineScript: (name: string) => void;
  /** Has the rules of these classes kept, though they are not in the HTML yet. */
  keepRules: (classNames: string[]) => void;
  /** What was measured of the finished site; undefined as long as it is not, and in a draft. */
  figures: () => SiteFigures | undefined;
  /** Addresses of the scripts of client/NAME.tsx, that one first. @throws an Error if there is no such file */
  clientScripts: (name: string) => ClientScripts;
  /**
   * Renders a part that many pages have in common, once for all of them, and gives a mark like `piece`.
   * @param name tells parts that differ from each other: `header /packages/`
   */
  shared: (name: string, element: ReactElement) => string;
  /**
   * Renders an element apart from the page and gives a mark that the build replaces with its HTML.
   * @param island name of the island, whose HTML React can take over; `static` for HTML that it never touches
   */
  piece: (element: ReactElement, island: string) => string;
}

export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** @throws an Error outside of a page that the build renders */
export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('useRendering works only while the build renders a page');
  return rendering;
}

/** Gives the helper that turns `images/map.svg` into the hashed address of static/images/map.svg. */
export const useAsset = () => useRendering().asset;
