import type { RedirectEntry } from '../../schemas/redirects.ts';

/** Old addresses with every character that has a special meaning in the settings of some host. */
export const MOVED: RedirectEntry[] = [
  { from: '/prices.html', to: '/packages/' },
  { from: '/old-team/', to: '/about-us/' },
  { from: '/blog/2019/first', to: '/old-team/' },
  { from: '/a.b+(c)$d/', to: '/packages/#seo' },
  { from: '/Bob%27s%20Work,%20%26%20more;x=1@home!/', to: '/services/seo/' },
  { from: '/%C3%BCber-uns/', to: '/contact-us/' },
  { from: '/book/', to: 'https://calendar.example.com:8443/a%20b?c=$d&e=(f)' },
  { from: '/spring-offer/', gone: true },
  { from: '/flyer.pdf', gone: true },
];

/** Requested addresses and the expected targets; undefined for pages that are gone. */
export const ASKED: [address: string, to: string | undefined][] = [
  ['/prices.html', '/packages/'],
  ['/old-team/', '/about-us/'],
  ['/old-team', '/about-us/'],
  ['/blog/2019/first', '/about-us/'],
  ['/blog/2019/first/', '/about-us/'],
  ['/a.b+(c)$d/', '/packages/#seo'],
  ["/Bob's%20Work,%20&%20more;x=1@home!/", '/services/seo/'],
  ['/%C3%BCber-uns/', '/contact-us/'],
  ['/book/', 'https://calendar.example.com:8443/a%20b?c=%24d&e=(f)'],
  ['/spring-offer/', undefined],
  ['/spring-offer', undefined],
  ['/flyer.pdf', undefined],
];

/** Addresses that only resemble old ones: if an old one were treated as a pattern, it would match. */
export const NOT_MOVED = [
  '/pricesxhtml',
  '/aXb+(c)$d/',
  '/a.bb(c)$d/',
  '/old-team/x',
  '/x/old-team/',
  '/old-tea',
  '/flyer.pdf.bak',
];
