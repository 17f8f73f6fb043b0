import { brotliCompressSync } from 'node:zlib';
import type { Clients } from './clients.ts';
import type { RenderedPage } from './render.tsx';

/** What one build made, for the terminal and for tests. */
export interface BuildReport {
  pages: { path: string; raw: number; brotli: number }[];
  /** Bytes of each browser script after gzip; a page loads none of them before an island is used. */
  scripts: Clients['sizes'];
  milliseconds: number;
  samples: string[];
}

export function makeReport(
  pages: RenderedPage[],
  scripts: Clients['sizes'],
  samples: string[],
  milliseconds: number,
): BuildReport {
  const sizes = pages.map(({ route, html }) => ({
    path: route.path,
    raw: Buffer.byteLength(html),
    brotli: brotliCompressSync(html).byteLength,
  }));
  return { pages: sizes, scripts, milliseconds, samples };
}

/** The table at the end of a build: each route with its bytes, the time, and the samples left. */
export function formatReport({ pages, scripts, milliseconds, samples }: BuildReport): string {
  const width = Math.max(...pages.map(({ path }) => path.length), 'route'.length);
  const row = (path: string, raw: string, brotli: string) =>
    `${path.padEnd(width)}  ${raw.padStart(8)}  ${brotli.padStart(8)}`;
  const table = [
    row('route', 'bytes', 'brotli'),
    ...pages.map(({ path, raw, brotli }) => row(path, String(raw), String(brotli))),
    '',
    row('script', 'gzip', ''),
    ...scripts.map(({ name, gzip }) => row(name, String(gzip), '')),
    '',
    `${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s.`,
  ];
  return [...table, ...sampleLines(samples)].join('\n');
}

function sampleLines(samples: string[]): string[] {
  if (samples.length === 0) return [];
  const places = new Map<string, string[]>();
  for (const sample of samples) {
    const [file = '', line = ''] = sample.split(':');
    places.set(file, [...(places.get(file) ?? []), line]);
  }
  const list = [...places].map(
    ([file, lines]) => `  ${file}: line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`,
  );
  return ['', `${samples.length} samples are still to be replaced before \`npm run release\`:`, ...list];
}
