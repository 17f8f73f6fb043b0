import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';

/** A kind of content with a folder of files, each file an entry. */
export interface FolderKind {
  /** Below content/. */
  folder: string;
  ending: string;
  schema: z.ZodObject;
}

/**
 * Kinds of content that only one site has, such as the landing pages of an agency: `kinds.ts` in the site's folder
 * exports them as `folders`, with their names in the content.
 * @param root the site's folder
 */
export async function siteKinds(root: string): Promise<Record<string, FolderKind>> {
  const file = path.join(root, 'kinds.ts');
  if (!existsSync(file)) return {};
  const { folders }: { folders: Record<string, FolderKind> } = await import(pathToFileURL(file).href);
  return folders;
}
