import { tokens } from '../../components/engine.ts';

/** Replaces the names of colors with their values: a file of its own does not see those of a page. */
export const withColors = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => (tokens as Record<string, string>)[name] ?? use);
