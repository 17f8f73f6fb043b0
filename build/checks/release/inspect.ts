import type { Acceptance } from '../../../schemas/release.ts';
import { firstOfEach } from '../../shared/grouped.ts';
import { BuildError, type Finding } from '../../shared/problems.ts';
import { folded } from '../../shared/words.ts';
import { factRules } from './agency-facts.ts';
import { contradiction } from './contradictions.ts';
import { descriptionRules } from './descriptions.ts';
import { placeRules } from './doorways.ts';
import { formatRefusal } from './format.ts';
import { lawRules } from './law-rules.ts';
import { auditRules } from './page-audit.ts';
import { fileOf, foundAt, type Publication, type Rule, type Verdict } from './publication.ts';
import { siteRules } from './site-rules.ts';

/** Rules about the content, and about all pages at once, in the order of the report; those of single pages follow. */
const rules: Rule[] = [
  ...factRules,
  contradiction,
  ...siteRules,
  ...descriptionRules,
  ...lawRules,
  ...placeRules,
];

/** What the rules suspect, at once: each text of a large site is tested. */
const SUSPECT = new RegExp(rules.flatMap(({ suspects }) => suspects?.source ?? []).join('|'), 'i');

/** Whether a rule might object to a text, so that it must be remembered until all pages are made. */
export const isSuspect = (text: string): boolean => SUSPECT.test(folded(text));

/** Finds everything that must not be published, and separates what the agency accepts. */
export function inspect(publication: Publication): Verdict {
  const { accepted } = publication.content.release;
  const ofSite = rules.flatMap(({ name, remedy, law, find }) =>
    find(publication.content, publication).map((found) => ({ ...found, rule: name, remedy, law })),
  );
  const ofPages = publication.pages.flatMap((page) => page.findings);
  const inOrder = auditRules.flatMap(({ name }) => ofPages.filter(({ rule }) => rule === name));
  // A mistake in the layout is found on every page, but fixed in one place.
  const findings = firstOfEach([...ofSite, ...inOrder], ({ rule, where, value }) =>
    JSON.stringify([rule, where, value]),
  );
  const judged = findings.map((finding) => ({
    finding,
    entry: accepted.find((entry) => accepts(entry, finding)),
  }));
  const unused = accepted.filter((entry) => !findings.some((finding) => accepts(entry, finding)));
  return {
    open: [
      ...judged.flatMap(({ finding, entry }) => (entry ? [] : finding)),
      // An acceptance left behind would silently accept the same mistake if it came back.
      ...unused.map((entry) => ({
        rule: 'unused-acceptance',
        remedy: 'No finding matches this entry any longer. Remove it, or fix its rule, file or value.',
        ...foundAt(publication, entry, 'rule', entry.where),
        value: `${entry.rule}: ${entry.value}`,
      })),
    ],
    accepted: judged.flatMap(({ finding, entry }) => (entry ? { finding, reason: entry.reason } : [])),
  };
}

/** Refuses a release while there are open findings. @throws BuildError with all of them */
export function refuse(verdict: Verdict): void {
  const problems = verdict.open.map(({ where, remedy }) => ({ where, message: remedy }));
  if (problems.length > 0) throw new BuildError(problems, formatRefusal(verdict));
}

const accepts = ({ rule, where, value }: Acceptance, finding: Finding) =>
  rule === finding.rule && where === fileOf(finding.where) && value === finding.value;
