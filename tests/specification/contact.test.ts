import { describe, expect, it } from 'vitest';
import { messageOf } from '../../components/islands/contact-form/field-rules.ts';
import { headings, main, words } from '../dist/built-pages.ts';

const route = '/contact-us/';
const page = main(route);
const form = page.querySelector('form');
const field = (name: string) => form?.querySelector(`[name=${name}]`);
/** As the script within the page reads them. */
const { rules } = JSON.parse(
  page.querySelector('[data-island=contact-form]')?.getAttribute('data-props') ?? '',
);
/** What the page says about a text; undefined if the field accepts it. */
const answerTo = (name: string, text: string) => messageOf(text, rules[name]);
/** The texts that describe a field. */
const describedBy = (name: string) =>
  (field(name)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => words(form?.querySelector(`[id="${id}"]`)));
const labels = form?.querySelectorAll('label').filter((label) => !label.closest('[aria-hidden=true]')) ?? [];

describe('contact', () => {
  it('opens with the two lines of the hero, word for word', () => {
    const h1 = page.querySelector('h1');
    expect(words(h1)).toBe('Give Us a Shout');
    expect(words(h1?.parentNode?.querySelector('p'))).toBe("It's never too late");
  });

  it('has the card and the headline, word for word', () => {
    expect(headings(route, 2).slice(0, 2)).toEqual([
      'Start a conversation with us',
      'Digitizing Your Business Growth',
    ]);
  });

  it('lists the three highlights', () => {
    const headline = page
      .querySelectorAll('h2')
      .find((heading) => words(heading) === 'Digitizing Your Business Growth');
    expect(headline?.parentNode?.querySelectorAll('li').map(words)).toEqual([
      'Expert team members',
      'Results-Driven approach',
      'Streamlined Execution',
    ]);
  });

  it('shows the form before the highlights', () => {
    const html = page.toString();
    expect(html.indexOf('<form')).toBeGreaterThan(-1);
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('Digitizing Your Business Growth'));
  });

  it('has four fields, each with a visible label, all required', () => {
    expect(labels.map(words)).toEqual(['Name', 'Email', 'Phone number', 'Message']);
    const fields = labels.map((label) => form?.querySelector(`[id="${label.getAttribute('for')}"]`));
    expect(fields.map((one) => one?.getAttribute('name'))).toEqual(['name', 'email', 'phone', 'message']);
    for (const one of fields) expect(one?.hasAttribute('required')).toBe(true);
    expect(form?.querySelectorAll('input[type=checkbox], select')).toHaveLength(0);
  });

  it.each([
    ['name', 3, 50, 'Name'],
    ['message', 10, 500, 'Message'],
  ])('accepts a %s of %i to %i characters', (name, least, most, label) => {
    for (const accepted of [least, most]) expect(answerTo(name, 'a'.repeat(accepted))).toBeUndefined();
    expect(answerTo(name, 'a'.repeat(least - 1))).toBe(`${label} must be at least ${least} characters.`);
    expect(answerTo(name, 'a'.repeat(most + 1))).toBe(`${label} must be less than ${most} characters.`);
  });

  it('accepts an email address of at most 254 characters', () => {
    expect(field('email')?.getAttribute('type')).toBe('email');
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(answerTo('email', ofLength(254))).toBeUndefined();
    for (const wrong of [ofLength(255), 'ana@', 'ana'])
      expect(answerTo('email', wrong)).toBe('Please enter a valid email.');
  });

  it('accepts a phone number of 8 to 15 digits and plus signs, ignores separators, and says so', () => {
    for (const right of ['+1360555', '123456789012345', '+1 (360) 555-0123', '360.555/0123', '360–555–0123'])
      expect(answerTo('phone', right), right).toBeUndefined();
    for (const wrong of ['360 555 CALL', 'telephone'])
      expect(answerTo('phone', wrong)).toBe('Please enter a valid phone number.');
    expect(answerTo('phone', '(360) 555-0')).toBe('Phone no. must be at least 8 characters.');
    expect(answerTo('phone', '1234567890123456')).toBe('Phone no. must be less than 15 characters.');
    expect(describedBy('phone')[0]).toMatch(/digits and plus sign/i);
  });

  it('names an empty place for the message of each field', () => {
    for (const name of ['name', 'email', 'phone', 'message']) {
      expect(form?.querySelectorAll(`p[id="${name}-error"]`)).toHaveLength(1);
      expect(field(name)?.getAttribute('aria-describedby')?.split(' ').at(-1)).toBe(`${name}-error`);
      expect(describedBy(name).at(-1)).toBe('');
    }
  });

  it('leaves no rule to the browser, which would cut off what is pasted, and say it in its own words', () => {
    expect(form?.hasAttribute('novalidate')).toBe(true);
    for (const attribute of ['minlength', 'maxlength', 'pattern'])
      expect(form?.querySelectorAll(`[${attribute}]`)).toHaveLength(0);
  });

  it('starts empty', () => {
    expect(form?.querySelectorAll('input[value]')).toHaveLength(0);
    expect(field('message')?.innerHTML).toBe('');
  });

  it('has one Submit button, and a place for the result below it', () => {
    expect(form?.querySelectorAll('button')).toHaveLength(1);
    // The second one replaces the first while the form is sending.
    expect(form?.querySelectorAll('button > span').map(words)).toEqual(['Submit', 'Sending…']);
    expect(words(form?.querySelector('[role=status]'))).toBe('');
    const html = form?.toString() ?? '';
    expect(html.indexOf('role="status"')).toBeGreaterThan(html.indexOf('type="submit"'));
  });

  it('says what happens with the data, and links the privacy policy in a new tab', () => {
    const link = form?.querySelector('a[href="/privacy-policy/"]');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(words(link?.parentNode)).toMatch(/only use what you send to reply/);
  });

  it('hides its honeypot from people', () => {
    const trap = form?.querySelector('[aria-hidden=true] input');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('autocomplete')).toBe('off');
    expect(trap?.hasAttribute('required')).toBe(false);
  });

  it('shows the email address in browsers without scripts', () => {
    const text = form?.querySelectorAll('p').find((one) => words(one).includes('needs JavaScript'));
    expect(text?.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:\S+@\S+$/);
  });
});
