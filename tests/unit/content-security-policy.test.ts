import { describe, expect, it } from 'vitest';
import { site } from './small-site.ts';

describe('the policy of a page', () => {
  it('lets it connect to its own site, to the enquiry service and to the map, and nowhere else', async () => {
    const small = await site();
    await small.build();
    const policy = (await small.page('index.html'))
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content');
    expect(policy).toContain(";connect-src 'self' https://hooks.example.com https://maps.example;");
  });
});
