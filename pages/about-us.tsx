import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ about }) => about.meta,
  View: ({ content: { about } }) => <h1>{about.heading}</h1>,
});
