import { definePages } from '../components/page.ts';

export const page = definePages({
  entries: ({ policies }) => policies.map((policy) => ({ param: policy.slug, entry: policy })),
  meta: (_content, policy) => policy.meta,
  View: ({ entry: policy }) => <h1>{policy.heading}</h1>,
});
