import path from 'node:path';
import { globSync } from 'glob';
import { z } from 'zod';
import { pageOf } from '../../../client/edit/addresses.ts';
import { LONGEST_SLUG, Refused, type SitePage } from '../../../client/edit/messages.ts';
import type { Unsaved } from '../../shared/options.ts';
import { markedPaths, readContentText, rewriteContentText } from './content-text.ts';

const slug = z
  .string()
  .max(LONGEST_SLUG)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = z.string().trim().min(1).max(200);
const file = z.string();
/** The file of the same folder before which it comes in lists; empty for the end; its own name to keep its place. */
const before = z.string().optional();

/** What can be done with the files of a folder of content/. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), folder: z.string(), name, slug, before }),
  z.object({ kind: z.literal('copy'), file, name, slug, before }),
  z.object({ kind: z.literal('move'), file, slug, before }),
  /** @property to address of the page to which the old address leads; empty for none */
  z.object({ kind: z.literal('remove'), file, to: z.string().default('') }),
]);
export type FileAction = z.infer<typeof actionSchema>;

const REDIRECTS = 'content/redirects.yaml';
const PUBLISHED = 'content/published.yaml';

/** Texts of content files by their names. */
type Texts = ReadonlyMap<string, string>;

/** What comes before the name of a file of a folder in other files. */
const NAMED_BY: Record<string, string> = {
  'content/services': '^service: *["\']?',
  'content/packages': '^packages: *["\']?|^ *package: *["\']?|/packages/#|#package=',
};

/**
 * What an action changes.
 * @param texts of all content files, and of templates for a new one, by their names
 * @param pages of the site
 * @param today the date of a new article
 * @returns the files that become others, and the one to open then
 * @throws Refused where the action makes no sense
 */
export function changesOf(
  action: FileAction,
  texts: Texts,
  pages: SitePage[],
  today = new Date(),
): { changes: Unsaved; opened: string | undefined } {
  const source = action.kind === 'new' ? templateOf(action.folder, texts) : action.file;
  const text = texts.get(source);
  if (text === undefined || source.split('/').length < 3)
    throw new Refused(404, `There is no file to start from in ${path.dirname(source)}/.`);
  const page = pageOf(source, pages);
  if (action.kind === 'remove') {
    const changes = new Map([[source, null], ...withRedirect(texts, page, action.to)]);
    return { changes, opened: undefined };
  }
  const folder = action.kind === 'new' ? `content/${action.folder}` : path.dirname(source);
  const opened = `${folder}/${action.slug}${path.extname(source)}`;
  const isThere = texts.has(opened) && (action.kind !== 'move' || opened !== source);
  if (isThere) throw new Refused(422, `${opened} already exists. Choose another address.`);
  const own =
    action.kind === 'move'
      ? movedTexts(source, action.slug, texts, page)
      : new Map([[opened, namedText(opened, text, action.name, today)]]);
  const { before } = action;
  const stays = before === undefined || (action.kind === 'move' && before === source);
  const placed = stays ? [] : inPlace(opened, before, new Map([...texts, ...own]));
  return { changes: new Map([...own, ...placed]), opened };
}

/** What changes when a file gets another name: itself, whatever names or links to it, and where its old address leads. */
function movedTexts(source: string, slug: string, texts: Texts, page: string | undefined): Unsaved {
  const { dir, name, ext } = path.parse(source);
  if (slug === name) return new Map();
  const opened = `${dir}/${slug}${ext}`;
  const changes = new Map<string, string | null>([[source, null]]);
  const next = page?.replace(new RegExp(`${name}/$`), `${slug}/`);
  const { tiers } = readContentText(source, texts.get(source) ?? '').value;
  // The file may have mistakes.
  const ids = [tiers]
    .flat()
    .map((tier) => String(Object(tier).id))
    .filter((id) => /^[\w-]+$/.test(id));
  const ends = ['["\']?(?:\\s+#|\\s*$)', ...ids.map((id) => `-${id}(?![\\w-])`)].join('|');
  const reference = NAMED_BY[dir] && new RegExp(`(${NAMED_BY[dir]})${name}(?=${ends})`, 'gm');
  for (const [other, before] of texts) {
    const named = reference ? before.replace(reference, `$1${slug}`) : before;
    // The list of published addresses is what was.
    const after = page && next && other !== PUBLISHED ? withAddress(named, page, next) : named;
    if (other === source) changes.set(opened, after);
    else if (after !== before) changes.set(other, after);
  }
  return new Map([...changes, ...withRedirect(new Map([...texts, ...changes]), page, next)]);
}

/** What changes when a file comes before another one of its folder, or at the end: the `order` of those after it. */
function inPlace(file: string, before: string, texts: Unsaved): [string, string][] {
  const entries = [...texts].flatMap(([name, text]) => {
    if (text === null || path.dirname(name) !== path.dirname(file)) return [];
    const { value } = readContentText(name, text);
    return [{ name, text, value, order: Number(value.order ?? 0) }];
  });
  const own = entries.filter(({ name }) => name === file);
  const others = entries.filter(({ name }) => name !== file).sort((one, other) => one.order - other.order);
  const place = others.findIndex(({ name }) => name === before);
  let last = 0;
  return others.toSpliced(place === -1 ? others.length : place, 0, ...own).flatMap((entry) => {
    const { name, text, value } = entry;
    last = entry.order > last && name !== file ? entry.order : last + 1;
    if (last === entry.order) return [];
    return [[name, rewriteContentText(name, text, [{ ...value, order: last }])]];
  });
}

/** The file that a new one of a folder is made from: its template, or the last of its files. */
function templateOf(folder: string, texts: Texts): string {
  const names = [...texts.keys()];
  const template = names.find((each) => path.parse(each).name === folder && each.startsWith(TEMPLATES));
  return (
    template ?? names.findLast((each) => path.dirname(each) === `content/${folder}`) ?? `content/${folder}/`
  );
}

/** Files to copy for a new one, by hand or in the editor: `content/.templates/articles.md`. */
const TEMPLATES = 'content/.templates/';

/** Names of the templates of a site. */
export const templateNames = (root: string): string[] =>
  globSync(`${TEMPLATES}*.{md,yaml}`, { cwd: root, posix: true });

/** The text of a file under another name. @param today the date of a new article */
function namedText(opened: string, text: string, name: string, today: Date): string {
  const content = readContentText(opened, text);
  const { meta, title } = content.value;
  const wanted: Record<string, unknown> = {
    title: name,
    ...(title === undefined || opened.startsWith('content/pages/') ? { heading: name } : {}),
    meta: { ...Object(meta), title: name },
    short: name,
    showInNavbar: false,
    id: path.parse(opened).name,
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(today),
  };
  const known = Object.entries(wanted).filter(([key]) => Object.hasOwn(content.value, key));
  const named = new Set(['title', 'heading', 'short', 'meta,title']);
  const real = markedPaths(content).filter((each) => named.has(String(each)));
  return rewriteContentText(opened, text, [{ ...content.value, ...Object.fromEntries(known) }], real);
}

/** Follows an address wherever it stands whole in a text: in a list of links, in Markdown. */
const withAddress = (text: string, from: string, to: string): string =>
  text.replace(new RegExp(`(?<![\\w./-])${from}(?=[#?\\s"')\\],}]|$)`, 'gm'), () => to);

/**
 * The file of old addresses with another one.
 * @param from undefined for what was no page
 * @param to empty if it leads nowhere
 */
function withRedirect(texts: Unsaved, from: string | undefined, to = ''): [string, string][] {
  if (from === undefined) return [];
  const text = texts.get(REDIRECTS) ?? 'redirects: []\n';
  const { value } = readContentText(REDIRECTS, text);
  const target = to ? { to } : { gone: true };
  const old = ((value.redirects ?? []) as { from: string; to?: string }[])
    .filter((entry) => entry.from !== from && entry.from !== to)
    // What led to the page leads where the page does.
    .map((entry) => (entry.to === from ? { from: entry.from, ...target } : entry));
  const redirects = [...old, { from, ...target }];
  return [[REDIRECTS, rewriteContentText(REDIRECTS, text, [{ ...value, redirects }])]];
}
