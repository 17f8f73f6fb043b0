import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Message } from 'esbuild';
import type { Problem } from './problems.ts';

/**
 * The line of a page or a component that threw an error. tsx and Vite have mapped it to the sources.
 * @param root folder to which the place is relative
 * @returns `components/home/Hero.tsx:12:7`; undefined if only the build or packages are to blame
 */
export function placeInCode({ stack = '' }: Error, root: string): string | undefined {
  for (const [, file = '', line, column] of stack.matchAll(/\(?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)\)?/g)) {
    const name = path.relative(root, file.startsWith('file:') ? fileURLToPath(file) : file);
    if (!/^(?:\.\.\/)*build|node_modules|^node:/.test(name)) return `${name}:${line}:${column}`;
  }
  return undefined;
}

/** A mistake in a source file, as Vite reports it. */
interface ViteError {
  message: string;
  loc?: { file?: string; line: number; column: number };
}

/**
 * Reads errors of esbuild (also within tsx) or Vite for code that does not compile.
 * @param root folder to which places are relative
 * @returns a problem for each mistake; none for any other error
 */
export function compileErrors(error: unknown, root: string): Problem[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors.map((found: Message | ViteError) => {
    const { text, advice, file, line, column } = 'text' in found ? fromEsbuild(found) : fromVite(found);
    return {
      where: file ? `${path.relative(root, path.resolve(file))}:${line}:${column}` : 'the site',
      message: [`This does not compile: ${text}.`, advice].filter(Boolean).join(' '),
    };
  });
}

const fromEsbuild = ({ text, notes, location }: Message) => ({
  text,
  advice: notes.map((note) => note.text).join(' '),
  file: location?.file,
  line: location?.line,
  column: (location?.column ?? 0) + 1,
});

function fromVite({ message, loc }: ViteError) {
  const [text = ''] = stripVTControlCharacters(message).split('\n');
  return {
    text: text.replace(/^\[\w+\] /, ''),
    advice: '',
    file: loc?.file,
    line: loc?.line,
    column: (loc?.column ?? 0) + 1,
  };
}
