import path from 'node:path';
import { build } from 'esbuild';
import { classNamesOnly } from '../../../../../build/assets/islands.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/**
 * One of our island components as a plain module for Astro: with class names instead of style objects, and without
 * React, which Astro provides.
 */
export const bundleView = (name: string) => {
  const islands = './components/islands';
  const folder = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  const store = name === 'Toasts' ? `export { toastStore } from '${islands}/toasts/toast-store.ts';` : '';
  const contents = `export { ${name} } from '${islands}/${folder}/${name}.tsx'; ${store}`;
  return bundle(contents, ['react', 'react-dom', 'react/*', 'react-dom/*']);
};

/** The plain script for Eleventy's pages, minified as usual. */
export const bundlePlainScript = () => bundle(`import './tests/tools/bench/page/peers/plain.ts';`);

/** A script of client/inline/ that does not depend on islands. */
export const bundleInline = (name: string) => bundle(`import './client/inline/${name}.ts';`);

async function bundle(contents: string, external?: string[]): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: ROOT },
    write: false,
    bundle: true,
    format: external ? 'esm' : 'iife',
    minify: external === undefined,
    target: 'es2022',
    jsx: 'automatic',
    plugins: [classNamesOnly],
    ...(external && { external }),
  });
  return result.outputFiles[0]?.text ?? '';
}
