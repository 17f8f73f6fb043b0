import path from 'node:path';
import { globSync } from 'glob';
import { z } from 'zod';
import { pageOf } from '../../../client/edit/addresses.ts';
import { Refused } from '../../../client/edit/messages.ts';
import type { Unsaved } from '../../shared/options.ts';
import { markedPaths, readContentText, rewriteContentText } from './content-text.ts';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const name = z.string().trim().min(1).max(200);
const file = z.string();
const inMenu = z.boolean().default(false);

/** What can be done with the files of a folder of content/. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), folder: z.string(), name, slug, inMenu }),
  z.object({ kind: z.literal('copy'), file, name, slug, inMenu }),
  z.object({ kind: z.literal('move'), file, slug }),
  /** @property to address of the page to which the old address leads; empty for none */
  z.object({ kind: z.literal('remove'), file, to: z.string() }),
]);
export type FileAction = z.infer<typeof actionSchema>;

const REDIRECTS = 'content/redirects.yaml';

/** Keys of other files that name a file of a folder. */
const NAMED_BY: Record<string, string> = { 'content/services': 'service', 'content/packages': 'packages' };

/**
 * What an action changes.
 * @param texts of all content files by their names, and of templates by the names of their folders
 * @param pages addresses of the site's pages
 * @param today the date of a new article
 * @returns the files that become others, and the one to open then
 * @throws Refused where the action makes no sense
 */
export function changesOf(
  action: FileAction,
  texts: ReadonlyMap<string, string>,
  pages: string[],
  today = new Date(),
): { changes: Unsaved; opened: string | undefined } {
  const source = action.kind === 'new' ? templateOf(action.folder, texts) : action.file;
  const text = texts.get(source);
  if (text === undefined || source.split('/').length < 3)
    throw new Refused(404, { message: `There is no file to begin with in ${path.dirname(source)}/.` });
  const page = pageOf(source, pages);
  if (action.kind === 'remove') {
    const redirected = page ? withRedirect(texts, page, action.to) : undefined;
    return { changes: new Map([[source, null], ...(redirected ?? [])]), opened: undefined };
  }
  const folder = action.kind === 'new' ? `content/${action.folder}` : path.dirname(source);
  const opened = `${folder}/${action.slug}${path.extname(source)}`;
  if (texts.has(opened)) throw new Refused(422, { message: `${opened} exists. Choose another address.` });
  if (action.kind !== 'move')
    return { changes: new Map([[opened, namedText(opened, text, { ...action, today }, texts)]]), opened };
  const changes = new Map<string, string | null>([[source, null]]);
  const old = path.parse(source).name;
  const next = page?.replace(new RegExp(`${old}/$`), `${action.slug}/`);
  const key = NAMED_BY[folder];
  for (const [other, before] of texts) {
    const named = key
      ? before.replace(new RegExp(`^(${key}: *["']?)${old}(?=["']?\\s*$)`, 'm'), `$1${action.slug}`)
      : before;
    const after = page && next ? withAddress(named, page, next) : named;
    if (other === source) changes.set(opened, after);
    else if (after !== before) changes.set(other, after);
  }
  const redirected = page && next ? withRedirect(new Map([...texts, ...changes]), page, next) : [];
  return { changes: new Map([...changes, ...redirected]), opened };
}

/** The file that a new one of a folder is made from: its template, or the last of its files. */
function templateOf(folder: string, texts: ReadonlyMap<string, string>): string {
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

/** The text of a file under another name, at the end of its folder. */
function namedText(
  opened: string,
  text: string,
  { name, slug, inMenu, today }: { name: string; slug: string; inMenu: boolean; today: Date },
  texts: ReadonlyMap<string, string>,
): string {
  const content = readContentText(opened, text);
  const { meta, order, title } = content.value;
  const others = [...texts].filter(([each]) => path.dirname(each) === path.dirname(opened));
  const last = Math.max(
    0,
    ...others.map(([each, other]) => Number(readContentText(each, other).value.order ?? 0)),
  );
  const wanted: Record<string, unknown> = {
    title: name,
    ...(title === undefined || opened.startsWith('content/pages/') ? { heading: name } : {}),
    meta: { ...Object(meta), title: name },
    order: last + (order === undefined ? 0 : 1),
    showInNavbar: inMenu,
    id: slug,
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(today),
  };
  const known = Object.keys(wanted).filter((key) => Object.hasOwn(content.value, key));
  const value = { ...content.value, ...Object.fromEntries(known.map((key) => [key, wanted[key]])) };
  const named = new Set(['title', 'heading', 'meta,title']);
  return rewriteContentText(
    opened,
    text,
    [value],
    markedPaths(content).filter((each) => named.has(String(each))),
  );
}

/** Follows an address wherever it stands whole in a text: in a list of links, in Markdown. */
const withAddress = (text: string, from: string, to: string): string =>
  text.replace(new RegExp(`(?<![\\w./-])${from}(?=[#?\\s"')\\],}]|$)`, 'gm'), () => to);

/** The file of old addresses with another one. @param to empty if it leads nowhere */
function withRedirect(
  texts: ReadonlyMap<string, string | null>,
  from: string,
  to: string,
): [string, string][] {
  const text = texts.get(REDIRECTS) ?? 'redirects: []\n';
  const { value } = readContentText(REDIRECTS, text);
  const old = (value.redirects as { from: string }[]).filter(
    (entry) => entry.from !== from && entry.from !== to,
  );
  const redirects = [...old, { from, ...(to ? { to } : { gone: true }) }];
  return [[REDIRECTS, rewriteContentText(REDIRECTS, text, [{ ...value, redirects }])]];
}
