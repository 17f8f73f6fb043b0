import { folded } from '../checks/words.ts';
import type { LoadedContent } from '../content.ts';
import type { FinishedPage } from '../make-pages.ts';
import type { BuildOptions } from '../options.ts';

/** All that the rules of a release look at: what the agency wrote, and the pages made of it. */
export interface Publication extends LoadedContent {
  pages: FinishedPage[];
  environment: BuildOptions['environment'];
}

/** Something that must not be published as it is. */
export interface Found {
  /** `content/site.yaml:4:8`, or the address of a page where no line of the content is to blame. */
  where: string;
  /** What stands there; empty where something is missing. */
  value: string;
  /** What is wrong with this one, where the rule alone does not say it. */
  note?: string;
}

/** One thing that a release must fulfil. */
export interface Rule {
  /** Under this name content/release.yaml accepts a finding. */
  name: string;
  /** What to do about it. Whole sentences. */
  remedy: string;
  find: (publication: Publication) => Found[];
}

/** What a rule found. */
export interface Finding extends Found {
  rule: string;
  remedy: string;
}

/** `content/site.yaml:4:8` -> `content/site.yaml`; the address of a page stays as it is. */
export const fileOf = (where: string) => where.replace(/:\d+:\d+$/, '');

/** Pages that search engines may list. */
export const listed = ({ pages }: Publication) => pages.filter(({ route }) => route.indexed);

/** Place of a page's title or description in the content. */
export const placeOfMeta = (
  { placeOf }: Publication,
  { route }: FinishedPage,
  key: 'title' | 'description',
) => placeOf(route.meta, key) ?? route.path;

/** Place of a text that a page shows: in the page's own file if it stands there, else in any other. */
export function placeOfText({ texts, placeOf }: Publication, { route }: FinishedPage, shown: string): string {
  const own = fileOf(placeOf(route.meta, 'title') ?? '');
  const same = texts().filter(({ value }) => folded(value) === folded(shown));
  const found = same.find(({ where }) => fileOf(where) === own) ?? same[0];
  return found?.where ?? route.path;
}
