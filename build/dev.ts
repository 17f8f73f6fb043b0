import './production.ts';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { build } from 'esbuild';
import { Browsers } from './dev/browsers.ts';
import { type Fault, faultsOf, type Script } from './dev/faults.ts';
import type { RenderedPage, SiteVersion } from './dev/pages.ts';
import { createDevServer } from './dev/server.ts';
import { typeChecker } from './dev/types.ts';
import { formatAddresses, listen, readPort, takeHostFlag } from './listening.ts';
import { readOptions } from './options.ts';
import { openProgram } from './run.mjs';
import { REPOSITORY } from './source-code.ts';

/** The program of which every change of the code makes a new version. */
type Program = typeof import('./dev/pages.ts');

/** What is watched, in the site's folder and in the project's. */
const WATCHED = ['content', 'pages', 'client', 'static', 'components', 'build'];

/** An editor that saves several files is answered once. Milliseconds. */
const TOGETHER = 15;

/** `npm run dev`: shows the site, and every saved change at once. Runs until it is stopped. */
async function main(): Promise<void> {
  const { isOpen, rest } = takeHostFlag(process.argv.slice(2));
  const options = readOptions(rest, process.env);
  const { root } = options;
  const browsers = new Browsers();
  const loadProgram = await openProgram('build/dev/pages.ts', root);
  const kept = new Map<string, RenderedPage>();
  let script: Script | undefined;
  let program: Program | undefined;
  let version: SiteVersion | undefined;
  let siteFaults: Fault[] = [];
  let typeFaults: Fault[] = [];

  const showFaults = () => browsers.showFaults([...siteFaults, ...typeFaults]);
  const onError = (error: unknown) => {
    siteFaults = faultsOf(error, root, script);
    for (const { where, message, excerpt } of siteFaults)
      console.error(`${where}\n    ${message}\n${excerpt}`);
    showFaults();
  };
  const types = typeChecker(REPOSITORY, (problems) => {
    typeFaults = problems.map((problem) => ({ ...problem, excerpt: '' }));
    for (const { where, message } of typeFaults) console.error(`${where}\n    ${message}`);
    showFaults();
  });

  process.once('exit', types.stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

  /** Brings what is on the screens up to date. @param changed files, relative to the project */
  const update = async (changed: string[]) => {
    const start = performance.now();
    const isCode = changed.some((file) => /\.(tsx?|mjs)$/.test(file));
    // The pages come first.
    if (isCode) types.stop();
    try {
      if (isCode || !program) {
        const loaded = await loadProgram();
        [program, script] = [loaded.exports as Program, loaded];
      }
      const before = new Map(browsers.pages().map((page) => [page, kept.get(page)?.html]));
      const next = await program.openVersion(options, kept);
      for (const page of before.keys()) if (next.paths.includes(page)) next.page(page);
      version = next;
      const isStatic = isCode || changed.some((file) => file.includes('static'));
      browsers.reload((page) => isStatic || kept.get(page)?.html !== before.get(page));
      const time = (performance.now() - start).toFixed(0);
      console.log(`${changed.join(', ') || 'started'}: ${next.rendered()} rendered in ${time} ms`);
      next.check();
      siteFaults = [];
      showFaults();
    } catch (error) {
      onError(error);
    }
    if (isCode) types.start();
  };

  const shown = { version: () => version, onError };
  const server = createDevServer(root, shown, browsers, await bundleReload(), isOpen);
  const port = await listen(server, readPort(process.env.PORT), isOpen);
  // Before the site is read, so that nothing that is saved meanwhile is missed.
  await follow([...new Set([root, REPOSITORY])], update);
  types.start();
  console.log(`\n${formatAddresses(port, isOpen, 'Ctrl+C stops it')}`);
  // A mistake that goes off later, such as in a timer of a component, must not take the server down either.
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
}

/**
 * Calls `update` with no files at first, then for every change, with the files that were saved together, one call
 * after the other. Returns after the first call.
 */
async function follow(folders: string[], update: (changed: string[]) => Promise<void>): Promise<void> {
  const paths = folders.flatMap((folder) => WATCHED.map((name) => path.join(folder, name)));
  const watcher = watch(paths, { ignoreInitial: true, atomic: false });
  // What is new before that would pass for a file that was always there.
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
    changed.add(path.relative(REPOSITORY, file));
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

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
