import { expect } from 'vitest';
import { answer, good } from '../browser/fake-enquiry-service.ts';
import { PHONE } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import { enquiryService, FAILED, fillIn, RECEIVED, RESULT, SUBMIT, WORDS, words } from './form.ts';
import { LAST, NEXT, POSITION } from './reviews.ts';
import type { Screen } from './screen.ts';

// A page whose DOM is not the build's: translated by the browser, or touched by an extension.

const { service, sent, change } = enquiryService();

const TOAST = '[data-island=toasts] li';

/**
 * Translates a page: each text begins with a tilde.
 * @param isWrapped like Chrome, each text is in two more elements; otherwise it changes in its place
 */
const translate = (screen: Screen, isWrapped = true) =>
  screen.evaluate((wraps) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const leftAsIs = 'script, template, textarea, font, title';
      if (!text.data.trim() || text.parentElement?.closest(leftAsIs)) continue;
      const translated = `~${text.data}`;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(translated);
      outer.append(inner);
      if (wraps) text.replaceWith(outer);
      else text.data = translated;
    }
  }, isWrapped);

const start = ({ site }: EngineContext, screen: Screen): Promise<void> => {
  site.release();
  return screen.hydrate();
};

inEveryEngine(
  'Changed page',
  (test) => {
    for (const isWrapped of [true, false]) {
      const how = isWrapped ? 'wrapped' : 'changed in place';

      test(`keeps its navigation and its words if they are ${how}`, async (context) => {
        const screen = await context.cold('/about-us/');
        await translate(screen, isWrapped);
        await start(context, screen);
        expect(await screen.evaluate(() => document.querySelectorAll('header a').length)).toBeGreaterThan(20);
        await screen.sees('nav[aria-label=Main] a', '~Packages');
        await screen.hover('nav[aria-label=Main] summary', '~Services');
        await screen.sees('nav[aria-label=Main] details a', '~Local SEO');
        await screen.resize(PHONE);
        await screen.click('header summary', '~Menu');
        await screen.sees('nav[aria-label=Menu] a', '~Contact us');
      });

      test(`turns its reviews if the words are ${how}`, async (context) => {
        const screen = await context.cold('/review/', { size: PHONE });
        await translate(screen, isWrapped);
        await screen.click(NEXT);
        await start(context, screen);
        const slides = () => screen.evaluate(() => document.querySelector('[data-track]')?.children.length);
        expect(await slides()).toBe(LAST);
        await screen.sees(POSITION, `Review 2 of ${LAST}`);
        await screen.click(NEXT);
        await screen.sees(POSITION, `Review 3 of ${LAST}`);
        await screen.sees('[data-track]', '~');
      });

      test(`keeps the form’s words and focus, and sends it, if the words are ${how}`, async (context) => {
        const screen = await context.cold('/contact-us/');
        await fillIn(screen);
        await translate(screen, isWrapped);
        await start(context, screen);
        expect(await screen.focused()).toBe('message');
        expect(await words(screen)).toEqual(WORDS);
        await screen.sees('label', '~Name');
        await screen.click(SUBMIT);
        await screen.sees(RESULT, RECEIVED);
        expect(sent()).toEqual([WORDS]);
      });
    }

    test('shows messages, results and notices that change, though each is translated', async (context) => {
      const screen = await context.visit('/contact-us/');
      await fillIn(screen, { name: 'A', message: 'Short' });
      await start(context, screen);
      await screen.click(SUBMIT);
      await screen.sees('#name-error', 'Name must be at least 3 characters.');
      await translate(screen);
      await screen.sees('#message-error', '~Message must be at least 10 characters.');
      await screen.fill('[name=name]', 'n'.repeat(60));
      await screen.sees('#name-error', 'Name must be less than 50 characters.');
      // A message that stays the same stays translated.
      expect(await screen.isVisible('#message-error', '~Message must be')).toBe(true);
      await screen.evaluate(() => document.querySelector('form')?.reset());
      await fillIn(screen);
      service.set(answer(500));
      await screen.click(SUBMIT);
      await screen.sees(RESULT, FAILED);
      await translate(screen);
      await screen.sees(RESULT, '~Something');
      service.set(good);
      await screen.click(SUBMIT);
      await screen.sees(RESULT, RECEIVED);
      await screen.click('footer button[data-copy*="@"]');
      await screen.sees(TOAST);
      await translate(screen);
      await screen.click('footer button[data-copy]:not([data-copy*="@"])');
      await screen.until('only the new notice is there', () => {
        const notices = [...document.querySelectorAll('[data-island=toasts] li')];
        return notices.length === 1 && !notices[0]?.textContent?.includes('~');
      });
    });

    test('keeps every word, choice and slot through fifty random changes of each island', async (context) => {
      for (const [round, route] of ['/contact-us/', '/review/', '/about-us/', '/contact-us/'].entries()) {
        const screen = await context.cold(route);
        if (route === '/contact-us/') await fillIn(screen);
        const before = await screen.evaluate((seed) => {
          let state = seed * 7919 + 1;
          const random = (below: number) => {
            state = (state * 48_271) % 2_147_483_647;
            return state % below;
          };
          const wordsOf = () => document.body.textContent?.replace(/[\s~]+/g, '') ?? '';
          for (const root of document.querySelectorAll('[data-island]')) {
            for (let count = 0; count < 50; count += 1) {
              const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
              const texts: Text[] = [];
              while (walker.nextNode())
                if (!walker.currentNode.parentElement?.closest('textarea'))
                  texts.push(walker.currentNode as Text);
              const elements = [...root.querySelectorAll('*')].filter(
                (one) => !one.closest('svg, textarea, input'),
              );
              const text = texts[random(texts.length || 1)];
              const element = elements[random(elements.length || 1)];
              const changes = [
                () => {
                  const font = document.createElement('font');
                  text?.replaceWith(font);
                  font.append(text ?? '');
                },
                () => text?.splitText(random(text.length + 1)),
                () => text?.before(document.createTextNode('~')),
                () => element?.append(document.createComment('~')),
                () => element?.setAttribute('data-foreign', ''),
                () => element?.insertAdjacentElement('afterend', document.createElement('i')),
              ];
              changes[random(changes.length)]?.();
            }
          }
          return wordsOf();
        }, round);
        await start(context, screen);
        const after = await screen.evaluate(() => document.body.textContent?.replace(/[\s~]+/g, '') ?? '');
        // React measures the reviews, and then names the visible ones.
        expect(after.length).toBeGreaterThanOrEqual(before.length - 2);
        if (route === '/contact-us/') {
          expect(await words(screen)).toEqual(WORDS);
          await screen.click(SUBMIT);
          await screen.sees(RESULT, RECEIVED);
        }
      }
      expect(sent()).toEqual([WORDS, WORDS]);
    });
  },
  { change },
);
