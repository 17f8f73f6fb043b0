import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { installPeers, VERSIONS } from '../install-peers.ts';
import type { Generator } from './ours.ts';
import { ASTRO_PAGE, ELEVENTY_PAGE, HUGO_PAGE } from './templates.ts';

/** The parts that the peers take from our build, so that they make the same pages: everything around the main part. */
function shellOf(root: string): { before: string; after: string } {
  const html = readFileSync(path.join(root, 'dist/landing-7/index.html'), 'utf8');
  const main = /<main[^>]*>/.exec(html)?.[0] ?? '';
  const start = html.indexOf(main) + main.length;
  // The policy has hashes of each page's content; the peers make none.
  const before = html.slice(0, start).replace(/<meta http-equiv[^>]*>\n/, '');
  return { before, after: html.slice(html.indexOf('</main>')) };
}

/** Class names of the landing page's sheets, by element, as in our build. */
function classesOf(root: string): string[] {
  const html = readFileSync(path.join(root, 'dist/landing-7/index.html'), 'utf8');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
}

/** Empties a folder and writes files into it. */
function writeFiles(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const landings = (root: string) => path.join(root, 'content/landings');

/**
 * A module that reads the content files, in JSON, or in YAML with the parser that Eleventy and Astro use.
 * @param shape expression for the result, with `slug` and `landing`
 */
const reader = (root: string, shape: string) => `import { readdirSync, readFileSync } from 'node:fs';
import * as yaml from 'js-yaml';
const folder = ${JSON.stringify(landings(root))};
const load = yaml.load ?? yaml.default.load;
const parse = (name, text) => (name.endsWith('.json') ? JSON.parse(text) : load(text));
export default () => readdirSync(folder).map((name) => {
  const slug = name.replace(/\\.\\w+$/, '');
  const landing = parse(name, readFileSync(folder + '/' + name, 'utf8'));
  return ${shape};
});
`;

export const eleventyPeer = (): Generator => {
  const installed = installPeers();
  return {
    name: `Eleventy ${VERSIONS['@11ty/eleventy']}`,
    prepare: (root) => {
      const folder = path.join(installed, `eleventy-${path.basename(root)}`);
      writeFiles(folder, {
        'package.json': '{"type":"module","private":true}',
        'eleventy.config.js': "export default () => ({ dir: { input: 'src', output: '_site' } });\n",
        'src/_data/shell.json': JSON.stringify({ ...shellOf(root), classes: classesOf(root) }),
        'src/_data/landings.js': reader(root, '{ slug, ...landing }'),
        'src/landing.11ty.js': ELEVENTY_PAGE,
      });
      return {
        out: path.join(folder, '_site'),
        program: process.execPath,
        args: [path.join(installed, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
        cwd: folder,
      };
    },
  };
};

export const astroPeer = (): Generator => {
  const installed = installPeers();
  return {
    name: `Astro ${VERSIONS.astro}`,
    prepare: (root) => {
      const folder = path.join(installed, `astro-${path.basename(root)}`);
      const shell = shellOf(root);
      writeFiles(folder, {
        'package.json': JSON.stringify({ type: 'module', private: true, dependencies: VERSIONS }),
        'astro.config.mjs':
          "import { defineConfig } from 'astro/config';\nexport default defineConfig({});\n",
        'src/shell.json': JSON.stringify({ ...shell, classes: classesOf(root) }),
        'src/landings.js': reader(root, '{ params: { slug }, props: { landing } }'),
        'src/pages/[slug].astro': ASTRO_PAGE,
      });
      symlinkSync(path.join(installed, 'node_modules'), path.join(folder, 'node_modules'));
      return {
        out: path.join(folder, 'dist'),
        program: process.execPath,
        args: [path.join(installed, 'node_modules/astro/astro.js'), 'build', '--silent'],
        cwd: folder,
      };
    },
  };
};

/** Hugo, if it is installed. */
export const hugoPeer = (): Generator | undefined => {
  let version: string;
  try {
    version = /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? '';
  } catch {
    process.stderr.write('Hugo is not installed; it is left out.\n');
    return undefined;
  }
  return {
    name: `Hugo ${version}`,
    prepare: (root) => {
      const folder = path.join(root, `../hugo-${path.basename(root)}`);
      const { before, after } = shellOf(root);
      const classes = classesOf(root);
      writeFiles(folder, {
        'hugo.toml': 'baseURL = "/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]\n',
        'layouts/_default/single.html': before.replaceAll('{{', '{{ "{{" }}') + HUGO_PAGE(classes) + after,
        'layouts/index.html': '<!DOCTYPE html><title>Home</title>',
      });
      for (const name of readdirSync(landings(root))) {
        const text = readFileSync(path.join(landings(root), name), 'utf8');
        const data = parse(text);
        const matter = { title: data.meta.title, landing: data };
        const file = path.join(folder, 'content', name.replace(/\.\w+$/, '.md'));
        mkdirSync(path.dirname(file), { recursive: true });
        // The one has JSON as front matter, the other YAML.
        writeFileSync(
          file,
          name.endsWith('.json') ? `${JSON.stringify(matter)}\n` : `---\n${stringify(matter)}---\n`,
        );
      }
      return { out: path.join(folder, 'public'), program: 'hugo', args: ['--quiet'], cwd: folder };
    },
  };
};
