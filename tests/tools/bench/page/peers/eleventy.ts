import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { writeFresh } from '../../files.ts';
import { bundleInline } from './bundles.ts';
import type { PageParts } from './page-parts.ts';

const CONFIG = `export default function (eleventy) {
  eleventy.addPassthroughCopy({ public: '/' });
  return { dir: { input: 'src', output: '_site' }, htmlTemplateEngine: 'njk' };
}
`;

const LAYOUT = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
{{ head | safe }}
<link rel="stylesheet" href="/site.css">
<script src="/site.js" defer></script>
</head>
<body>{{ content | safe }}</body>
</html>
`;

/**
 * Builds our pages with Eleventy: the same markup in one layout, one style sheet and one plain script for the site. The
 * script lacks what our islands do.
 * @param installed folder with Eleventy in node_modules
 * @param css the rules of the whole site
 * @param copyPublicFiles copies fonts and drawings into a folder
 * @returns the folder of the built site
 */
export async function buildWithEleventy(
  installed: string,
  pages: PageParts[],
  css: string,
  copyPublicFiles: (folder: string) => void,
): Promise<string> {
  const folder = path.join(installed, 'eleventy-site');
  const files: Record<string, string> = {
    'package.json': '{"type":"module","private":true}',
    'eleventy.config.js': CONFIG,
    'src/_includes/page.njk': LAYOUT,
    'public/site.css': css,
    'public/site.js': await bundleInline('toasts', 'copy', 'map'),
  };
  for (const { name, route, head, body } of pages) {
    const html = body
      .map((part) => (typeof part === 'string' ? part : `<div class="${part.className}">${part.html}</div>`))
      .join('');
    const data = { layout: 'page.njk', permalink: `${route}index.html`, head };
    files[`src/${name}.html`] = `---json\n${JSON.stringify(data)}\n---\n{% raw %}${html}{% endraw %}`;
  }
  writeFresh(folder, files);
  copyPublicFiles(path.join(folder, 'public'));
  execFileSync(process.execPath, [path.join(installed, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, '_site');
}
