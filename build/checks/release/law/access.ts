import type { Policy } from '../../../../schemas/content.ts';
import { placeInPolicy, type Rule } from '../publication.ts';

const ADA = 'ADA title III (42 U.S.C. 12182)';

/** Hosts of scripts that put themselves over a page and promise to make it accessible. */
const OVERLAYS =
  /(?:^|[./])(?:accessibe|acsbapp|acsbap|userway|audioeye|equalweb|allyable|accessibly|adally|maxaccess|reciteme|webaccessibility|accessiway|truabilities|nagich)\b/i;

const wordsOf = ({ lead, inShort, sections }: Policy) =>
  [lead, ...inShort, ...sections.map(({ heading, html }) => `${heading} ${html}`)].join(' ');

const accessStatement: Rule = {
  name: 'accessibility-statement',
  law: `${ADA}: a site is open to people with disabilities, and says whom to tell if it is not.`,
  remedy:
    'Restore content/policies/accessibility.md: it names whom to write to ({email}) and what the site cannot do yet: the Not Found page leaves by itself.',
  find: (publication) => {
    const { policies, site } = publication.content;
    const statement = policies.find(({ slug }) => slug.includes('accessib'));
    if (!statement) return [{ where: 'content/policies/', value: '', note: 'there is no such page' }];
    const words = wordsOf(statement);
    const where = placeInPolicy(publication, statement, 'title');
    const contact = [site.email, site.phone?.shown].some((way) => way && words.includes(way));
    return [
      ...(contact ? [] : [{ where, value: statement.title, note: 'names no way to reach you' }]),
      ...(/not found/i.test(words)
        ? []
        : [{ where, value: statement.title, note: 'does not name the Not Found page' }]),
    ];
  },
};

const overlay: Rule = {
  name: 'overlay',
  law: `${ADA}; FTC order against accessiBe (2025): a script over a page does not make it accessible.`,
  remedy: 'Remove this script: it gets between the page and a visitor’s own aids. The pages need none.',
  find: ({ content: { site }, placeOf }) =>
    Object.entries(site.measurement ?? {})
      .filter(([, value]) => OVERLAYS.test(String(value)))
      .map(([key, value]) => ({
        where: (site.measurement && placeOf(site.measurement, key)) ?? 'content/site.yaml',
        value: String(value),
      })),
};

/** What keeps the site open to everybody. */
export const accessRules = [accessStatement, overlay];
