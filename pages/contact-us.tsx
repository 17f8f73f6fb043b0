import { definePage } from '../components/page.ts';

export const page = definePage({
  meta: ({ contact }) => contact.meta,
  View: ({ content: { contact } }) => <h1>{contact.heading}</h1>,
});
