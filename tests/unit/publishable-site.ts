import type { Finding } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';
import { type Edits, replace, type Site, site } from './small-site.ts';

/** Edits that make the small site publishable: names that are not reserved for examples. */
const REAL_FACTS = (text: string) => text.replaceAll('lantern.example', 'lantern-lamps.com');

/** An enquiry service that could be real. */
export const SERVICE = {
  CONTACT_ENDPOINT: 'https://hooks.lantern-lamps.com/start-trigger',
  CONTACT_KEY: 'k5-9aPd27',
};

/** The small site, publishable except for the edits. */
export const publishable = async (edits: Edits = {}): Promise<Site> => {
  const small = await site({ 'content/site.yaml': REAL_FACTS });
  await small.edit(edits);
  return small;
};

/** Builds a site for release. @throws ReleaseError if it is refused */
export const release = ({ root, out }: Site, environment: Record<string, string> = SERVICE) =>
  buildSite({ root, out, release: true, environment });

/** The open findings of an ordinary build. */
export async function openFindings(
  { root, out }: Site,
  environment: Record<string, string> = SERVICE,
): Promise<Finding[]> {
  const { verdict } = await buildSite({ root, out, release: false, environment });
  return verdict.open;
}

/** Rule, place and value of each finding. */
export const brief = (findings: Finding[]) =>
  findings.map(({ rule, where, value }) => ({ rule, where, value }));

/** An edit of content/release.yaml that accepts one finding. */
export const accept = (rule: string, where: string, value: string, reason = 'The owner wants it so.') => ({
  'content/release.yaml': replace(
    'accepted: []',
    `accepted:\n  - rule: ${rule}\n    where: ${where}\n    value: ${JSON.stringify(value)}\n    reason: ${reason}`,
  ),
});
