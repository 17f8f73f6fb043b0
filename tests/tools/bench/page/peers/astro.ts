import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { writeFresh } from '../../files.ts';
import { VERSIONS } from '../../install-peers.ts';
import { bundleInline, bundleView } from './bundles.ts';
import type { IslandPart, PageParts } from './page-parts.ts';

const CONFIG = `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [react()], telemetry: false });
`;

/** How an Astro developer would start each island: visible ones when idle, others when they come into view. */
const ISLANDS: Record<string, { view: string; start: string }> = {
  menu: { view: 'Menu', start: 'client:idle' },
  carousel: { view: 'Carousel', start: 'client:visible' },
  'contact-form': { view: 'ContactForm', start: 'client:idle' },
  toasts: { view: 'Toasts', start: 'client:only="react"' },
};

/** Static parts are passed only on the server, so that neither scripts nor properties contain them. */
const wrapper = (view: string) => `import { ${view} as View } from './views/${view}.js';
export default function ${view}(props) {
  return <View {...props} slots={globalThis.benchSlots?.${view}} />;
}
`;

/** Like client/toasts.tsx: toasts are events on their root element. */
const TOASTS = `import { useEffect } from 'react';
import { Toasts as View, toastStore } from './views/Toasts.js';
export default function Toasts(props) {
  useEffect(() => {
    const add = ({ detail }) => detail && toastStore.add(detail);
    const place = document.querySelector('[data-island=toasts]');
    place.addEventListener('toast', add);
    return () => place.removeEventListener('toast', add);
  }, []);
  return <View {...props} />;
}
`;

/**
 * Builds our pages with Astro and its defaults: on each page the same markup and the same rules, as a style sheet that
 * the page imports, and the same React components as islands.
 * @param installed folder with Astro in node_modules
 * @param copyPublicFiles copies fonts and drawings into a folder
 * @returns the folder of the built site
 */
export async function buildWithAstro(
  installed: string,
  pages: PageParts[],
  copyPublicFiles: (folder: string) => void,
): Promise<string> {
  const folder = path.join(installed, 'astro-site');
  const files: Record<string, string> = {
    // Astro looks here for the packages to bundle.
    'package.json': JSON.stringify({ type: 'module', private: true, dependencies: VERSIONS }),
    'astro.config.mjs': CONFIG,
    'src/scripts/site.js': await bundleInline('copy', 'map'),
  };
  for (const { view } of Object.values(ISLANDS)) {
    files[`src/islands/views/${view}.js`] = await bundleView(view);
    files[`src/islands/${view}.jsx`] = view === 'Toasts' ? TOASTS : wrapper(view);
  }
  for (const page of pages) {
    files[`src/styles/${page.name}.css`] = page.css;
    files[`src/data/${page.name}.json`] = JSON.stringify({ head: page.head, body: page.body });
    files[`src/pages${page.route}index.astro`] = astroPage(page);
  }
  writeFresh(folder, files);
  copyPublicFiles(path.join(folder, 'public'));
  execFileSync(process.execPath, [path.join(installed, 'node_modules/astro/astro.js'), 'build', '--silent'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, 'dist');
}

function astroPage({ name, route, body }: PageParts): string {
  const up = '../'.repeat(route.split('/').length - 1);
  const islands = body.filter((part): part is IslandPart => typeof part !== 'string');
  const imports = islands.map((island) => {
    const { view } = howTo(island);
    return `import ${view} from '${up}islands/${view}.jsx';`;
  });
  const slots = islands.map((island) => `${howTo(island).view}: page.body[${body.indexOf(island)}].slots`);
  return `---
import page from '${up}data/${name}.json';
import '${up}styles/${name}.css';
${imports.join('\n')}
globalThis.benchSlots = { ${slots.join(', ')} };
---
<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8" /><Fragment set:html={page.head} /></head>
<body>${body.map(astroPart).join('')}
<script>import '${up}scripts/site.js';</script>
</body>
</html>
`;
}

function astroPart(part: string | IslandPart, index: number): string {
  if (typeof part === 'string') return `<Fragment set:html={page.body[${index}]} />`;
  const { view, start } = howTo(part);
  const place = part.name === 'toasts' ? 'data-island="toasts"' : `class="${part.className}"`;
  return `<div ${place}><${view} {...page.body[${index}].props} ${start} /></div>`;
}

function howTo({ name }: IslandPart) {
  const how = ISLANDS[name];
  if (!how) throw new Error(`tests/tools/bench/page/peers/astro.ts knows no island "${name}".`);
  return how;
}
