import { hash } from 'node:crypto';
import type { Content } from './schemas/content.ts';

/**
 * What a page read while it was rendered: the name of each thing, and a digest of what it was.
 * Names: `site.agency` of a file, `services/seo.title` of an entry, `services` for the list of entries.
 */
export type Reads = Record<string, string>;

/** Content that notes what is read from it, file by file and key by key. */
export interface TrackedContent {
  content: Content;
  /** Notes something beside the content. @param read for its name, and again when it is asked whether it changed */
  note: (name: string) => void;
  /** Runs a step. @returns its result, and the names of all that it read */
  during: <Result>(step: () => Result) => { result: Result; names: ReadonlySet<string> };
  /** What stands under a name now; undefined where there is no such thing any more. */
  valueOf: (name: string) => unknown;
}

/**
 * Wraps content, so that it is known of a page whether anything it read has changed since.
 * Only files and the keys at their tops are told apart: what lies deeper is nearly always shown together.
 */
export function trackReads(content: Content): TrackedContent {
  let names = new Set<string>();
  const values = new Map<string, object>();
  const wrap = <Owner extends object>(owner: Owner, name: string): Owner => {
    values.set(name, owner);
    const note = (key: string | symbol) => typeof key === 'string' && names.add(`${name}.${key}`);
    return new Proxy(owner, {
      get: (target, key) => {
        note(key);
        return Reflect.get(target, key);
      },
      has: (target, key) => {
        note(key);
        return Reflect.has(target, key);
      },
    });
  };
  const wrapped = Object.fromEntries(
    Object.entries(content).map(([part, value]) =>
      Array.isArray(value)
        ? [part, value.map((entry: { slug: string }) => wrap(entry, `${part}/${entry.slug}`))]
        : [part, wrap(value, part)],
    ),
  ) as unknown as Content;
  const tracked = new Proxy(wrapped, {
    get: (target, part) => {
      const value = Reflect.get(target, part);
      if (Array.isArray(value)) names.add(String(part));
      return value;
    },
  });
  return {
    content: tracked,
    note: (name) => names.add(name),
    during: (step) => {
      const around = names;
      names = new Set();
      try {
        return { result: step(), names };
      } finally {
        names = around;
      }
    },
    valueOf: (name) => {
      const list = content[name as keyof Content];
      if (Array.isArray(list)) return list.map(({ slug }: { slug: string }) => slug);
      const dot = name.lastIndexOf('.');
      return (values.get(name.slice(0, dot)) as Record<string, unknown> | undefined)?.[name.slice(dot + 1)];
    },
  };
}

/** A digest of plain data, short enough to be kept many thousand times. */
export const digestOf = (value: unknown) => hash('sha1', JSON.stringify(value) ?? '', 'base64url');
