import type { Page } from 'playwright-core';
import { type Check, DESKTOP, PHONE, type Subject } from '../check.ts';
import { readLayout, sideways } from '../layout.ts';

export const check: Check = {
  columns: ['no scripts'],
  about:
    'Scripts switched off: heading, text, navigation and a way to write an email are there, nothing scrolls sideways',
  async run(subject) {
    const whole = await read(await subject.open({ viewport: DESKTOP }));
    const findings: string[] = [];
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await subject.open({ viewport, javaScriptEnabled: false });
      const found = [...missing(await read(page), whole), ...(await withoutForm(page, subject))];
      found.push(...sideways(await readLayout(page)));
      findings.push(...found.map((finding) => `${viewport.width} px: ${finding}`));
    }
    return { findings };
  },
};

interface Reading {
  /** The page's heading, if it is visible. */
  heading: string;
  /** Length of the main element's text, including hidden parts. */
  letters: number;
  /** Addresses of the navigation and the footer. */
  links: string[];
  /** Whether a mailto link is visible. */
  email: boolean;
}

/** Works without scripts too: the driver's own are always allowed. */
function read(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    const seen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const heading = document.querySelector('h1');
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    for (const element of main?.querySelectorAll('script, noscript, template, iframe') ?? [])
      element.remove();
    const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href], footer a[href]');
    return {
      heading: seen(heading) ? (heading?.textContent ?? '') : '',
      letters: (main?.textContent ?? '').replace(/\s+/g, '').length,
      links: [...new Set([...links].map((link) => link.getAttribute('href') ?? ''))],
      email: [...document.querySelectorAll('a[href^="mailto:"]')].some(seen),
    };
  });
}

/** Only scripts may add a sentence or two, such as the message of Not Found. */
const SENTENCES = 200;

function missing(reading: Reading, whole: Reading): string[] {
  const links = whole.links.filter((link) => !reading.links.includes(link));
  return [
    ...(reading.heading ? [] : ['no heading can be seen']),
    ...(reading.letters === 0 || reading.letters < whole.letters - SENTENCES
      ? [`${reading.letters} letters of text instead of ${whole.letters}`]
      : []),
    ...(reading.links.length === 0 ? ['no navigation'] : []),
    ...links.map((link) => `no link to ${link}`),
    ...(reading.email ? [] : ['no way to write an email']),
  ];
}

/** A form that only scripts can send must be replaced by the email address. */
async function withoutForm(page: Page, { html }: Subject): Promise<string[]> {
  if (!html.includes('<form')) return [];
  const findings: string[] = [];
  if (!(await page.locator('form a[href^="mailto:"]').first().isVisible()))
    findings.push('the form names no email address');
  if (await page.locator('form [type=submit]').first().isVisible())
    findings.push('the form has a button that does nothing');
  return findings;
}
