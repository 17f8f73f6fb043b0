import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Message } from 'esbuild';
import type { Rolldown } from 'vite';
import { type Problem, problemsFrom } from './problems.ts';

/** A line of a stack that names a file, whose path may contain spaces: `at Hero (/site/components/home/Hero.tsx:79:9)`. */
const CALL = /^ +at (?:async )?(?:.*? \()?((?:file:|\/|[A-Z]:[\\/]).+?):(\d+):(\d+)\)?$/gm;

/**
 * The line of a page or a component that threw an error. Source maps and Vite have mapped it to the sources.
 * @param root folder to which the place is relative
 * @returns `components/home/Hero.tsx:12:7`; undefined if only the build or packages are to blame
 */
export function placeInCode({ stack = '' }: Error, root: string): string | undefined {
  for (const [, file = '', line, column] of stack.matchAll(CALL)) {
    const name = path.relative(root, file.startsWith('file:') ? fileURLToPath(file) : file);
    if (!/^(?:\.\.\/)*build|node_modules/.test(name)) return `${name}:${line}:${column}`;
  }
  return undefined;
}

/**
 * Reads errors of esbuild or Vite for code that does not compile.
 * @param root folder to which places are relative
 * @returns a problem for each mistake; none for any other error
 */
export function compileErrors(error: unknown, root: string): Problem[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors.map((found: Message | Rolldown.RolldownError) => {
    const isVite = 'message' in found;
    const place = isVite ? found.loc : found.location;
    const [text = '', ...advice] = isVite
      ? [firstLine(found.message)]
      : [found.text, ...found.notes.map((note) => note.text)];
    return {
      where: place?.file
        ? `${path.relative(root, path.resolve(place.file))}:${place.line}:${place.column + 1}`
        : 'the site',
      message: [`This does not compile: ${text}.`, ...advice].join(' '),
    };
  });
}

/** Problems of a source file that could not be imported. @param source relative to root */
export function importProblems(error: unknown, source: string, root: string): Problem[] {
  const mistakes = compileErrors(error, root);
  return mistakes.length > 0 ? mistakes : problemsFrom(error, source, 'The file could not be loaded:');
}

/** Without the code at its beginning, and without the lines of the source below it. */
const firstLine = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/\n.*/s, '')
    .replace(/^\[\w+\] /, '');
