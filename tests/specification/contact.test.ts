import { describe, expect, it } from 'vitest';
import { messageOf } from '../../components/islands/contact-form/field-rules.ts';
import { headings, main, words } from '../dist/built-pages.ts';
import { sectionOf } from './page-sections.ts';

const route = '/contact-us/';
const page = main(route);
const form = page.querySelector('form');
/** As the script within the page reads them. */
const { rules } = JSON.parse(
  page.querySelector('[data-island=contact-form]')?.getAttribute('data-props') ?? '',
);

describe('contact', () => {
  it('opens with the hero, the card and the headline, word for word, and the form before the headline', () => {
    expect(words(page.querySelector('h1')?.parentNode?.querySelector('p'))).toBe("It's never too late");
    const [card, headline = ''] = headings(route, 2);
    expect([card, headline]).toEqual(['Start a conversation with us', 'Digitizing Your Business Growth']);
    expect(page.toString().indexOf('<form')).toBeLessThan(page.toString().indexOf(headline));
  });

  it('lists the three highlights', () => {
    const headline = page
      .querySelectorAll('h2')
      .find((one) => words(one) === 'Digitizing Your Business Growth');
    expect(headline?.parentNode?.querySelectorAll('li').map(words)).toEqual([
      'Expert team members',
      'Results-Driven approach',
      'Streamlined Execution',
    ]);
  });

  it('has four required fields with visible labels, one Submit button, and nothing else to fill in', () => {
    const labels =
      form?.querySelectorAll('label').filter((label) => !label.closest('[aria-hidden=true]')) ?? [];
    expect(labels.map(words)).toEqual(['Name', 'Email', 'Phone number', 'Message']);
    const fields = form
      ?.querySelectorAll('input, textarea')
      .filter((one) => !one.closest('[aria-hidden=true]'));
    expect(fields?.map((one) => one.getAttribute('id'))).toEqual(
      labels.map((one) => one.getAttribute('for')),
    );
    for (const field of fields ?? []) expect(field.hasAttribute('required')).toBe(true);
    // The second text replaces the first while the form is sending.
    expect(form?.querySelectorAll('button > span').map(words)).toEqual(['Submit', 'Sending…']);
  });

  const a = (count: number) => 'a'.repeat(count);
  const INVALID_EMAIL = 'Please enter a valid email.';
  const INVALID_PHONE = 'Please enter a valid phone number.';
  it.each([
    ['name', a(2), 'Name must be at least 3 characters.'],
    ['name', a(3), undefined],
    ['name', a(50), undefined],
    ['name', a(51), 'Name must be less than 50 characters.'],
    ['message', a(9), 'Message must be at least 10 characters.'],
    ['message', a(10), undefined],
    ['message', a(500), undefined],
    ['message', a(501), 'Message must be less than 500 characters.'],
    ['email', `${a(242)}@example.com`, undefined],
    ['email', `${a(243)}@example.com`, INVALID_EMAIL],
    ['email', 'ana@', INVALID_EMAIL],
    ['phone', '+1360555', undefined],
    ['phone', '123456789012345', undefined],
    ['phone', '+1 (360) 555-0123', undefined],
    ['phone', '360.555/0123', undefined],
    ['phone', '360–555–0123', undefined],
    ['phone', '360 555 CALL', INVALID_PHONE],
    ['phone', '(360) 555-0', 'Phone no. must be at least 8 characters.'],
    ['phone', '1234567890123456', 'Phone no. must be less than 15 characters.'],
  ])('answers to the %s "%s": %s', (field, text, answer) => {
    expect(messageOf(text, rules[field])).toBe(answer);
  });

  it('says which characters a phone number may have', () => {
    expect(words(form?.querySelector('#phone-hint'))).toBe('Any format works.');
  });

  it('says what happens with the data, and links the privacy policy in a new tab', () => {
    const link = sectionOf(route, 'Start a conversation').querySelector('form a[href="/privacy-policy/"]');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(words(link?.parentNode)).toMatch(/only use what you send to reply/);
  });
});
