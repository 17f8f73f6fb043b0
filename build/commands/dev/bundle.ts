import path from 'node:path';
import { build } from 'esbuild';
import { FOR_BROWSERS } from '../../assets/islands.ts';
import { REPOSITORY } from '../../shared/source.ts';

/**
 * Bundles a script, with what it imports, for a browser.
 * @param file in the repository
 * @param define constants that it uses
 */
export async function bundle(file: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    entryPoints: [path.join(REPOSITORY, file)],
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    // @rjsf/core names it for its own tests only.
    external: ['@rjsf/validator-ajv8'],
  });
  return outputFiles[0]?.text ?? '';
}
