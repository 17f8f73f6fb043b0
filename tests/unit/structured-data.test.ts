import { describe, expect, it } from 'vitest';
import type { Site as SiteFacts } from '../../build/content/schemas/site.ts';
import { agency, postalAddress } from '../../build/render/structured-data/agency.ts';
import { inlineJson } from '../../build/render/structured-data/graph.ts';
import { offerCatalog } from '../../build/render/structured-data/offers.ts';
import { readPhone } from '../../build/shared/phone.ts';
import { replace, site } from './small-site.ts';

const FACTS = {
  agency: 'Lantern',
  slogan: 'Found first.',
  url: 'https://www.lantern.example',
  email: 'hello@lantern.example',
  phone: undefined,
  address: {
    text: '1 Test Street, Olympia, WA 98501',
    lines: ['1 Test Street', 'Olympia, WA 98501'],
    url: 'https://maps.example/?q=Olympia',
  },
} as SiteFacts;

describe('the agency', () => {
  it('has a phone number only if one is set', () => {
    expect(agency(FACTS, '/logo.png', undefined)).not.toHaveProperty('telephone');
    const phone = readPhone('360 555 0100');
    expect(agency({ ...FACTS, phone }, '/logo.png', undefined)).toHaveProperty('telephone', '+13605550100');
  });

  it('has its address in parts', () => {
    expect(postalAddress('1200 Lamp Avenue, Suite 5, Olympia, WA 98501-1234')).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1200 Lamp Avenue, Suite 5',
      addressLocality: 'Olympia',
      addressRegion: 'WA',
      postalCode: '98501-1234',
      addressCountry: 'US',
    });
  });

  it('has its address as written if its parts are unclear', () => {
    expect(postalAddress('Lamp House, Olympia')).toBe('Lamp House, Olympia');
  });
});

describe('the catalog', () => {
  it('has prices as plain numbers', () => {
    const tier = {
      id: 'basic',
      name: 'Basic',
      price: '$1,400',
      period: 'month',
      bestSeller: false,
      points: {},
    };
    const section = { slug: 'seo', id: 'seo-packages', heading: 'SEO Packages', tiers: [tier] };
    const catalog = offerCatalog(FACTS, '/packages/', 'Packages', [
      section as unknown as Parameters<typeof offerCatalog>[3][number],
    ]);
    expect(JSON.stringify(catalog)).toContain('"price":"1400","priceCurrency":"USD","unitText":"month"');
  });
});

describe('structured data in a page', () => {
  it('cannot end its element, whatever the content says', async () => {
    // Complete tags are refused in a text (plain-texts.ts); an unclosed one would be enough.
    const text = '</script alert(1) <script <! --';
    const small = await site({ 'content/services/seo.yaml': replace(/lead: .*/, `lead: "${text}"`) });
    await small.build();
    const page = await small.page('services/seo/index.html');
    const scripts = page.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    expect(page.querySelectorAll('head script')).toHaveLength(1);
    const graph = JSON.parse(scripts[0]?.innerHTML ?? '');
    expect(graph['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Service', description: text }),
    );
  });

  it('contains no angle brackets', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '<!--<script>' }],
    } as const;
    expect(inlineJson(graph)).not.toContain('<');
    expect(JSON.parse(inlineJson(graph))).toEqual(graph);
  });
});
