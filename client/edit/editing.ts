import { useSyncExternalStore } from 'react';
import { pageWith } from './addresses.ts';
import { ask } from './ask.ts';
import { type Field, type FieldProblem, type Opened, type Overview, type Path, Refused } from './messages.ts';
import { isSame, isTyped, tidied } from './values.ts';

/** Milliseconds after the last key until the page follows. */
const PAUSE = 30;

const OVERWRITE = 'Overwrite it? To see the file as it is now, cancel and reload this window.';

interface State {
  overview?: Overview;
  /** The file as it is saved, and its value as it is in the form. */
  opened?: Opened | undefined;
  value: Opened['value'];
  /** States of the value before and after entries were moved, added or removed. */
  earlier: Opened['value'][];
  /** The field that is to get the focus. */
  wanted: Path;
  problems: FieldProblem[];
  /** The page on the screen. Another object each time it was loaded, when it does not show the edit in progress yet. */
  page?: { path: string } | undefined;
  /** Addresses of the pages that the editor went to. */
  visits: string[];
  /** HTML of the page with the edit in progress. */
  html?: string | undefined;
  /** What has just happened. */
  status: string;
  /** What a dialog asks about a file. */
  action?: 'new' | 'copy' | 'move' | 'remove' | undefined;
  /** What a release or an action found, or the samples there are, and whether that list is in place of the form. */
  found?: FieldProblem[] | 'samples' | undefined;
  isListed: boolean;
  /** Whether a click on the page opens a form. */
  isEditing: boolean;
}

const CLOSED = { opened: undefined, value: {}, earlier: [], problems: [] };

const shown = (opened: Opened) => ({ ...CLOSED, opened, value: opened.value });

/** What is edited. Each update makes another object. */
let state: State = { ...CLOSED, wanted: [], visits: ['/'], status: '', isListed: false, isEditing: true };

/** Lists places in the content in place of the form. */
export const inList = (found: State['found']) => ({ found, isListed: true });

const visit = (path: string) => ({ visits: [...state.visits, path], page: undefined });

/** Address of the page on the screen, or of the one that comes next. */
const address = () => state.page?.path ?? state.visits.at(-1);

const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Ends a list of places that may be others now. */
const withoutFound = () => (state.found === 'samples' ? {} : { found: undefined, isListed: false });

/** What is edited now. */
export const editing = (): State => state;

/** What is edited, for a component. */
export const useEditing = (): State => useSyncExternalStore(listen, editing);

/** Whether there is something to save. */
export const isChanged = (): boolean =>
  state.opened !== undefined && !isSame(state.value, state.opened.value);

addEventListener('beforeunload', (event) => isChanged() && event.preventDefault());

/** Whether what is not saved may be lost: asks if there is something. */
export const mayDiscard = (): boolean =>
  !isChanged() || confirm(`Your changes in ${state.opened?.file} are not saved. Discard them?`);

/** Of the last edit. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Changes what is shown. The page follows an edit after a pause. */
export function update(part: Partial<State>): void {
  const { opened, value, page } = state;
  state = { ...state, ...part };
  for (const listener of listeners) listener();
  if (state.opened === opened && state.value === value && state.page === page) return;
  clearTimeout(timer);
  timer = setTimeout(preview, PAUSE);
}

async function preview(): Promise<void> {
  const latest = timer;
  const { opened, value } = state;
  if (!opened) return;
  const edit = { file: opened.file, digest: opened.digest, value, page: address() };
  const previewed = ask<Pick<State, 'problems' | 'html'>>('preview', edit);
  await previewed.catch(() => {});
  // Nobody waits for the answer to an earlier edit.
  if (latest === timer) await attempt(() => previewed);
}

/** Takes a step; says why it fails, and asks whether to overwrite a file that has changed meanwhile. */
export async function attempt(
  step: () => Promise<Partial<State>>,
  overwrite?: (now: string) => Promise<void>,
): Promise<void> {
  try {
    update(await step());
  } catch (error) {
    const { now, problems }: Refused['more'] = error instanceof Refused ? error.more : {};
    const status = error instanceof Error ? error.message : String(error);
    // What an action on a file meets is rarely in that file.
    const list = state.action && problems && inList(problems);
    update({ status, ...(problems && { problems, ...list, action: undefined }) });
    // They are listed at its top.
    if (problems) document.querySelector('main')?.scrollTo(0, 0);
    if (now && overwrite && confirm(`${status} ${OVERWRITE}`)) await overwrite(now);
  }
}

/** Opens a field, and its file if that is another one. */
export async function open({ file, path }: Field): Promise<void> {
  if (file !== state.opened?.file) {
    if (!mayDiscard()) return;
    await attempt(async () => shown(await ask<Opened>('open', { file })));
    // It says why.
    if (file !== state.opened?.file) return;
  }
  update({ isListed: false, wanted: [...path], status: '' });
}

/** Opens a field, with the page that shows it. */
export async function choose(field: Field): Promise<void> {
  await open(field);
  const { opened, overview } = state;
  const path = pageWith(field.file, overview?.pages ?? []);
  if (opened?.file === field.file && path && path !== address()) update(visit(path));
}

/** Makes, copies, moves or removes a file. */
export function act(action: object): Promise<void> {
  update({ status: 'Working …' });
  return attempt(async () => {
    const { opened: file } = await ask<{ opened?: string }>('act', action);
    const overview = await ask<Overview>('overview');
    const path = (file && pageWith(file, overview.pages)) ?? '/';
    const next = file ? shown(await ask<Opened>('open', { file })) : CLOSED;
    return {
      ...next,
      overview,
      ...visit(path),
      action: undefined,
      found: undefined,
      isListed: false,
      status: 'Done.',
    };
  });
}

/** Ends with the last step that waited for its turn. */
let turn = Promise.resolve();

/** Takes a step after those before, whose results it replaces. */
function inTurn(step: () => Promise<void>): Promise<void> {
  turn = turn.then(step);
  return turn;
}

/** Saves, after the saves before. @param real values that are no sample any more */
export function save(real: Path[] = []): Promise<void> {
  /** @param seen digest of what may be overwritten */
  const replace = (seen?: string): Promise<void> =>
    attempt(async () => {
      const { opened, value, earlier } = state;
      if (!isChanged() && real.length === 0) return {};
      const file = opened?.file;
      const edit = { file, digest: seen ?? opened?.digest, value, earlier, real };
      update({ status: 'Saving …' });
      const saved = await ask<Opened>('save', edit);
      // What was typed while it was being saved stays.
      const later = { opened: saved, earlier: state.earlier.slice(earlier.length) };
      if (state.opened?.file === file) update(state.value === value ? shown(saved) : later);
      // With the button that undoes it.
      const overview = await ask<Overview>('overview');
      const isTyping = state.opened?.file === file && isChanged();
      const rest = isTyping ? ' What you typed since is not saved yet.' : '';
      // There are no pages while a file has such a mistake.
      const unchecked = overview.pages.length
        ? ''
        : ' A mistake in another file keeps the site from being checked.';
      const lists = earlier.length > 0 ? withoutFound() : {};
      return { overview, ...lists, status: `Saved ${file}.${rest}${unchecked}` };
    }, replace);
  return inTurn(replace);
}

/** Shows what has been saved, also elsewhere. If that would lose changes, the next preview asks. */
export const refresh = (): Promise<void> =>
  inTurn(() =>
    attempt(async () => {
      const overview = await ask<Overview>('overview');
      const { opened: mine } = state;
      if (mine && !overview.files.includes(mine.file)) {
        const status = `${mine.file} was moved or removed. Copy the words that you need, then choose another file.`;
        return isChanged() ? { overview, status } : { overview, ...CLOSED, ...visit('/') };
      }
      const theirs = mine && (await ask<Opened>('open', { file: mine.file }));
      if (!theirs || state.opened !== mine || theirs.digest === mine.digest) return { overview };
      return { overview, ...(isChanged() ? { opened: { ...mine } } : { ...shown(theirs), status: '' }) };
    }),
  );

/** Undoes a save; asks first if that loses words. @param seen digests of what may be overwritten */
export const undo = (id: string, seen: string[] = []): Promise<void> =>
  attempt(
    async () => {
      if (!mayDiscard()) return {};
      update({ value: state.opened?.value ?? {}, earlier: [] });
      const { files, kept } = await ask<{ files: string[]; kept: string[] }>('undo', { id, seen });
      // First, because a preview of the old file may be on its way, and would be refused.
      await refresh();
      const what = files.length > 1 ? `${files.length} files` : files[0];
      const place = kept.length > 1 ? '.edits/undone/' : kept[0];
      const where = place ? ` What it overwrote is kept in ${place}.` : '';
      const mistake = state.overview?.pages.length ? '' : ' A mistake keeps the site from being built now.';
      return { ...withoutFound(), status: `Undid the last save of ${what}.${where}${mistake}` };
    },
    (now) => undo(id, [...seen, now]),
  );

/** Lists what a release would find. */
export function look(): Promise<void> {
  update({ status: 'Building the site as a release would …' });
  return attempt(async () => {
    const found = await ask<FieldProblem[]>('release');
    return { ...inList(found), status: `${found.length} finding${found.length === 1 ? '' : 's'}.` };
  });
}

/** @param form the value as a form has it */
export function change(form: unknown): void {
  const { value: old, opened, earlier } = state;
  const value = tidied(form, opened?.value) as State['value'];
  update({ value, earlier: isTyped(old, value) ? earlier : [...earlier, old, value], status: '' });
  // Another layout has other texts. Asked afterwards, because the form takes no value that it had before.
  const lost = Object.keys(old).filter((key) => !(key in value));
  const question = `This removes ${lost.join(', ')}. Continue?`;
  if (lost.length > 1) setTimeout(() => confirm(question) || update({ value: old, earlier }));
}
