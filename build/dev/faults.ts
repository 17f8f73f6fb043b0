import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Message } from 'esbuild';
import type { BuildError, Problem } from '../problems.ts';

/** A mistake as the overlay shows it. */
export interface Fault extends Problem {
  /** The lines around the place, the one that is meant marked; empty where no file is to blame. */
  excerpt: string;
}

/** The script that a version of the site runs as, for finding lines of its sources. */
export interface Script {
  filename: string;
  /** Its source map, as JSON. */
  map: string;
}

/**
 * Says of anything that was thrown what is wrong, where, and what to do.
 * @param root the site's folder
 * @param script undefined before the first one was loaded
 */
export function faultsOf(error: unknown, root: string, script: Script | undefined): Fault[] {
  return problemsOf(error, root, script).map((problem) => ({
    ...problem,
    excerpt: excerptAt(root, problem.where),
  }));
}

function problemsOf(error: unknown, root: string, script: Script | undefined): Problem[] {
  // By its name, as each version of the program has a class of its own.
  if (error instanceof Error && error.name === 'BuildError') return (error as BuildError).problems;
  if (isCompileError(error)) return error.errors.map((message) => compileProblem(message, root));
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const where = (error instanceof Error && script && placeOf(error, root, script)) || 'the site';
  return [{ where, message: `${message}\nMend this line, or what it is given.` }];
}

const isCompileError = (error: unknown): error is { errors: Message[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

function compileProblem({ text, location, notes }: Message, root: string): Problem {
  const where = location
    ? `${path.relative(root, path.resolve(location.file))}:${location.line}:${location.column + 1}`
    : 'the site';
  const advice = notes.map((note) => note.text).join(' ');
  return { where, message: [`This does not compile: ${text}.`, advice].filter(Boolean).join(' ') };
}

/** The line of a source from which an error was thrown. */
function placeOf({ stack = '' }: Error, root: string, script: Script): string | undefined {
  const { filename } = script;
  const map = new TraceMap(script.map);
  const frames = [...stack.matchAll(/\(?([^\s()]+):(\d+):(\d+)\)?/g)].filter(([, file]) => file === filename);
  for (const [, , line, column] of frames) {
    const {
      source,
      line: at,
      column: from,
    } = originalPositionFor(map, {
      line: Number(line),
      column: Number(column) - 1,
    });
    if (!source || at === null) continue;
    const file = path.relative(root, path.resolve(path.dirname(SCRIPT), source));
    if (!file.startsWith('build')) return `${file}:${at}:${(from ?? 0) + 1}`;
  }
  return undefined;
}

/** Where the map believes the script to stand (build/bundle.mjs). */
const SCRIPT = path.resolve(import.meta.dirname, '../../program.cjs');

/** Lines before and after the one that is meant. */
const AROUND = 3;

function excerptAt(root: string, where: string): string {
  const [, file = '', line = ''] = /^(.+?):(\d+)(?::\d+)?$/.exec(where) ?? [];
  if (file === '') return '';
  try {
    const lines = readFileSync(path.resolve(root, file), 'utf8').split('\n');
    const meant = Number(line);
    const first = Math.max(1, meant - AROUND);
    return lines
      .slice(first - 1, meant + AROUND)
      .map(
        (text, index) =>
          `${first + index === meant ? '>' : ' '} ${String(first + index).padStart(4)} | ${text}`,
      )
      .join('\n');
  } catch {
    return '';
  }
}
