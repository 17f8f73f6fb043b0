import { describe, expect, it } from 'vitest';
import { site } from './small-site.ts';

describe('the policy of a page', () => {
  it('allows connections to its own site, the enquiry service and the map, and to no other host', async () => {
    const small = await site();
    await small.build();
    const policy = (await small.page('index.html'))
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content');
    expect(policy).toContain(";connect-src 'self' https://hooks.example.com https://maps.example;");
  });
});
