import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ industries }) => industries.meta,
  View: ({ content: { industries } }) => <h1>{industries.heading}</h1>,
});
