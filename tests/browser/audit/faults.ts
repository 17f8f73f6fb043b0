import type { Parts } from './planted.ts';

/** A fault that a check has to see, and a sign of it in what the check says. */
export interface Fault {
  check: string;
  fault: string;
  parts: Parts;
  says: RegExp;
}

const MENU = (inside: string) =>
  `<div data-island="menu" data-ready><details><summary>Menu</summary><nav aria-label="Main"><details><summary>Services</summary><p>${inside}</p></details><p><a href="/">Home</a></p></nav></details></div>`;

const FAR = '<div style="height: 3000px"></div>';

/** At least one for each check: `each check` in planted.test.ts asserts that. */
export const FAULTS: Fault[] = [
  {
    check: 'axe',
    fault: 'a picture without words',
    parts: { main: '<img src="/a.png" width="9" height="9">' },
    says: /390 px, as it comes; 1440 px, as it comes: image-alt/,
  },
  {
    check: 'axe',
    fault: 'a button without a name in a closed menu',
    parts: { header: MENU('<button type="button"></button>') },
    says: /390 px, menu open: button-name/,
  },
  {
    check: 'axe',
    fault: 'a heading level left out',
    parts: { main: '<h3>Third</h3>' },
    says: /heading-order/,
  },
  {
    check: 'contrast',
    fault: 'pale text',
    parts: { main: '<p style="color: #aaa">Pale</p>' },
    says: /color-contrast/,
  },
  {
    check: 'contrast',
    fault: 'pale text in a section that is not drawn yet',
    parts: {
      main: `${FAR}<div style="content-visibility: auto; contain-intrinsic-size: auto 500px"><p style="color: #aaa">Pale</p></div>`,
    },
    says: /color-contrast/,
  },
  {
    check: 'targets',
    fault: 'small buttons side by side',
    parts: {
      css: 'main button { min-width: 0; min-height: 0; padding: 0; width: 14px; height: 14px; border: 0 }',
      main: '<div><button type="button" aria-label="One"></button><button type="button" aria-label="Two"></button></div>',
    },
    says: /target-size/,
  },
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
    check: 'keyboard',
    fault: 'a link that keeps the keyboard',
    parts: {
      main: '<p><a href="/b" id="b">First</a><a href="/c" id="c">Second</a></p>',
      end: "<script>document.getElementById('c').onkeydown = (event) => { if (event.key === 'Tab') { event.preventDefault(); document.getElementById('b').focus(); } };</script>",
    },
    says: /goes from <a> "Second" back to <a> "First", and so never ends/,
  },
  {
    check: 'keyboard',
    fault: 'a button that Tab passes by',
    parts: {
      main: '<p><a href="/b">Link</a><button type="button" onfocus="this.nextElementSibling.focus()">Never</button><a href="/c">Next</a><span role="button" onclick="void 0">Mouse only</span></p>',
    },
    says: /<span> "Mouse only" is never reached/,
  },
  {
    check: 'keyboard',
    fault: 'a focus without a sign',
    parts: { css: 'main a:focus-visible { outline: none }', main: '<p><a href="/b">Link</a></p>' },
    says: /"Link" shows its focus by only 0 px/,
  },
  {
    check: 'keyboard',
    fault: 'a focus that a fixed bar hides',
    parts: {
      css: 'footer { position: fixed; inset: 0; background: #fff } main a { position: absolute; top: 300px }',
      main: '<p><a href="/b">Below</a></p>',
    },
    says: /"Below" shows its focus by only/,
  },
  {
    check: 'keyboard',
    fault: 'an order of its own',
    parts: { main: '<p><a href="/b">Late</a><a href="/c" tabindex="1">Early</a></p>' },
    says: /(up to|never reached)/,
  },
  {
    check: 'text-spacing',
    fault: 'a box of fixed height',
    parts: {
      css: 'main p { height: 1.3em; width: 9em; line-height: 1.2; overflow: hidden }',
      main: '<p>Eighteen letters or</p>',
    },
    says: /390 px: "Eighteen letters or" is cut off by <p>/,
  },
  {
    check: 'text-spacing',
    fault: 'text that runs upon other text',
    parts: {
      css: 'main div { height: 1.4em; line-height: 1.2; white-space: nowrap; display: flex } main b { width: 9.5em } ',
      main: '<div><b>Nine words here</b><span>and beside</span></div>',
    },
    says: /lies upon/,
  },
  {
    check: 'text-size',
    fault: 'a row that does not break',
    parts: {
      css: 'main p { white-space: nowrap; overflow-wrap: normal }',
      main: '<p>Twenty-nine letters of one row</p>',
    },
    says: /390 px: scrolls sideways by \d+ px, because of "Twenty-nine/,
  },
  {
    check: 'text-size',
    fault: 'a label that outgrows its button',
    parts: {
      css: 'main a { height: 32px; width: 90px; padding: 0; background: #eee; white-space: nowrap }',
      main: '<p><a href="/b">Get started</a></p>',
    },
    says: /"Get started" is cut off by the edge of <a>/,
  },
  {
    check: 'zoom',
    fault: 'a width in px',
    parts: { css: 'main p { width: 500px }' },
    says: /320 by 256 px: scrolls sideways/,
  },
  {
    check: 'zoom',
    fault: 'sideways scrolling that is only hidden',
    parts: {
      css: 'html { overflow-x: hidden } main p { width: 500px }',
      main: `<p>${'A long line of text. '.repeat(5)}</p>`,
    },
    says: /is cut off by the edge of the screen/,
  },
  {
    check: 'forced-colours',
    fault: 'text that keeps its colour',
    parts: { css: 'main p { forced-color-adjust: none; color: #fff }' },
    says: /"A line of text." cannot be seen/,
  },
  {
    check: 'forced-colours',
    fault: 'a button that is only a ground',
    parts: {
      css: 'main button { border: 0; background: #ddd }',
      main: '<button type="button">Send</button>',
    },
    says: /<button> "Send" loses its frame/,
  },
  {
    check: 'forced-colours',
    fault: 'a sign that is drawn in the colour of the ground',
    parts: {
      css: 'main svg { forced-color-adjust: none; fill: #fff } main button { border: 2px solid; background: #111 }',
      main: '<button type="button" aria-label="Play"><svg viewBox="0 0 9 9" width="40" height="40"><circle cx="4" cy="4" r="4"/></svg></button>',
    },
    says: /"Play" shows neither words nor a sign/,
  },
  {
    check: 'motion',
    fault: 'an animation',
    parts: { css: '@keyframes turn { to { rotate: 1turn } } main p { animation: turn 2s infinite }' },
    says: /<p class=""> is animated for/,
  },
  {
    check: 'motion',
    fault: 'a transition',
    parts: { css: 'a { transition: color 300ms }' },
    says: /has a transition of 0.3s/,
  },
  {
    check: 'motion',
    fault: 'smooth scrolling',
    parts: { css: 'html { scroll-behavior: smooth }' },
    says: /scrolls smoothly/,
  },
  {
    check: 'scripts-off',
    fault: 'a heading that only scripts show',
    parts: {
      css: 'h1 { visibility: hidden }',
      end: "<script>document.querySelector('h1').style.visibility = 'visible'</script>",
    },
    says: /no heading can be seen/,
  },
  {
    check: 'scripts-off',
    fault: 'text, navigation and email that only scripts write',
    parts: {
      header: '',
      main: '',
      footer: '',
      end: `<script>document.querySelector('main').append('Many words. '.repeat(50)); const nav = document.querySelector('header').appendChild(document.createElement('nav')); Object.assign(nav.appendChild(document.createElement('a')), { href: '/b', textContent: 'B' });</script>`,
    },
    says: /letters of text instead of .* no navigation .* no link to \/b .* no way to write an email/,
  },
  {
    check: 'scripts-off',
    fault: 'a form that then does nothing',
    parts: { main: '<form><button type="submit">Send</button></form>' },
    says: /the form names no email address .* the form has a button that does nothing/,
  },
  {
    check: 'privacy',
    fault: 'a picture of another origin',
    parts: { main: '<img src="https://tracker.example/a.gif" alt="">' },
    says: /390 px, before any use: asks https:\/\/tracker\.example\/a\.gif/,
  },
  {
    check: 'privacy',
    fault: 'a cookie and a stored mark',
    parts: { end: "<script>document.cookie = 'seen=1'; localStorage.setItem('visitor', '1')</script>" },
    says: /keeps cookie seen .* keeps visitor \(local storage\)/,
  },
  {
    check: 'privacy',
    fault: 'a cookie that the use of the menu leaves',
    parts: {
      header: MENU('More'),
      end: "<script>document.querySelector('details').ontoggle = () => { document.cookie = 'menu=1' }</script>",
    },
    says: /390 px, menu open: keeps cookie menu/,
  },
  {
    check: 'time-limits',
    fault: 'a page that leaves',
    parts: { end: "<script>setTimeout(() => location.assign('/elsewhere'), 60000)</script>" },
    says: /leaves for \/elsewhere by itself/,
  },
  {
    check: 'time-limits',
    fault: 'a page that reloads',
    parts: { end: '<script>setTimeout(() => location.reload(), 600000)</script>' },
    says: /reloads by itself/,
  },
  {
    check: 'time-limits',
    fault: 'a meta refresh',
    parts: { head: '<meta http-equiv="refresh" content="3000">' },
    says: /meta refresh/,
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
