import '../shared/production.ts';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { build } from 'esbuild';
import { createServer, createServerModuleRunner } from 'vite';
import { printable } from '../shared/characters.ts';
import { type BuildOptions, readOptions } from '../shared/options.ts';
import { Browsers } from './dev/browsers.ts';
import { heavyPages } from './dev/page-weights.ts';
import { createProblemBoard } from './dev/problem-board.ts';
import { createDevServer, type Extension } from './dev/server.ts';
import type { SiteVersion } from './dev/site-version.ts';
import { typeChecker } from './dev/type-check.ts';
import { runCommand } from './run-command.ts';
import { formatAddresses, listen, readPort, takeHostFlag } from './server/listening.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Watched paths, in the site's folder and in the project's. */
const WATCHED = ['content', 'pages', 'client', 'static', 'components', 'schemas', 'build', 'kinds.ts'];

/** Files saved within this time cause only one update. Milliseconds. */
const TOGETHER = 15;

/** What `npm run edit` adds to `npm run dev`. */
export interface Editing extends Extension {
  /** A file that only an edit in progress shows, such as a picture. */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** Its address, below that of the site. */
  path: string;
}

/** Opens the site as it would be with some texts in the place of those of files. */
export type OpenVersion = (unsaved: ReadonlyMap<string, string>) => Promise<SiteVersion>;

/** `npm run dev` */
async function main(): Promise<void> {
  const { isOpen, rest } = takeHostFlag(process.argv.slice(2));
  await develop(readOptions(rest, process.env), isOpen);
}

/**
 * Shows the site, and every saved change at once. Runs until it is stopped.
 * @param isOpen whether it also answers in the networks of this machine
 * @param extend makes the editor; without one types are checked, which only developers change
 */
export async function develop(
  options: BuildOptions,
  isOpen: boolean,
  extend?: (open: OpenVersion) => Promise<Editing>,
): Promise<void> {
  const { root } = options;
  const browsers = new Browsers();
  const loadCode = await openCode();
  let code: Awaited<ReturnType<typeof loadCode>> | undefined;
  let version: SiteVersion | undefined;
  const board = createProblemBoard(root, (problems) => browsers.showProblems(problems));
  const types = typeChecker(path.join(REPOSITORY, 'tsconfig.check.json'), board.typesChecked);

  process.once('exit', types.stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

  /** Updates the open browsers. @param changed files, absolute */
  const update = async (changed: string[]) => {
    const start = performance.now();
    const isCode = changed.some((file) => /\.(tsx?|mjs)$/.test(file));
    // Pages come first.
    if (isCode) types.stop();
    try {
      if (isCode || !code) code = await loadCode(changed);
      const next = await code.openVersion(options);
      const stale = await pagesThatDiffer(browsers.pages(), version, next);
      const before = version;
      version = next;
      const isStatic = isCode || changed.some((file) => file.startsWith(path.join(root, 'static')));
      browsers.reload((page) => isStatic || stale.has(page));
      const time = (performance.now() - start).toFixed(0);
      const names = changed.map((file) => path.relative(root, file));
      console.log(`${printable(names.join(', ')) || 'started'}: ${next.rendered()} rendered in ${time} ms`);
      await next.check();
      board.siteWorks();
      for (const line of await heavyPages(next, before)) console.log(line);
    } catch (error) {
      board.siteFailed(error);
    }
    if (isCode && !editing) types.start();
  };
  const editing = await extend?.(async (unsaved) => {
    code ??= await loadCode([]);
    return code.openVersion({ ...options, unsaved }, version?.drawings);
  });

  const shown = { version: () => version && withFiles(version, editing), onError: board.siteFailed };
  const server = createDevServer(root, shown, browsers, await bundleReload(), isOpen, editing);
  const port = await listen(server, readPort(process.env.PORT), isOpen);
  // Before the site is read, so that no change in the meantime is missed.
  await follow([...new Set([root, REPOSITORY])], update);
  if (!editing) types.start();
  console.log(`\n${formatAddresses(port, isOpen, 'Ctrl+C stops it', editing?.path)}`);
  // A later error, such as in a timer of a component, must not stop the server either.
  process.on('uncaughtException', board.siteFailed);
  process.on('unhandledRejection', board.siteFailed);
}

const withFiles = (version: SiteVersion, editing: Editing | undefined): SiteVersion =>
  editing ? { ...version, file: async (name) => (await version.file(name)) ?? editing.file(name) } : version;

/** The pages that differ between two versions of the site. */
async function pagesThatDiffer(
  pages: string[],
  before: SiteVersion | undefined,
  now: SiteVersion,
): Promise<Set<string>> {
  const differ = new Set<string>();
  for (const page of pages) {
    const html = now.paths.includes(page) ? await now.page(page) : undefined;
    // Pages that failed to render before.
    const shown = before?.paths.includes(page) ? await before.page(page).catch(() => undefined) : undefined;
    if (html !== shown) differ.add(page);
  }
  return differ;
}

/**
 * Opens the code that makes pages, with Vite's module runner.
 * @returns loads the current code, with all modules fresh. @param changed the files saved since then, absolute
 */
async function openCode() {
  const vite = await createServer({
    root: REPOSITORY,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: process.env.NODE_ENV === 'development' } },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return (changed: string[]): Promise<typeof import('./dev/site-version.ts')> => {
    for (const file of changed) vite.environments.ssr.moduleGraph.onFileChange(file);
    // All modules: state from loading a module, such as its styles, must not outlive it.
    runner.clearCache();
    return runner.import('/build/commands/dev/site-version.ts');
  };
}

/**
 * Calls `update` without files at first, then for every change with the files that were saved together, one call after
 * another. Returns after the first call.
 */
async function follow(folders: string[], update: (changed: string[]) => Promise<void>): Promise<void> {
  const paths = folders.flatMap((folder) => WATCHED.map((name) => path.join(folder, name)));
  const watcher = watch(paths, { ignoreInitial: true, atomic: false });
  // Until then, a new file would be treated as an existing one.
  await once(watcher, 'ready');
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last = update([]);
  const next = () => {
    const files = [...changed];
    changed.clear();
    last = last.then(() => update(files));
  };
  watcher.on('all', (_event, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(next, TOGETHER);
  });
  await last;
}

async function bundleReload(): Promise<string> {
  const entryPoints = [path.join(REPOSITORY, 'client/dev/reload.ts')];
  const { outputFiles } = await build({ entryPoints, write: false, bundle: true, target: 'es2022' });
  return outputFiles[0]?.text ?? '';
}

runCommand(import.meta.url, main);
