import path from 'node:path';
import type { OutputFile } from './assets.ts';
import { formatGate } from './release/format.ts';
import type { Gate } from './release/gate.ts';
import type { RenderedPage } from './render.tsx';

/** What one build made, for the terminal and for tests. */
export interface BuildReport {
  pages: { path: string; raw: number; brotli: number }[];
  /** Bytes of each browser script after gzip; a page loads none of them before an island is used. */
  scripts: { name: string; gzip: number }[];
  milliseconds: number;
  /** What stands between this build and a release. */
  gate: Gate;
}

/** @param twins the precompressed files, whose sizes are what a visitor's browser gets */
export function makeReport(
  pages: RenderedPage[],
  twins: OutputFile[],
  gate: Gate,
  milliseconds: number,
): BuildReport {
  const bytes = new Map(twins.map(({ file, contents }) => [file, Buffer.byteLength(contents)]));
  const sizes = pages.map(({ route, html }) => ({
    path: route.path,
    raw: Buffer.byteLength(html),
    brotli: bytes.get(`${route.file}.br`) ?? 0,
  }));
  const scripts = [...bytes]
    .filter(([file]) => file.endsWith('.js.gz'))
    .map(([file, gzip]) => ({ name: path.basename(file, '.gz'), gzip }));
  return { pages: sizes, scripts, milliseconds, gate };
}

/** The table at the end of a build: each route with its bytes, the time, and what keeps it from release. */
export function formatReport({ pages, scripts, milliseconds, gate }: BuildReport): string {
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
  return [...table, ...formatGate(gate)].join('\n');
}
