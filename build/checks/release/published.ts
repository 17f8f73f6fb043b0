import { keyOf } from '../../content/redirects.ts';
import type { Rule } from './publication.ts';

const goneAddress: Rule = {
  name: 'gone-address',
  remedy:
    'This address was published, but is no longer a page: links and search engines still lead there. Say in content/redirects.yaml where it leads now ("to"), or that it is gone ("gone: true").',
  find: ({ content, pages, placeOf }) => {
    const { published } = content.published;
    const answered = new Set([
      ...pages.map(({ route }) => keyOf(route.path)),
      ...content.redirects.redirects.map(({ from }) => keyOf(from)),
    ]);
    return published.flatMap((url, index) =>
      answered.has(keyOf(url))
        ? []
        : [{ where: placeOf(published, String(index)) ?? 'content/published.yaml', value: url }],
    );
  },
};

/** URLs that visitors know. */
export const addressRules = [goneAddress];
