import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Redirect } from '../content/redirects.ts';
import { NOT_SERVED } from '../output/hosts/headers.ts';
import { builtRedirects } from '../output/hosts/redirects-file.ts';
import { runCommand } from './run-command.ts';

/**
 * The redirects in the form that the package `serve` expects: addresses are path-to-regexp patterns. It redirects
 * `/prices.html` to `/prices/` before it applies any rule, so there is a rule for that address too; and it does not
 * support status 410. In an address of another site it encodes an encoded character (%24) again.
 */
const serveRules = (redirects: readonly Redirect[]) =>
  redirects.flatMap(({ from, to }) => {
    if (to === undefined) return [];
    const sources = from.endsWith('.html') ? [from, from.slice(0, -'.html'.length)] : [from];
    return sources.map((source) => ({
      source: escaped(source),
      // It encodes what it sends.
      destination: decodeURI(to).replace(/(?<=\/).*/s, escaped),
      type: 301,
    }));
  });

/** Characters with a special meaning in path-to-regexp 3 patterns. */
const escaped = (address: string) => address.replace(/[\\():]/g, '\\$&');

const SERVE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('serve/package.json')),
  'build/main.js',
);

const LOCAL = `tcp://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What hosts hide leads to a page that does not exist: the package has no other way to refuse a file. */
const hidden = (folder: string) =>
  readdirSync(folder)
    .filter((name) => (name.startsWith('.') && name !== '.well-known') || NOT_SERVED.includes(name))
    .map((name) => ({ source: `/${escaped(name)}`, destination: '/-/', type: 301 }));

/** `npm run serve`: serves dist/ with the package `serve`, serve.json and the redirects of the site. */
function main(args: string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const config = path.join(folder, 'serve.json');
  const settings = JSON.parse(readFileSync('serve.json', 'utf8'));
  const redirects = [...hidden('dist'), ...serveRules(builtRedirects('dist'))];
  writeFileSync(config, JSON.stringify({ ...settings, redirects }));
  // By default the package listens in all networks of this machine.
  const place = args.some((arg) => /^(?:-l|--listen|-p)/.test(arg)) ? [] : ['--listen', LOCAL];
  const options = ['dist', '--config', config, ...place, ...args];
  const server = spawn(process.execPath, [SERVE, ...options], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  server.once('exit', (status) => {
    rmSync(folder, { recursive: true });
    process.exitCode = status ?? 0;
  });
}

runCommand(import.meta.url, () => main(process.argv.slice(2)));
