import path from 'node:path';
import { build } from 'esbuild';

const CLIENT = path.resolve(import.meta.dirname, '../../../client/edit');

/**
 * Bundles client/edit/: never a part of dist/, as it lies beside the entries of the islands.
 * @returns the files that the page of the editor loads, by their names
 */
export async function bundleEditor(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: ['main.tsx', 'main.css', 'index.html'].map((name) => path.join(CLIENT, name)),
    outdir: CLIENT,
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.html': 'copy' },
    // @rjsf/core names it for its own tests only.
    external: ['@rjsf/validator-ajv8'],
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
}
