import path from 'node:path';
import { globSync } from 'glob';
import { contentFiles, contentFolders } from '../../schemas/content.ts';
import { counterName } from '../../schemas/measurement.ts';
import type { PoliciesPage } from '../../schemas/pages.ts';
import type { Site } from '../../schemas/site.ts';
import { isoDay, localDay } from '../shared/iso-day.ts';
import { memoized } from '../shared/memoized.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { BuildOptions } from '../shared/options.ts';
import { type Problem, stopOn } from '../shared/problems.ts';
import { isByProduct, isReadme } from '../shared/side-files.ts';
import { textReader } from './decode.ts';
import { enquiryService } from './enquiry-service.ts';
import { asEntry, type ContentFile, originsIn, readContentFile, textsOf } from './entry-file.ts';
import { streamEntries } from './entry-stream.ts';
import { resolveNavigation } from './navigation.ts';
import { type FolderKind, isShown, siteKinds } from './own-kinds.ts';
import { contentRules } from './rules.ts';
import { valuesIn } from './source.ts';

/** The content, and where each part of it was read. */
export type LoadedContent = Awaited<ReturnType<typeof loadContent>>;

/** Which content is read, and how. */
export interface Reading extends Partial<Pick<BuildOptions, 'environment' | 'now' | 'unsaved'>> {
  /** Which texts of the entries of own kinds to remember. */
  isRemembered?: ((text: string) => boolean) | undefined;
}

/**
 * Reads the files of `content/`, checks them with the schemas, and returns typed content. The entries of a site's own
 * kinds are read later, when a page uses them: there may be many thousands.
 * @param root the site's folder
 * @throws BuildError with every mistake that the schemas find; without any, with those in Markdown and between files
 */
export async function loadContent(
  root: string,
  { environment = {}, now, unsaved = new Map(), isRemembered = () => false }: Reading = {},
) {
  const readText = textReader(root, unsaved);
  const isThere = (file: string) => unsaved.get(file) !== null;
  const names = [...new Set([...contentNames(root), ...unsaved.keys()])].filter(isThere);
  const ownKinds = await siteKinds(root);

  const singles = mapValues(contentFiles, ({ file, schema, ...rest }) =>
    readContentFile(readText, `content/${file}`, schema, 'isOptional' in rest),
  );
  const site = singles.site.value as Site;
  const facts = () => placeholders(site, singles.policiesPage.value as PoliciesPage);
  const read = mapValues(contentFolders, (kind) =>
    filesOf(kind, names).map((file) => readContentFile(readText, file, kind.schema)),
  );
  const hidden = Object.values(read)
    .flat()
    .filter(({ value }) => !isShown(value, now));
  const folders = mapValues(read, (list) => list.filter((file) => !hidden.includes(file)));
  const streams = mapValues(ownKinds, (kind) =>
    streamEntries(filesOf(kind, names), kind.schema, { readText, facts, now, isRemembered }),
  );
  const checked = [...Object.values(singles), ...Object.values(folders).flat()];
  const entryStreams = Object.values(streams);
  const kinds = [...Object.values(contentFolders), ...Object.values(ownKinds)];
  stopOn([...checked.flatMap(({ problems }) => problems), ...strayFiles(names, kinds)]);

  const ended = now ? checked.flatMap((file) => dropEnded(file, localDay(now))) : [];
  const entries = mapValues(folders, (list, key) =>
    list.map((file) => asEntry(file, facts, 'opens' in contentFolders[key])),
  );
  const files = [...Object.values(singles), ...Object.values(entries).flat()];
  const assembled: Record<string, unknown> = {
    ...mapValues(singles, ({ value }) => value),
    ...mapValues(entries, (list) => sorted(list.map(({ value }) => value as Entry))),
    ...mapValues(streams, (stream) => stream.entries),
    enquiryService: enquiryService(site, environment),
  };
  // The schema of its file has checked each value.
  const content = resolveNavigation(assembled as Parameters<typeof resolveNavigation>[0]);
  const sources = new Map(files.map(({ source }) => [source.file, source]));
  stopOn([...files.flatMap(({ problems }) => problems), ...contentRules(content, sources, names)]);

  const origins = memoized(() => originsIn(files));
  /** Where an object was read: pages pass on the objects of the content unchanged. */
  const originOf = (part: object) =>
    entryStreams.map((stream) => stream.originOf(part)).find((origin) => origin) ?? origins().get(part);
  const ownTexts = memoized(() => files.flatMap((file) => textsOf(file)));
  return {
    content,
    /** Samples that are not yet replaced. */
    samples: () => [
      ...files.flatMap(({ source }) => source.samples()),
      ...entryStreams.flatMap((stream) => stream.written().samples),
    ],
    /** Every text of every file, but of the entries of own kinds only the remembered ones; for Markdown, each line. */
    texts: () => [...ownTexts(), ...entryStreams.flatMap((stream) => stream.written().texts)],
    /** Every text of every file. Reads the entries of own kinds again. */
    allTexts: memoized(() => [...ownTexts(), ...entryStreams.flatMap((stream) => stream.texts())]),
    /** Reads the entries that no page has used. @returns their mistakes */
    checkUnused: () => entryStreams.flatMap((stream) => stream.checkUnused()),
    /** Each file by its name: `content/site.yaml`, without the entries of a site's own kinds. */
    sources,
    /** What is left out because its last day has passed. */
    ended,
    /** Entries that are left out until their day has come, with that day. */
    due: hidden.flatMap(({ source: { file }, value }) => {
      const { draft, date } = value as { draft?: boolean; date?: string };
      return date && !draft ? [{ file, date }] : [];
    }),
    /** File of an object of the content: `content/home.yaml`; undefined for other objects. */
    fileOf: (part: object) => originOf(part)?.source.file,
    /** Place of a key within an object of the content: `content/home.yaml:5:10`; undefined for other objects. */
    placeOf: (part: object, key: string) => {
      const origin = originOf(part);
      return origin?.source.at([...origin.path, key]);
    },
  };
}

/**
 * Takes out of a file's value whatever was true until a day that has passed (schemas/notices.ts), and the first day of
 * what has begun, which then needs no script to appear.
 * @param value changed in place
 * @param today `2026-11-30`
 * @returns what was taken out: `content/notices.yaml:9:12`, `November 29, 2026`
 */
function dropEnded({ source, value }: ContentFile, today: string) {
  return valuesIn(value).flatMap(({ path, value: holder }) => {
    if (typeof holder !== 'object' || holder === null) return [];
    if ('from' in holder && 'until' in holder && (isoDay(String(holder.from)) ?? today) <= today)
      Reflect.deleteProperty(holder, 'from');
    const over = Object.entries(holder).filter(([, inner]) => {
      const until = (inner as { until?: unknown } | null)?.until;
      return typeof until === 'string' && (isoDay(until) ?? today) < today;
    });
    // From the end, so that the positions of a list stay.
    for (const [key] of over.toReversed()) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete (holder as Record<string, unknown>)[key];
    }
    return over.map(([key, { until }]) => ({ where: source.at([...path, key, 'until']), until }));
  });
}

const mapValues = <Key extends string, Value, Result>(
  record: Record<Key, Value>,
  change: (value: Value, key: Key) => Result,
) =>
  Object.fromEntries(
    Object.entries<Value>(record).map(([key, value]) => [key, change(value, key as Key)]),
  ) as Record<Key, Result>;

/** Names of all files in `content/` except hidden files, READMEs and what systems leave: `content/home.yaml`. */
export const contentNames = (root: string): string[] =>
  globSync('content/**', { cwd: root, posix: true, nodir: true })
    .filter((name) => !isReadme(path.posix.basename(name)) && !isByProduct(path.posix.basename(name)))
    .sort();

const filesOf = ({ folder, ending }: Pick<FolderKind, 'folder' | 'ending'>, names: string[]) =>
  names.filter((name) => path.posix.dirname(name) === `content/${folder}` && name.endsWith(ending));

/** What the entries of a folder are sorted by. */
type Entry = { slug: string; order?: number; date?: string };

/** The newest first, then by `order`, then by name. */
const sorted = (entries: Entry[]): Entry[] =>
  entries.sort(
    (a, b) =>
      Number(new Date(b.date || 0)) - Number(new Date(a.date || 0)) ||
      (a.order ?? 0) - (b.order ?? 0) ||
      a.slug.localeCompare(b.slug, 'en'),
  );

/**
 * The values of placeholders in Markdown: `{agency}`, `{email}` and `{address}`, `{phone}` if there is one, and
 * `{measurement}` if content/policies.yaml has its text.
 */
export function placeholders(site: Site, { measurement: words }: PoliciesPage): Record<string, string> {
  const { agency, email, address, phone, measurement } = site;
  const counted = measurement && words?.counted.replaceAll('{counter}', () => counterName(measurement));
  return {
    // A name has no signs of Markdown: "1. Class", "#1 Media".
    agency: agency.replace(/[*_`[\]~]|^[#>+-]|(?<=^\d+)[.)]/g, '\\$&'),
    // Markdown would take a part of "o'brien@" and "_ana_@" for the mailbox.
    email: /^[a-z\d][a-z\d.+-]*@/i.test(email) ? email : `<${email}>`,
    address: address.text,
    ...(words && { measurement: counted ?? words.none }),
    ...(phone && { phone: phone.shown }),
  };
}

/** A file that belongs to no kind of content usually has a mistake in its name or folder. */
function strayFiles(names: string[], kinds: Pick<FolderKind, 'folder' | 'ending'>[]): Problem[] {
  const files = Object.values(contentFiles).map(({ file }) => file);
  const folders = kinds.map(({ folder, ending }) => `${folder}/*${ending}`);
  const known = new Set([
    ...files.map((file) => `content/${file}`),
    ...kinds.flatMap((kind) => filesOf(kind, names)),
  ]);
  /** What to do with a file: a picture or a copy is in the wrong place, another one has a wrong name. */
  const remedy = (name: string) => {
    const { dir, base } = path.posix.parse(name);
    const [stem = ''] = base.split(/[. (]/);
    const kind = kinds.find(({ folder }) => dir === `content/${folder}`);
    const meant = `${stem}${kind?.ending ?? '.yaml'}`;
    const isKnown = kind !== undefined || known.has(`${dir}/${meant}`);
    if (/\.(?:jpe?g|png|webp|avif|gif|heic|svg)$/i.test(base)) return 'Pictures belong in static/images/.';
    if (/\.(?:docx?|pdf|html?)$/i.test(base)) return 'Delete it, or move it to another place.';
    if (isKnown && names.includes(`${dir}/${meant}`)) return `It looks like a copy of ${meant}. Delete it.`;
    if (isKnown) return `Rename it: ${meant}.`;
    const right = `Single files: ${files.join(', ')}; folders: ${folders.join(', ')}.`;
    const missing = [...known].filter((file) => !names.includes(file));
    return `${didYouMean(name, missing)} ${right}`.trim();
  };
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      where: name,
      message: `Nothing on the site uses this file. ${remedy(name)}`,
    }));
}
