import { foundAt, foundInPolicy, type Rule } from '../publication.ts';

const ADA = 'ADA title III (42 U.S.C. 12182)';

/** Hosts of scripts that put themselves over a page and promise to make it accessible. */
const OVERLAYS =
  /(?:^|[./])(?:accessibe|acsbapp|acsbap|userway|audioeye|equalweb|allyable|accessibly|adally|maxaccess|reciteme|webaccessibility|accessiway|truabilities|nagich)\b/i;

/** What keeps the site open to everybody. */
export const accessRules: Rule[] = [
  {
    name: 'accessibility-statement',
    law: `${ADA}: a site is open to people with disabilities, and says whom to tell if it is not.`,
    remedy:
      'Restore content/policies/accessibility.md: it names whom to write to ({email}) and what the site cannot do yet: the Not Found page leaves by itself.',
    find: (publication) => {
      const { policies, site } = publication.content;
      const statement = policies.find(({ slug }) => slug.includes('accessib'));
      if (!statement) return [{ where: 'content/policies/', value: '', note: 'there is no such page' }];
      const { lead, inShort, sections } = statement;
      const words = [lead, ...inShort, ...sections.flatMap(({ heading, html }) => [heading, html])].join(' ');
      const lacks = (note: string) => foundInPolicy(publication, statement, 'title', note);
      const namesContact = words.includes(site.email) || (site.phone && words.includes(site.phone.shown));
      return [
        ...(namesContact ? [] : [lacks('names no way to reach you')]),
        ...(/not found/i.test(words) ? [] : [lacks('does not name the Not Found page')]),
      ];
    },
  },
  {
    name: 'overlay',
    law: `${ADA}; FTC order against accessiBe (2025): a script over a page does not make it accessible.`,
    remedy: 'Remove this script: it gets between the page and a visitor’s own aids. The pages need none.',
    find: (publication) => {
      const counter = publication.content.site.measurement ?? {};
      const keys = Object.keys(counter);
      return keys
        .map((key) => foundAt(publication, counter, key))
        .filter(({ value }) => OVERLAYS.test(value));
    },
  },
];
