import type { PageLoads } from './page-loads.ts';
import type { Refused } from './refused-resources.ts';

/** What the checks and the rules of a release ask of a finished page. */
export interface PageFacts {
  title: string;
  description: string;
  /** Words of every h1. */
  h1: string[];
  /** Headings that assistive technology gets, in their order. */
  headings: { level: number; text: string }[];
  /** Links that assistive technology gets, each with the words it is read out by. */
  links: { name: string; href: string }[];
  images: { alt: string | undefined; src: string }[];
  /** Class of each drawing within the page that would be read out without a name. */
  namelessDrawings: string[];
  ids: string[];
  /** URLs of links, pictures, fonts and scripts, each once. */
  urls: string[];
  /** Filler that typesetters use, with the words after it; empty where there is none. */
  filler: string;
  loads: PageLoads;
  /** What its policy keeps browsers from obeying. */
  refused: Refused[];
}

/** What was scanned of a piece of HTML. Can be added to that of its page. */
export interface Scanned {
  facts: Omit<PageFacts, 'urls'>;
  urls: Set<string>;
  /** Class names and custom properties (`--ink`) that it uses. */
  styles: Set<string>;
  /** Texts of inlined scripts. */
  scripts: string[];
  /** It has the place of a map (client/inline/map.ts). */
  hasMap: boolean;
}
