import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ notFound }) => notFound.meta,
  View: ({ content: { notFound } }) => <h1>{notFound.heading}</h1>,
});
