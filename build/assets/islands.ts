import path from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { glob } from 'glob';
import { makeStyleCache } from '../../components/engine.ts';
import { type Problem, stopOn } from '../shared/problems.ts';
import { importSource } from '../shared/source.ts';
import type { OutputFile } from './assets.ts';
import { withColors } from './svg.ts';

export interface ClientBundle {
  /** URLs of each island's scripts, to be requested at once: the entry, then every chunk it imports. */
  scripts: Map<string, string[]>;
  outputs: OutputFile[];
}

/** How scripts are bundled for browsers. */
export const FOR_BROWSERS = { write: false, bundle: true, target: 'es2022', logLevel: 'silent' } as const;

/**
 * Bundles each file of client/inline/ into a small script for the end of a page.
 * @returns file name without extension -> minified script
 * @throws esbuild's error, which names file and line, for a script that does not compile
 */
export async function bundleInlineScripts(root: string): Promise<Map<string, string>> {
  const entryPoints = (await glob('client/inline/*.ts', { cwd: root, absolute: true })).sort();
  const result = await build({
    ...FOR_BROWSERS,
    entryPoints,
    outdir: path.join(root, 'inline'),
    minify: true,
    format: 'iife',
    // Otherwise each script would begin with "use strict", which none of them needs.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return new Map(result.outputFiles.map((file) => [path.parse(file.path).name, file.text.trim()]));
}

/** Where the scripts of islands are published. */
export const CLIENT_FOLDER = 'assets/client';

/**
 * Bundles each file of client/ as an ES module; shared code, above all React, becomes one chunk.
 * @param development with React's checks and warnings, for tests
 * @param names of the entries; those of chunks always have a hash
 * @throws BuildError if Emotion or zod's core would reach the browser
 */
export async function bundleClient(
  root: string,
  development = false,
  names: 'hashed' | 'plain' = 'hashed',
): Promise<ClientBundle> {
  const entryPoints = await clientFiles(root);
  const result = await build({
    ...FOR_BROWSERS,
    absWorkingDir: root,
    entryPoints,
    outdir: path.join(root, CLIENT_FOLDER),
    outbase: path.join(root, 'client'),
    entryNames: names === 'hashed' ? '[name].[hash]' : '[name]',
    chunkNames: '[name].[hash]',
    metafile: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: development,
    minify: !development,
    // Licenses are in files beside the scripts, not in them.
    legalComments: 'external',
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    plugins: [classNamesOnly],
  });
  stopOn([...forbiddenInputs(result.metafile)]);
  const outputs = result.outputFiles.map((file) => ({
    file: `${CLIENT_FOLDER}/${path.basename(file.path)}`,
    contents: file.text,
  }));
  return { scripts: new Map(scriptsOf(result.metafile)), outputs };
}

/** Islands under plain names, for a server that bundles them when one is requested. */
export async function plainClient(root: string): Promise<ClientBundle> {
  const names = (await clientFiles(root)).map((file) => path.parse(file).name);
  return { scripts: new Map(names.map((name) => [name, [`/${CLIENT_FOLDER}/${name}.js`]])), outputs: [] };
}

const clientFiles = async (root: string) => (await glob('client/*.tsx', { cwd: root, posix: true })).sort();

/**
 * The browser gets the class names of a sheet but not the rules, which are in the page already. Each name is inlined
 * where it is used, like an enum member, so that no script contains names it does not use. Only a `*.late.styles.ts`
 * file includes its rules, for parts that appear after the island has started: pages need not contain them.
 */
export const classNamesOnly: Plugin = {
  name: 'class-names-only',
  setup({ onLoad }) {
    onLoad({ filter: /\.styles\.ts$/ }, async ({ path: file }) => {
      const sheets: Record<string, Record<string, string>> = await importSource(file);
      const lines = Object.entries(sheets).map(
        ([name, classes]) => `export enum ${name} { ${membersOf(classes)} }`,
      );
      if (file.endsWith('.late.styles.ts')) lines.push(await adopted(Object.values(sheets)));
      return { contents: lines.join('\n'), loader: 'ts' };
    });
  },
};

const membersOf = (classes: Record<string, string>) =>
  Object.entries(classes).map((pair) => pair.map((text) => JSON.stringify(text)).join('='));

/** A script that adds the rules of sheets to the page. Unlike a style element, the security policy allows it. */
async function adopted(sheets: Record<string, string>[]): Promise<string> {
  const names = sheets.flatMap((classes) => Object.values(classes));
  const { inserted } = makeStyleCache((name) => names.includes(name));
  const rules = names.map((name) => inserted[name]);
  // Values of colors, because a page defines only those that its own rules name.
  const { code } = await transform(rules.join(''), { loader: 'css', minify: true });
  return `const rules = new CSSStyleSheet();
rules.replaceSync(${JSON.stringify(withColors(code.trimEnd()))});
document.adoptedStyleSheets.push(rules);`;
}

const FORBIDDEN = [
  {
    pattern: /@emotion\/|components\/sheet\.ts$/,
    advice: 'Move the sheet it uses into a file named *.styles.ts.',
  },
  { pattern: /zod\/v4\/classic/, advice: "Write `import * as z from 'zod/mini'`." },
];

function* forbiddenInputs({ inputs }: Metafile): Generator<Problem> {
  for (const [where, { imports }] of Object.entries(inputs))
    for (const { path: imported } of imports)
      for (const { pattern, advice } of FORBIDDEN) {
        if (!pattern.test(imported) || pattern.test(where)) continue;
        const name = imported.replace(/.*node_modules\//, '');
        yield { where, message: `This puts ${name} into the browser's scripts. ${advice}` };
      }
}

function scriptsOf({ outputs }: Metafile): [name: string, scripts: string[]][] {
  return Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    if (entryPoint === undefined) return [];
    const files = new Set([file]);
    // What is added while a set is walked is walked too.
    for (const each of files)
      for (const imported of outputs[each]?.imports ?? [])
        if (imported.kind === 'import-statement') files.add(imported.path);
    return [[path.parse(entryPoint).name, [...files].map((each) => `/${each}`)]];
  });
}
