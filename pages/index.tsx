import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ home }) => home.meta,
  View: ({ content: { home } }) => <h1 id="expertise">{home.hero.headline}</h1>,
});
