import { describe, expect, it } from 'vitest';
import { site } from './small-site.ts';

describe('the policy of a page', () => {
  it('lets it send to the origin of the enquiry service, and to no other', async () => {
    const small = await site();
    await small.build();
    const policy = (await small.page('index.html'))
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content');
    expect(policy).toContain(';connect-src https://hooks.example.com');
  });
});
