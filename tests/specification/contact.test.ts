import { describe, expect, it } from 'vitest';
import { RULES } from '../../components/islands/contact-form/contact-rules.ts';
import { headings, main, words } from '../dist/built-pages.ts';
import { sectionOf } from './page-sections.ts';

const route = '/contact-us/';
const page = main(route);
const form = page.querySelector('form');
const seen = (selector: string) =>
  form?.querySelectorAll(selector).filter((one) => !one.closest('[aria-hidden=true]')) ?? [];

describe('contact', () => {
  it('opens with the hero, the card and the headline, word for word, and the form before the headline', () => {
    expect(words(page.querySelector('h1')?.parentNode?.querySelector('p'))).toBe("It's never too late");
    const [card, headline = ''] = headings(route, 2);
    expect([card, headline]).toEqual(['Start a conversation with us', 'Digitizing Your Business Growth']);
    expect(page.toString().indexOf('<form')).toBeLessThan(page.toString().indexOf(headline));
  });

  it('lists the three highlights', () => {
    const highlights = ['Expert team members', 'Results-Driven approach', 'Streamlined Execution'];
    expect(sectionOf(route, 'Digitizing').querySelectorAll('li b').map(words)).toEqual(highlights);
  });

  it('has four required fields with visible labels that cut nothing off, one Submit button, and nothing else to fill in', () => {
    const labels = seen('label');
    expect(labels.map(words)).toEqual(['Name', 'Email', 'Phone number', 'Message']);
    const fields = seen('input, textarea').map((one) => [one.id, one.hasAttribute('required')]);
    expect(fields).toEqual(labels.map((one) => [one.getAttribute('for'), true]));
    expect(seen('[maxlength]')).toEqual([]);
    // The second text replaces the first while the form is sending.
    expect(form?.querySelectorAll('button > span').map(words)).toEqual(['Submit', 'Sending…']);
  });

  it('answers by the specified rules, which the script within the page reads', () => {
    const props = page.querySelector('[data-island=contact-form]')?.getAttribute('data-props');
    expect(JSON.parse(props ?? '').rules).toEqual(RULES);
  });

  it('says that any phone number works, and what happens with the data, with a link to the privacy policy', () => {
    expect(words(form?.querySelector('#phone-hint'))).toBe('Any format works.');
    const link = sectionOf(route, 'Start a conversation').querySelector('form a[href="/privacy-policy/"]');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(words(link?.parentNode)).toMatch(/use what you send only to reply/);
  });
});
