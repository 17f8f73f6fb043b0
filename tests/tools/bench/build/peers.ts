import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../../../setup/install.ts';
import type { Command } from './command-cost.ts';
import { ASTRO_PAGE, ELEVENTY_PAGE } from './templates.ts';

/** The newest versions that npm can install together. */
const VERSIONS = { astro: '5.18.2', '@11ty/eleventy': '3.1.7' };

/** The command of a build, and its output folder. */
export interface Build extends Command {
  out: string;
}

/** A site generator, as the benchmark runs it. */
export interface Generator {
  name: string;
  /** Writes its files for a site, in a folder with the site's name. */
  prepare(root: string): Build;
}

/**
 * What the peers take from our build, so that they make the same pages: everything around the main part, and the class
 * names in the main part, by element.
 */
function shellOf(root: string): string {
  const html = readFileSync(path.join(root, 'dist/landing-7/index.html'), 'utf8');
  const main = /<main[^>]*>/.exec(html)?.[0] ?? '';
  const start = html.indexOf(main) + main.length;
  // The policy has hashes of each page's content; the peers make none.
  const before = html.slice(0, start).replace(/<meta http-equiv[^>]*>\n/, '');
  const end = html.indexOf('</main>');
  const classes = [...html.slice(start, end).matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  return JSON.stringify({ before, after: html.slice(end), classes });
}

/** Empties a folder and writes files into it. @param files contents by path */
function writeFresh(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, contents] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}

/**
 * A module that reads the content files, in JSON, or in YAML with the parser that Eleventy and Astro use.
 * @param shape expression for the result, with `slug` and `landing`
 */
const reader = (root: string, shape: string) => `import { readdirSync, readFileSync } from 'node:fs';
import * as yaml from 'js-yaml';
const folder = ${JSON.stringify(path.join(root, 'content/landings'))};
const load = yaml.load ?? yaml.default.load;
const parse = (name, text) => (name.endsWith('.json') ? JSON.parse(text) : load(text));
export default () => readdirSync(folder).map((name) => {
  const slug = name.replace(/\\.\\w+$/, '');
  const landing = parse(name, readFileSync(folder + '/' + name, 'utf8'));
  return ${shape};
});
`;

/** Eleventy and Astro, which are installed into the machine's temporary folder, where the next run finds them. */
export function installPeers(): Generator[] {
  const installed = path.join(tmpdir(), `bench-peers-${Object.values(VERSIONS).join('-')}`);
  installPackages(installed, VERSIONS);
  const peer = (
    name: string,
    output: string,
    args: [program: string, ...flags: string[]],
    files: (root: string) => Record<string, string>,
  ): Generator => ({
    name,
    prepare: (root) => {
      const cwd = path.join(installed, `${name.replace(' ', '-')}-${path.basename(root)}`);
      writeFresh(cwd, files(root));
      symlinkSync(path.join(installed, 'node_modules'), path.join(cwd, 'node_modules'));
      return {
        cwd,
        out: path.join(cwd, output),
        args: [path.join(cwd, 'node_modules', args[0]), ...args.slice(1)],
      };
    },
  });
  return [
    peer(
      `Eleventy ${VERSIONS['@11ty/eleventy']}`,
      '_site',
      ['@11ty/eleventy/cmd.cjs', '--quiet'],
      (root) => ({
        'package.json': '{"type":"module","private":true}',
        'eleventy.config.js': "export default () => ({ dir: { input: 'src', output: '_site' } });\n",
        'src/_data/shell.json': shellOf(root),
        'src/_data/landings.js': reader(root, '{ slug, ...landing }'),
        'src/landing.11ty.js': ELEVENTY_PAGE,
      }),
    ),
    peer(`Astro ${VERSIONS.astro}`, 'dist', ['astro/astro.js', 'build', '--silent'], (root) => ({
      'package.json': JSON.stringify({ type: 'module', private: true, dependencies: VERSIONS }),
      'astro.config.mjs': "import { defineConfig } from 'astro/config';\nexport default defineConfig({});\n",
      'src/shell.json': shellOf(root),
      'src/landings.js': reader(root, '{ params: { slug }, props: { landing } }'),
      'src/pages/[slug].astro': ASTRO_PAGE,
    })),
  ];
}
