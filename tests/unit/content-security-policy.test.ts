import { describe, expect, it } from 'vitest';
import { buildSite } from '../../build.ts';
import { type Site, site } from './small-site.ts';

const policyOf = async (small: Site) =>
  (await small.page('index.html')).querySelector('meta[http-equiv]')?.getAttribute('content');

describe('the policy of a page', () => {
  it('allows connections to the enquiry service and the map, and to no other host', async () => {
    const small = await site();
    await small.build();
    expect(await policyOf(small)).toContain(';connect-src https://hooks.example.com https://maps.example;');
  });

  it('allows connections to its own site only if the enquiry service is there', async () => {
    const small = await site();
    await buildSite({ root: small.root, out: small.out, release: false, environment: {} });
    expect(await policyOf(small)).toContain(";connect-src 'self' https://maps.example;");
  });
});
