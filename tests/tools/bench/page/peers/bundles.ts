import path from 'node:path';
import { build } from 'esbuild';
import { classNamesOnly } from '../../../../../build/assets/islands.ts';

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

/** Scripts of client/inline/ that do not depend on islands. */
export const bundleInline = (...names: string[]) =>
  bundle(names.map((name) => `import './client/inline/${name}.ts';`).join('\n'), []);

async function bundle(contents: string, external: string[]): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: path.resolve(import.meta.dirname, '../../../../..') },
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    plugins: [classNamesOnly],
    external,
  });
  return result.outputFiles[0]?.text ?? '';
}
