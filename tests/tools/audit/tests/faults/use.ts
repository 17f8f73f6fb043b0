import type { Fault } from '../fault.ts';
import { menu } from './menu.ts';

/** Faults that appear in use. */
export const use: Fault[] = [
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
    fault: 'a picture of another origin that comes after a while',
    parts: {
      end: "<script>setTimeout(() => { new Image().src = 'https://tracker.example/late.gif' }, 60000)</script>",
    },
    says: /1440 px, before any use: asks https:\/\/tracker\.example\/late\.gif/,
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
      header: menu('More'),
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
];
