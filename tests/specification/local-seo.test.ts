import { describe, expect, it } from 'vitest';
import { main, words } from '../dist/built-pages.ts';
import { entries, SENTENCE, titles } from './page-sections.ts';

const ACTIVITIES = [
  'GMB optimization',
  'Local keyword research',
  'On-page SEO',
  'Local link building',
  'Citation building and management',
  'Localized content marketing',
  'Mobile optimization',
  'Schema markup',
  'Monitoring and analytics',
];

const page = main('/services/local-seo/');
const list = page.querySelector('ol');
const activities = entries(list);
const steps = (activity: (typeof activities)[number]) => entries(activity.querySelector('ul')).map(words);

describe('Local SEO', () => {
  it('lists the nine activities in order', () => {
    expect(titles(activities)).toEqual(ACTIVITIES);
  });

  it('lists at least three steps for each activity', () => {
    expect(activities).toHaveLength(9);
    for (const activity of activities) {
      expect(steps(activity).length).toBeGreaterThanOrEqual(3);
      for (const step of steps(activity)) expect(step.length).toBeGreaterThan(20);
    }
  });

  it('repeats no step', () => {
    const all = activities.flatMap(steps);
    expect(all.length).toBeGreaterThanOrEqual(27);
    expect(new Set(all).size).toBe(all.length);
  });

  it('closes with a summary of all nine', () => {
    const summary = page.querySelectorAll('section').at(-1);
    expect(summary?.querySelector('ol, ul')).toBeNull();
    expect(words(summary?.querySelector('h2'))).toMatch(/nine activities/i);
    expect(words(summary?.querySelector('p'))).toMatch(SENTENCE);
    const html = page.toString();
    expect(html.indexOf(words(summary?.querySelector('p')))).toBeGreaterThan(
      html.indexOf(list?.toString() ?? '-'),
    );
  });
});
