import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentFiles, contentFolders } from '../../schemas/content.ts';
import { importProblems } from '../shared/compile-errors.ts';
import { isoDay, localDay } from '../shared/iso-day.ts';
import { BuildError, type Problem, stopOn } from '../shared/problems.ts';
import { importSource } from '../shared/source.ts';

/** A kind of content with a folder of files, one per entry. */
export interface FolderKind {
  /** Below content/. */
  folder: string;
  ending: string;
  schema: z.ZodObject;
}

/**
 * A site's own kinds of content, such as landing pages: its kinds.ts exports them by name, as `folders`.
 * @param root the site's folder
 * @throws BuildError for a file that cannot be loaded or is incomplete, and a name or a folder that every site has
 */
export async function siteKinds(root: string): Promise<Record<string, FolderKind>> {
  const file = path.join(root, 'kinds.ts');
  if (!existsSync(file)) return {};
  const { folders }: { folders?: Record<string, FolderKind> } = await importSource(file).catch((error) =>
    stopOn(importProblems(error, 'kinds.ts', root)),
  );
  const isComplete = Object.values(folders ?? {}).every((kind) => kind.folder && kind.ending && kind.schema);
  if (!folders || !isComplete) throw new BuildError([{ where: 'kinds.ts', message: INCOMPLETE }]);
  stopOn(clashes(folders));
  return folders;
}

const INCOMPLETE =
  'Export `folders`: an object with a name for each kind, and for each its folder, its ending and its schema.';

function clashes(own: Record<string, FolderKind>): Problem[] {
  const used = new Set<string>(Object.values(contentFolders).map(({ folder }) => folder));
  return Object.entries(own).flatMap(([name, { folder }]) => {
    const isTaken = name in contentFiles || name in contentFolders;
    const clash = isTaken ? `The name "${name}"` : used.has(folder) && `The folder "${folder}"`;
    used.add(folder);
    const message = `${clash} is taken by another kind of content. Choose another one.`;
    return clash ? [{ where: 'kinds.ts', message }] : [];
  });
}

/**
 * Whether an entry is published. A kind may have a boolean `draft`, and a `date` on which it appears: "October 1,
 * 2026", in the time zone of the machine (TZ); with an empty date it is a draft.
 * @param entry the value of its file; undefined for one with mistakes, which counts as published
 * @param now undefined if all are, as in `npm run dev`
 */
export function isShown(entry: unknown, now: Date | undefined): boolean {
  if (!now) return true;
  const { draft, date }: { draft?: unknown; date?: unknown } = Object(entry);
  if (draft === true) return false;
  if (typeof date !== 'string') return true;
  const day = isoDay(date);
  return day !== undefined && day <= localDay(now);
}
