import type { PageLoads } from './page-loads.ts';
import type { Refused } from './refused-resources.ts';

/** The facts about a finished page for the checks and the rules of a release. */
export interface PageFacts {
  title: string;
  description: string;
  /** Text of every h1. */
  h1: string[];
  /** Headings in the accessibility tree, in order. */
  headings: { level: number; text: string }[];
  /** Links in the accessibility tree, each with its accessible name. */
  links: { name: string; href: string }[];
  images: { alt: string | undefined; src: string }[];
  /** Class of each drawing on the page that a screen reader would announce without a name. */
  namelessDrawings: string[];
  ids: string[];
  /** URLs of links, pictures, fonts and scripts, each once. */
  urls: string[];
  /** Filler text, with the words after it; empty if there is none. */
  filler: string;
  loads: PageLoads;
  /** Content that its policy blocks. */
  refused: Refused[];
}

/** The results of scanning a piece of HTML. They can be added to those of its page. */
export interface Scanned {
  facts: Omit<PageFacts, 'urls'>;
  urls: Set<string>;
  /** The class names and custom properties (`--ink`) in it. */
  styles: Set<string>;
  /** Texts of inlined scripts. */
  scripts: string[];
  /** Whether it has the place of a map (client/inline/map.ts). */
  hasMap: boolean;
}
