import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { copyPublicFiles, writeFresh } from './files.ts';
import type { PageParts } from './page-parts.ts';
import { bundlePlainScript } from './views.ts';

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
 * Builds our pages with Eleventy: the same markup in one layout, one style sheet and one plain script for the site.
 * @param installed folder with Eleventy in node_modules
 * @param dist our own build
 * @param css the rules of the whole site
 * @returns the folder of the built site
 */
export async function buildWithEleventy(
  installed: string,
  dist: string,
  pages: PageParts[],
  css: string,
): Promise<string> {
  const folder = path.join(installed, 'eleventy-site');
  const files: Record<string, string> = {
    'package.json': '{"type":"module","private":true}',
    'eleventy.config.js': CONFIG,
    'src/_includes/page.njk': LAYOUT,
    'public/site.css': css,
    'public/site.js': await bundlePlainScript(),
  };
  for (const { name, route, head, body } of pages) {
    const html = body.map((part) => (typeof part === 'string' ? part : withRoot(part))).join('');
    const data = { layout: 'page.njk', permalink: `${route}index.html`, head };
    files[`src/${name}.html`] = `---json\n${JSON.stringify(data)}\n---\n{% raw %}${html}{% endraw %}`;
  }
  writeFresh(folder, files);
  copyPublicFiles(dist, path.join(folder, 'public'));
  execFileSync(process.execPath, [path.join(installed, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, '_site');
}

/** The root element of the toasts needs the text that React would give it. */
const withRoot = ({ name, className, html, props }: Exclude<PageParts['body'][number], string>) =>
  name === 'toasts'
    ? `<div role="region" data-island="toasts" aria-label="${String(props.label).replace('{hotkey}', 'F8')}"><ol data-toasts></ol></div>`
    : `<div class="${className}">${html}</div>`;
