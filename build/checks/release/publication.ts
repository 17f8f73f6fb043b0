import type { LoadedContent } from '../../content/load.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Finding, Found } from '../../shared/problems.ts';
import { folded } from '../../shared/words.ts';

/** What was found when the finished site was measured. */
export interface Measurements {
  /** Pages that their content makes too heavy. */
  heavy: Found[];
  /** What html-validate finds. */
  htmlErrors: Found[];
  /** What pages ask of other companies before their visitor has done anything. */
  thirdParties: Found[];
}

/** All that the rules of a release look at: what the agency wrote, and the pages made of it. */
export interface Publication extends LoadedContent {
  pages: PageSummary[];
  environment: BuildOptions['environment'];
  /** Undefined while pages are made. */
  measured?: Measurements;
}

/** One thing that a release must fulfil. */
export interface Rule {
  /** Under this name content/release.yaml accepts a finding. */
  name: string;
  /** What to do about it. Whole sentences. */
  remedy: string;
  find: (publication: Publication) => Found[];
}

/** The findings of a release, open and accepted. */
export interface Gate {
  /** Refuse a release. */
  open: Finding[];
  /** Known and accepted in content/release.yaml, each with the reason given there. */
  accepted: { finding: Finding; reason: string }[];
}

/** `content/site.yaml:4:8` -> `content/site.yaml`; the URL of a page stays as it is. */
export const fileOf = (where: string) => where.replace(/:\d+:\d+$/, '');

/** Pages that search engines may list. */
export const listed = ({ pages }: Publication) => pages.filter(({ route }) => route.indexed);

/** Place of a page's title or description in the content. */
export const placeOfMeta = ({ placeOf }: Publication, { route }: PageSummary, key: 'title' | 'description') =>
  placeOf(route.meta, key) ?? route.path;

/** Place of a text that a page shows: in the page's own file if it is there, else in any other. */
export function placeOfText({ texts, placeOf }: Publication, { route }: PageSummary, shown: string): string {
  const own = fileOf(placeOf(route.meta, 'title') ?? '');
  const same = texts().filter(({ value }) => folded(value) === folded(shown));
  const found = same.find(({ where }) => fileOf(where) === own) ?? same[0];
  return found?.where ?? route.path;
}
