import { describe, expect, it } from 'vitest';
import { headings, main, words } from '../dist/built-pages.ts';

const route = '/contact-us/';
const page = main(route);
const form = page.querySelector('form');
const field = (name: string) => form?.querySelector(`[name=${name}]`);
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
    ['name', '3', '50'],
    ['message', '10', '500'],
  ])('accepts a %s of %s to %s characters', (name, least, most) => {
    expect(field(name)?.getAttribute('minlength')).toBe(least);
    expect(field(name)?.getAttribute('maxlength')).toBe(most);
  });

  it('accepts an email address of at most 254 characters', () => {
    expect(field('email')?.getAttribute('type')).toBe('email');
    expect(field('email')?.getAttribute('maxlength')).toBe('254');
  });

  it('accepts a phone number of digits and plus signs, ignores separators, and says so', () => {
    const phone = field('phone');
    expect(phone?.getAttribute('minlength')).toBe('8');
    // A browser would cut off the last digits of "+1 (360) 555-0123".
    expect(phone?.hasAttribute('maxlength')).toBe(false);
    // As browsers interpret it.
    const pattern = new RegExp(`^(?:${phone?.getAttribute('pattern')})$`, 'v');
    for (const right of ['+13605550123', '+1 (360) 555-0123', '360.555/0123', '360–555–0123'])
      expect(right).toMatch(pattern);
    for (const wrong of ['360 555 CALL', 'phone']) expect(wrong).not.toMatch(pattern);
    const hint = form?.querySelector(`[id="${phone?.getAttribute('aria-describedby')}"]`);
    expect(words(hint)).toMatch(/digits and plus sign/i);
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
