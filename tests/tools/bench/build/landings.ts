import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { oneOf, seeded } from '../../../seeded.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../fixtures');

const WORDS =
  'we look at your street and your house before we name a price and we tell you what can wait until spring so that you pay for what you need and nothing else on the day we agreed with tools that are kept clean by people who live here'.split(
    ' ',
  );

/** The text of one landing page: 5,300 characters, different on every page. */
export function landingOf(number: number) {
  const name = `Roofing in Lacey ${number}`;
  const random = seeded(name);
  const sentence = (words: number) => {
    const text = Array.from({ length: words }, () => oneOf(random, WORDS)).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const many = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(index));
  return {
    meta: {
      title: name,
      description: `${name}: what we do, what it costs, and when we can come. Ask us before you decide.`,
    },
    heading: name,
    lead: sentence(24),
    sections: many(6, (section) => ({
      heading: `Roofing, part ${section + 1}`,
      paragraphs: many(2, () => sentence(16)),
      points: many(9, (point) => `Point ${point + 1}: ${sentence(5)}`),
    })),
    prices: many(14, (row) => ({
      name: `Visit ${row + 1}`,
      price: 80 + ((number + row * 35) % 900),
      scope: sentence(4),
    })),
    questions: many(9, (row) => ({
      question: `Question ${row + 1} about roofing?`,
      answer: sentence(9),
    })),
  };
}

/**
 * Creates a site of landing pages: the small site with one content file per page.
 * @param root its folder, as deep below the project as tests/fixtures/small-site, so that imports work
 */
export async function makeLandingSite(
  root: string,
  pages: number,
  format: 'json' | 'yaml' = 'json',
): Promise<void> {
  await rm(root, { recursive: true, force: true });
  await cp(path.join(FIXTURES, 'small-site'), root, { recursive: true });
  await cp(path.join(FIXTURES, 'landing-site'), root, { recursive: true });
  await cp(path.join(FIXTURES, '../../static/fonts'), path.join(root, 'static/fonts'), { recursive: true });
  const kinds = path.join(root, 'kinds.ts');
  await writeFile(kinds, (await readFile(kinds, 'utf8')).replace("'.json'", `'.${format}'`));
  // The layout needs the project's own scripts.
  await symlink(path.join(FIXTURES, '../../client'), path.join(root, 'client'), 'junction');
  const write = (landing: object) =>
    format === 'json' ? `${JSON.stringify(landing, undefined, 1)}\n` : stringify(landing);
  const folder = path.join(root, 'content/landings');
  await mkdir(folder);
  for (let number = 1; number <= pages; number += 1) {
    await writeFile(path.join(folder, `landing-${number}.${format}`), write(landingOf(number)));
  }
}
