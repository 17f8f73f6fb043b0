import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../../build.ts';
import type { FieldFinding } from '../../../client/edit/messages.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Problem } from '../../shared/problems.ts';
import { overlayProblems } from '../dev/overlay-problems.ts';
import type { OpenSite } from '../dev.ts';
import { atField, findingsAtFields, type Texts } from './fields.ts';

/** What a build says of anything that was thrown. @param root the site's folder */
export const problemsOf = (error: unknown, root: string): Problem[] =>
  overlayProblems(error, root).map(({ where, message }) => ({ where, message }));

/**
 * What would stop a build with an edit. Where something did before, only what the edit brings into its file.
 * @param open opens the site with texts that are not saved
 */
export async function newProblems(
  root: string,
  open: OpenSite,
  file: string,
  text: string,
): Promise<Problem[]> {
  const problemsWith = async (unsaved: Texts) => {
    try {
      await (await open(unsaved)).check();
      return [];
    } catch (error) {
      return problemsOf(error, root);
    }
  };
  const problems = await problemsWith(new Map([[file, text]]));
  const old = problems.length > 0 ? await problemsWith(new Map()) : [];
  if (old.length === 0) return problems;
  const known = new Set(old.map(({ message }) => message));
  return problems.filter(({ where, message }) => where.startsWith(`${file}:`) && !known.has(message));
}

/** What a release would find: in a real build, which nobody keeps. @param texts of the content */
export async function releaseFindings(options: BuildOptions, texts: Texts): Promise<FieldFinding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edit-release-'));
  try {
    const { gate } = await buildSite({ ...options, release: false, out: path.join(folder, 'dist') });
    return findingsAtFields(texts, gate.open);
  } catch (error) {
    const problems = problemsOf(error, options.root);
    return problems.map((problem) => ({ ...atField(texts, problem), rule: 'mistake', value: '' }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
