import type { Content } from '../../../schemas/content.ts';
import type { LoadedContent } from '../../content/load.ts';
import { type TextAt, valuesIn } from '../../content/source.ts';
import type { PageSummary } from '../../render/make-pages.ts';
import type { Route } from '../../routes/list.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Finding, Found } from '../../shared/problems.ts';
import { folded } from '../../shared/words.ts';

/** Everything that the rules of a release check: the content, and the pages made from it. */
export interface Publication extends LoadedContent, Pick<BuildOptions, 'environment' | 'now'> {
  pages: PageSummary[];
  /** The messages of html-validate about the finished pages, if they were checked. */
  htmlErrors?: Found[];
}

/** A condition for a release. */
export interface Rule {
  /** The name under which content/release.yaml accepts a finding. */
  name: string;
  /** What to do about it, in complete sentences. */
  remedy: string;
  /** The law behind it, in one line, if there is one. */
  law?: string;
  /** What the texts that it objects to contain, in any case: they are remembered while the pages are made. */
  suspects?: RegExp;
  find: (content: Content, publication: Publication) => Found[];
}

/** The findings of a release, open and accepted. */
export interface Verdict {
  /** Refuse a release. */
  open: Finding[];
  /** Accepted in content/release.yaml, each with the reason given there. */
  accepted: { finding: Finding; reason: string }[];
}

/** `content/site.yaml:4:8` -> `content/site.yaml`; the URL of a page is unchanged. */
export const fileOf = (where: string) => where.replace(/(?::\d+)+$/, '');

/** A finding about the value of a key of an object of the content. */
export const foundAt = ({ placeOf }: Publication, part: object, key: string, note?: string): Found => ({
  where: placeOf(part, key) ?? 'content/',
  value: String(Reflect.get(part, key)),
  note,
});

/** Place of a text on a page, or of a link in Markdown: in the page's own file if it is there, otherwise in any other. */
export function placeOfText({ allTexts, placeOf }: LoadedContent, route: Route, shown: string): string {
  const own = fileOf(placeOf(route.meta, 'title') ?? '');
  const has = (value: string) => folded(value) === folded(shown) || value.includes(`[${shown}](`);
  const same = allTexts().filter(({ value }) => has(value));
  const found = same.find(({ file }) => file === own) ?? same[0];
  return found?.where ?? route.path;
}

/** Files whose texts are not on the site. */
const NOT_OURS = /^content\/(?:release|claims|redirects|published)\.yaml$/;

/** Tells what the agency quotes: the words of those who write the reviews. */
export function quotedIn({ reviews }: Pick<Content, 'reviews'>) {
  const quotes = new Set(valuesIn(reviews.reviews).map(({ value }) => value));
  return ({ file, value }: TextAt) => file === 'content/reviews.yaml' && quotes.has(value);
}

/**
 * The sentences that the agency itself says on the site, and in which a pattern matches.
 * @param places only in these files
 */
export function sentencesWith(pattern: RegExp, { texts, content }: Publication, places = /^/): Found[] {
  const isQuoted = quotedIn(content);
  return (
    texts()
      .filter((text) => places.test(text.file) && !NOT_OURS.test(text.file) && !isQuoted(text))
      // Most texts have no such sentence, and need not be split.
      .filter(({ value }) => pattern.test(folded(value)))
      .flatMap((text) =>
        sentencesOf(text.value)
          .filter((sentence) => pattern.test(sentence))
          .map((sentence) => ({ where: text.where, value: sentence })),
      )
  );
}

/** "No. 1" does not end a sentence. */
const sentencesOf = (text: string) => folded(text).split(/(?<=[.!?]["”’]?)(?<!\bNo\.) (?=[A-Z“"‘$#\d])/);
