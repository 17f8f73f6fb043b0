import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ reviews }) => reviews.meta,
  View: ({ content: { reviews } }) => <h1>{reviews.heading}</h1>,
});
