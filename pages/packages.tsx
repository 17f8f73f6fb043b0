import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ packagesPage }) => packagesPage.meta,
  View: ({ content: { packagesPage } }) => <h1>{packagesPage.heading}</h1>,
});
