import type { Policy } from '../../../schemas/content.ts';
import type { LoadedContent } from '../../content/load.ts';
import type { TextAt } from '../../content/source.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Finding, Found } from '../../shared/problems.ts';
import { folded } from '../../shared/words.ts';

/** What only the finished, compressed site shows. */
export interface OutputFindings {
  /** Pages that their content makes too heavy. */
  heavy: Found[];
  /** The messages of html-validate. */
  htmlErrors: Found[];
  /** Requests to other companies before a visitor has done anything. */
  thirdParties: Found[];
}

/** Everything that the rules of a release check: the content, and the pages made from it. */
export interface Publication extends LoadedContent {
  pages: PageSummary[];
  environment: BuildOptions['environment'];
  /** Undefined while pages are made. */
  output?: OutputFindings;
}

/** A condition for a release. */
export interface Rule {
  /** The name under which content/release.yaml accepts a finding. */
  name: string;
  /** What to do about it, in complete sentences. */
  remedy: string;
  /** The law behind it, in one line, if there is one. */
  law?: string;
  find: (publication: Publication) => Found[];
}

/** The findings of a release, open and accepted. */
export interface Verdict {
  /** Refuse a release. */
  open: Finding[];
  /** Accepted in content/release.yaml, each with the reason given there. */
  accepted: { finding: Finding; reason: string }[];
}

/** `content/site.yaml:4:8` -> `content/site.yaml`; the URL of a page is unchanged. */
export const fileOf = (where: string) => where.replace(/:\d+:\d+$/, '');

/** Files whose texts are not on the site, or are quotations. */
const NOT_OURS = ['release', 'claims', 'redirects', 'published', 'reviews'].map(
  (name) => `content/${name}.yaml`,
);

/** What the agency itself says on the site. */
export const ownTexts = (publication: Publication): TextAt[] =>
  publication.texts().filter(({ where }) => !NOT_OURS.includes(fileOf(where)));

/** The sentences of texts in which a pattern matches. */
export const matching = (pattern: RegExp, texts: TextAt[]): Found[] =>
  texts.flatMap(({ where, value }) =>
    sentencesOf(value)
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => ({ where, value: sentence })),
  );

/** "No. 1" does not end a sentence. */
const sentencesOf = (text: string) => folded(text).split(/(?<=[.!?]["”’]?)(?<!\bNo\.) (?=[A-Z“"‘$#\d])/);

/** Pages that search engines may list. */
export const listed = ({ pages }: Publication) => pages.filter(({ route }) => route.indexed);

/** Place of a key in the front matter of a policy. */
export function placeInPolicy({ sources }: Publication, { slug }: Policy, key: 'title' | 'updated'): string {
  const file = `content/policies/${slug}.md`;
  return sources.get(file)?.at([key]) ?? file;
}

/** Place of a page's title or description in the content. */
export const placeOfMeta = ({ placeOf }: Publication, { route }: PageSummary, key: 'title' | 'description') =>
  placeOf(route.meta, key) ?? route.path;

/** Place of a text on a page: in the page's own file if it is there, otherwise in any other. */
export function placeOfText({ texts, placeOf }: Publication, { route }: PageSummary, shown: string): string {
  const own = fileOf(placeOf(route.meta, 'title') ?? '');
  const same = texts().filter(({ value }) => folded(value) === folded(shown));
  const found = same.find(({ where }) => fileOf(where) === own) ?? same[0];
  return found?.where ?? route.path;
}
