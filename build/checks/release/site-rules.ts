import { counterName } from '../../../schemas/measurement.ts';
import { keyOf } from '../../content/redirects.ts';
import { FILLER, fillerIn } from '../../shared/words.ts';
import { foundAt, type Rule } from './publication.ts';

const DENIES = /\b(?:no|without|not use|not run) (?:visitor counters?|analytics|statistics|tracking)\b/i;

/** Placeholders, addresses that visitors know, what counts their visits, and what only the finished pages show. */
export const siteRules: Rule[] = [
  {
    name: 'sample',
    remedy:
      'Enter the real value and remove "!sample" (or "sample: true"). Publishing invented reviews or figures is unlawful.',
    find: (_content, { samples }) => samples(),
  },
  {
    name: 'lorem',
    suspects: FILLER,
    remedy: 'Replace the filler text with your own words.',
    find: (_content, { pages, texts }) => {
      const written = texts()
        .filter(({ file, value }) => file !== 'content/release.yaml' && fillerIn(value) !== '')
        .map(({ where, value }) => ({ where, value: fillerIn(value) }));
      if (written.length > 0) return written;
      // Not in the content, so it comes from a component.
      return pages.flatMap(({ route, facts: { filler } }) =>
        filler.slice(0, 1).map((value) => ({ where: route.path, value })),
      );
    },
  },
  {
    name: 'undated-policy',
    remedy: 'Enter the date from which the policy applies, such as updated: October 1, 2026.',
    find: ({ policies }, publication) =>
      policies
        .filter(({ updated }) => updated === '')
        .map((policy) => foundAt(publication, policy, 'updated')),
  },
  {
    name: 'gone-address',
    remedy:
      'This address was published, but is no longer a page: links and search engines still lead there. Say in content/redirects.yaml where it leads now ("to"), or that it is gone ("gone: true").',
    find: ({ published, redirects }, publication) => {
      const paths = [
        ...publication.pages.map(({ route }) => route.path),
        ...redirects.redirects.map(({ from }) => from),
      ];
      const answered = new Set(paths.map(keyOf));
      return published.published.flatMap((url, index) =>
        answered.has(keyOf(url)) ? [] : foundAt(publication, published.published, String(index)),
      );
    },
  },
  {
    name: 'measurement-policy',
    remedy:
      'Visits are counted, so the privacy policy has to say so: write {measurement} in it, which content/policies.yaml puts into words, or name the service yourself; and remove what is no longer true.',
    find: ({ site: { measurement }, policies }, publication) => {
      if (!measurement) return [];
      const [name = ''] = counterName(measurement).split(' ');
      const isNamed = policies.some(({ sections }) => sections.some(({ html }) => html.includes(name)));
      const denied = publication
        .texts()
        .filter(({ file, value }) => file.startsWith('content/policies/') && DENIES.test(value))
        .map(({ where, value }) => ({ where, value: DENIES.exec(value)?.[0] ?? '' }));
      return [...(isNamed ? [] : [foundAt(publication, measurement, 'service')]), ...denied];
    },
  },
  {
    name: 'html-error',
    remedy: 'The program writes this HTML, so no content can fix it. Show it to your developer.',
    find: (_content, { htmlErrors = [] }) => htmlErrors,
  },
  {
    name: 'third-party',
    remedy:
      "Each visitor's browser would tell another company of the visit. Put the file into static/ instead.",
    find: (_content, { pages }) =>
      pages.flatMap(({ route, facts: { blocking, fonts, early } }) =>
        [...blocking, ...fonts, ...early]
          .filter((url) => !/^\/(?!\/)/.test(url))
          .map((value) => ({ where: route.path, value })),
      ),
  },
];
