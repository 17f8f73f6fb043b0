import path from 'node:path';
import { glob } from 'glob';

/**
 * Bundles each file of client/inline/ into a small script for the end of a page.
 * @returns file name without extension -> minified script
 * @throws esbuild's error, which names file and line, for a script that does not compile
 */
export async function bundleInlineScripts(root: string): Promise<Map<string, string>> {
  const entryPoints = (await glob('client/inline/*.ts', { cwd: root, posix: true, absolute: true })).sort();
  if (entryPoints.length === 0) return new Map();
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints,
    outdir: path.join(root, 'inline'),
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Otherwise each script would begin with "use strict", which none of them needs.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    logLevel: 'silent',
  });
  return new Map(result.outputFiles.map((file) => [path.parse(file.path).name, file.text.trim()]));
}
