import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../../../setup/install.ts';
import { writeFiles } from '../../../unit/temporary-folder.ts';
import type { Command } from './command-cost.ts';
import { ASTRO_PAGE, CHECKED_ELEVENTY, ELEVENTY_PAGE, HUGO_PAGE } from './templates.ts';

/** The newest versions that npm can install together, and the tools that check what Eleventy makes. */
const VERSIONS = {
  astro: '5.18.2',
  '@11ty/eleventy': '3.1.7',
  beasties: '0.5.4',
  'check-html-links': '0.2.4',
};

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
  const html = landingSeven(root);
  const main = /<main[^>]*>/.exec(html)?.[0] ?? '';
  const start = html.indexOf(main) + main.length;
  // The policy has hashes of each page's content; the peers make none.
  const before = html.slice(0, start).replace(/<meta http-equiv[^>]*>\n/, '');
  const end = html.indexOf('</main>');
  const classes = [...html.slice(start, end).matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  return JSON.stringify({ before, after: html.slice(end), classes });
}

const landingSeven = (root: string) => readFileSync(path.join(root, 'dist/landing-7/index.html'), 'utf8');

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

/** Everything that our build makes beside the landing pages, so that their links lead somewhere. */
function copyRest(root: string, cwd: string): void {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(landingSeven(root)) ?? [];
  cpSync(path.join(root, 'dist'), path.join(cwd, 'rest'), {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('landing-'),
  });
  writeFileSync(path.join(cwd, 'rest/site.css'), styles);
}

/** The content files as Hugo reads them: the same text as front matter. */
function hugoContent(root: string): Record<string, string> {
  const folder = path.join(root, 'content/landings');
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const page = name.endsWith('.json') ? text : `---\n${text}---\n`;
      return [`content/${name.replace(/\.\w+$/, '.md')}`, page];
    }),
  );
}

const HUGO_SETTINGS = JSON.stringify({
  disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', '404', 'robotsTXT'],
});

/**
 * Hugo if it is installed, and Eleventy and Astro, which are installed into the machine's temporary folder, where the
 * next run finds them.
 */
export function installPeers(): Generator[] {
  const name = ['astro', '@11ty/eleventy'].map((peer) => VERSIONS[peer as keyof typeof VERSIONS]).join('-');
  const installed = path.join(tmpdir(), `bench-peers-${name}`);
  installPackages(installed, VERSIONS);
  const peer = (
    name: string,
    build: Pick<Build, 'program' | 'args' | 'out'>,
    files: (root: string) => Record<string, string>,
    finish: (root: string, cwd: string) => void = () => {},
  ): Generator => ({
    name,
    prepare: (root) => {
      const cwd = path.join(installed, `${name.replaceAll(' ', '-')}-${path.basename(root)}`);
      rmSync(cwd, { recursive: true, force: true });
      writeFiles(cwd, files(root));
      symlinkSync(path.join(installed, 'node_modules'), path.join(cwd, 'node_modules'));
      finish(root, cwd);
      return { ...build, cwd, out: path.join(cwd, build.out) };
    },
  });
  const eleventy = `Eleventy ${VERSIONS['@11ty/eleventy']}`;
  const runEleventy = { args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], out: '_site' };
  const eleventyFiles = (settings: string) => (root: string) => ({
    'package.json': '{"type":"module","private":true}',
    'eleventy.config.js': settings,
    'src/_data/shell.json': shellOf(root),
    'src/_data/landings.js': reader(root, '{ slug, ...landing }'),
    'src/landing.11ty.js': ELEVENTY_PAGE,
  });
  return [
    peer(
      eleventy,
      runEleventy,
      eleventyFiles("export default () => ({ dir: { input: 'src', output: '_site' } });\n"),
    ),
    peer(`${eleventy} with checks`, runEleventy, eleventyFiles(CHECKED_ELEVENTY), copyRest),
    peer(
      `Astro ${VERSIONS.astro}`,
      { args: ['node_modules/astro/astro.js', 'build', '--silent'], out: 'dist' },
      (root) => ({
        'package.json': JSON.stringify({ type: 'module', private: true, dependencies: VERSIONS }),
        'astro.config.mjs':
          "import { defineConfig } from 'astro/config';\nexport default defineConfig({});\n",
        'src/shell.json': shellOf(root),
        'src/landings.js': reader(root, '{ params: { slug }, props: { landing } }'),
        'src/pages/[slug].astro': ASTRO_PAGE,
      }),
    ),
    ...installedHugo().map((version) =>
      peer(`Hugo ${version}`, { program: 'hugo', args: ['--quiet'], out: 'public' }, (root) => ({
        'hugo.json': HUGO_SETTINGS,
        'data/shell.json': shellOf(root),
        'layouts/_default/single.html': HUGO_PAGE,
        ...hugoContent(root),
      })),
    ),
  ];
}

/** The version of the installed Hugo; none if there is no Hugo, which is said. */
function installedHugo(): string[] {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
  const version = /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
  if (version) return [version];
  console.error('Hugo is not installed, so it is left out.');
  return [];
}
