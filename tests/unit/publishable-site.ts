import type { Publication, Rule } from '../../build/checks/release/publication.ts';
import { loadContent } from '../../build/content/load.ts';
import type { Finding, Found } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';
import { type Edits, replace, type Site, site } from './small-site.ts';

/** Edits that make the small site publishable: names that are not reserved for examples. */
const REAL_FACTS = (text: string) => text.replaceAll('lantern.example', 'lantern-lamps.com');

/** An enquiry service that could be real. */
export const SERVICE = {
  CONTACT_ENDPOINT: 'https://hooks.lantern-lamps.com/start-trigger',
  CONTACT_KEY: 'k5-9aPd27',
};

/** What the law asks for, at the ends of files: the lines of other texts stay. */
const LAWFUL: Edits = {
  'content/site.yaml': REAL_FACTS,
  'content/reviews.yaml': (text) =>
    `${text.replace('One review.', 'One selected review.')}    consent: { how: by email, date: "March 3, 2026" }\n`,
  'content/packages.yaml': (text) => `${text}ending: End it any time.\n`,
  'content/policies/accessibility.md': `---
order: 8
title: Privacy and access
heading: Privacy and Access
showInNavbar: false
color: block
meta:
  title: Privacy and access
  description: Who learns of a visit, and whom to tell if something is in the way, in enough words.
lead: Who learns of a visit, and whom to tell.
inShort: [{ title: Map, text: It is not ours. }, { title: Not Found, text: The page leaves by itself. }]
updated: October 1, 2026
---

## Both

The map comes from maps.example. Write to {email} if the Not Found page leaves too early.
`,
};

/** The small site, publishable except for the edits. */
export const publishable = async (edits: Edits = {}): Promise<Site> => {
  const small = await site(LAWFUL);
  await small.edit(edits);
  return small;
};

/** Builds a site for release. @throws BuildError if it is refused */
export const release = ({ root, out }: Site) => buildSite({ root, out, release: true, environment: SERVICE });

/** The open findings of an ordinary build. */
export async function openFindings({ root, out }: Site): Promise<Finding[]> {
  const { verdict } = await buildSite({ root, out, release: false, environment: SERVICE });
  return verdict.open;
}

/** A finding as one line: rule, place, value and note. */
const lineOf = (rule: string, { where, value, note = '' }: Found) =>
  `${rule} ${where} "${value}" ${note}`.trim();

/** The open findings of an ordinary build, a line for each. */
export const openLines = async (site: Site) =>
  (await openFindings(site)).map((finding) => lineOf(finding.rule, finding));

/** What rules find, a line for each. */
export const linesOf = (rules: Rule[], publication: Publication) =>
  rules.flatMap(({ name, find }) =>
    find(publication.content, publication).map((found) => lineOf(name, found)),
  );

/** The same for the publishable site with these edits, whose pages are not made. */
export async function linesAfter(rules: Rule[], edits: Edits, given: Partial<Publication> = {}) {
  const { root } = await publishable(edits);
  const publication = { pages: [], environment: SERVICE, now: new Date(), ...given };
  return linesOf(rules, { ...(await loadContent(root, publication)), ...publication });
}

/** An edit of content/release.yaml that accepts one finding. */
export const accept = (rule: string, where: string, value: string) => ({
  'content/release.yaml': replace(
    'accepted: []',
    `accepted:\n  - rule: ${rule}\n    where: ${where}\n    value: ${JSON.stringify(value)}\n    reason: The owner wants it so.\n    date: November 1, 2026`,
  ),
});
