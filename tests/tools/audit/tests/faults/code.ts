import type { Fault } from '../fault.ts';

/** Faults in the response. */
export const code: Fault[] = [
  {
    check: 'html',
    fault: 'a wrong nesting',
    parts: { main: '<ul><p>Not here</p></ul>' },
    says: /element-permitted-content/,
  },
  {
    check: 'nu',
    fault: 'an unknown attribute',
    parts: { main: '<p color="red">Red</p>' },
    says: /Attribute “color” not allowed/,
  },
  {
    check: 'weight',
    fault: 'a script file before the first render and a long inline script',
    parts: { head: '<script src="/a.js"></script>', end: `<script>${noise(4000)}</script>` },
    says: /inline scripts have \d+ bytes.* \/a\.js is asked for before the first render/,
  },
  {
    check: 'weight',
    fault: 'much HTML',
    parts: { main: `<p>${noise(40_000)}</p>` },
    says: /the HTML has \d+ bytes, \d+ too many/,
  },
  {
    check: 'lighthouse',
    fault: 'a page that search engines and screen readers miss',
    parts: {
      head: '<meta name="robots" content="noindex">',
      main: '<p><a href="/b"></a></p>',
      end: "<script>console.error('broken')</script>",
    },
    says: /Accessibility \d+: link-name.*Best practices \d+: errors-in-console: broken.*SEO \d+: is-crawlable/,
  },
];

/** Text that does not compress well, the same in each run. */
function noise(length: number): string {
  let state = 1;
  const letters = Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  });
  return `"${letters.join('')}"`;
}
