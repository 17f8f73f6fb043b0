import type { Acceptance } from '../../../schemas/release.ts';
import type { Finding } from '../../shared/problems.ts';
import { factRules } from './agency-facts.ts';
import { contradiction } from './contradictions.ts';
import { descriptionRules } from './descriptions.ts';
import { placeRules } from './doorways.ts';
import { ReleaseError } from './format.ts';
import { lawRules } from './law/law-rules.ts';
import { auditRules } from './page-audit.ts';
import { fileOf, type Publication, type Rule, type Verdict } from './publication.ts';
import { outputRules, visitRules, wordRules } from './site-rules.ts';

/** Rules about the content, and about all pages at once, in the order of the report; those of single pages follow. */
const siteRules: Rule[] = [
  ...factRules,
  contradiction,
  ...wordRules,
  ...descriptionRules,
  ...visitRules,
  ...lawRules,
  ...placeRules,
  ...outputRules,
];

/** The findings about one page, regardless of others. Called while the page is made. */
export const findingsOfPage = (publication: Publication): Finding[] =>
  auditRules.flatMap((rule) => findingsOf(rule, publication));

/** Finds everything that must not be published, and separates what the agency accepts. */
export function inspect(publication: Publication): Verdict {
  const { accepted } = publication.content.release;
  const ofPages = publication.pages.flatMap(({ findings }) => findings);
  const ofSite = siteRules.flatMap((rule) => findingsOf(rule, publication));
  const inOrder = auditRules.flatMap(({ name }) => ofPages.filter(({ rule }) => rule === name));
  const findings = withoutRepeats([...ofSite, ...inOrder]);
  const reasonFor = (finding: Finding) => accepted.find((entry) => accepts(entry, finding))?.reason;
  return {
    open: [
      ...findings.filter((finding) => reasonFor(finding) === undefined),
      ...accepted
        .filter((entry) => !findings.some((finding) => accepts(entry, finding)))
        .map((entry) => unused(entry, publication)),
    ],
    accepted: findings.flatMap((finding) => {
      const reason = reasonFor(finding);
      return reason === undefined ? [] : [{ finding, reason }];
    }),
  };
}

/** Refuses a release while there are open findings. @throws ReleaseError with all of them */
export function refuse(verdict: Verdict): void {
  if (verdict.open.length > 0) throw new ReleaseError(verdict);
}

const findingsOf = ({ name, remedy, law, find }: Rule, publication: Publication): Finding[] =>
  find(publication).map((found) => ({ ...found, rule: name, remedy, ...(law && { law }) }));

const accepts = ({ rule, where, value }: Acceptance, finding: Finding) =>
  rule === finding.rule && where === fileOf(finding.where) && value === finding.value;

/** A mistake in the layout is found on every page, but fixed in one place. */
function withoutRepeats(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, where, value }) => {
    const key = JSON.stringify([rule, where, value]);
    return !seen.has(key) && seen.add(key);
  });
}

/** An acceptance left behind would silently accept the same mistake if it came back. */
function unused(entry: Acceptance, { placeOf }: Publication): Finding {
  return {
    rule: 'unused-acceptance',
    remedy: 'No finding matches this entry any longer. Remove it, or fix its rule, file or value.',
    where: placeOf(entry, 'rule') ?? 'content/release.yaml',
    value: `${entry.rule}: ${entry.value}`,
    note: entry.where,
  };
}
