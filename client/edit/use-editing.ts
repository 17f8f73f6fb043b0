import { useCallback, useEffect, useRef, useState } from 'react';
import { pageWith } from './addresses.ts';
import { ask } from './ask.ts';
import {
  type Acted,
  type Field,
  type FieldFinding,
  type FieldProblem,
  type Opened,
  type Overview,
  type Path,
  type Previewed,
  type Refusal,
  Refused,
} from './messages.ts';
import { isTyped, tidied, withValueAt } from './values.ts';

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
  page?: { path: string };
  /** The page to go to. */
  wantedPage?: { path: string };
  /** HTML of the page with the edit in progress. */
  html?: string | undefined;
  /** What has just happened. */
  status: string;
  /** What is listed in place of the form. */
  found?: FieldFinding[] | undefined;
  /** Whether a click on the page opens a form. */
  isEditing: boolean;
}

/** No file is open. */
const CLOSED = { opened: undefined, value: {}, earlier: [], problems: [] };

const START: State = { ...CLOSED, wanted: [], status: '', isEditing: true };

const shown = (opened: Opened) => ({ ...CLOSED, opened, value: opened.value });

/** A value, and what led to it. */
type Wanted = Pick<State, 'value' | 'earlier'>;

export type Editing = ReturnType<typeof useEditing>;

/** What is edited, and all that can be done with it. */
export function useEditing() {
  const [state, setState] = useState(START);
  const { opened, value, earlier, page } = state;
  const isChanged = opened !== undefined && JSON.stringify(value) !== JSON.stringify(opened.value);
  const update = useCallback((part: Partial<State>) => setState((old) => ({ ...old, ...part })), []);

  /** Takes a step; says why it fails, and asks whether to overwrite a file that has changed meanwhile. */
  const attempt = useCallback(
    async (step: () => Promise<Partial<State>>, overwrite?: (now: string) => void) => {
      try {
        update(await step());
      } catch (error) {
        const { now, problems }: Partial<Refusal> = error instanceof Refused ? error.refusal : {};
        const status = error instanceof Error ? error.message : String(error);
        update({ status, ...(problems && { problems }) });
        if (now && overwrite && confirm(`${status} ${OVERWRITE}`)) overwrite(now);
      }
    },
    [update],
  );

  /** @param next what else is shown then */
  const open = async ({ file, path }: Field, next: Partial<State> = {}) => {
    const question = `Your changes in ${opened?.file} are not saved. Discard them?`;
    if (file !== opened?.file) {
      if (isChanged && !confirm(question)) return;
      await attempt(async () => shown(await ask<Opened>('open', { file })));
    }
    update({ found: undefined, wanted: [...path], status: '', ...next });
  };

  /** Opens a field, with the page that shows it. */
  const choose = (field: Field) => {
    const path = pageWith(field.file, state.overview?.pages ?? []);
    return open(field, path && path !== page?.path ? { wantedPage: { path } } : {});
  };

  /** Makes, copies, moves or removes a file. @returns why not, if it was refused */
  const act = async (action: object): Promise<Refusal | undefined> => {
    try {
      const { opened: file, page: path } = await ask<Acted>('act', action);
      const overview = await ask<Overview>('overview');
      const next = file ? shown(await ask<Opened>('open', { file })) : CLOSED;
      update({ ...next, overview, found: undefined, wantedPage: { path: path ?? '/' }, status: 'Done.' });
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  };

  /** @param real values that are no sample any more. @param draft what is wanted */
  const save = (real: Path[] = [], draft: Wanted = { value, earlier }, digest = opened?.digest) =>
    attempt(
      async () => {
        const file = opened?.file;
        const saved = await ask<Opened>('save', { file, digest, ...draft, real });
        // What was typed while it was being saved stays.
        const later = latest.current.earlier.slice(earlier.length);
        update(latest.current.value === value ? shown(saved) : { opened: saved, earlier: later });
        // With the button that takes it back.
        return { overview: await ask<Overview>('overview'), status: `Saved ${file}.` };
      },
      (now) => void save(real, draft, now),
    );

  /** Shows what has been saved, also elsewhere. If that would lose changes, the next preview asks. */
  const refresh = () =>
    attempt(async () => {
      const overview = await ask<Overview>('overview');
      const { opened: mine } = latest.current;
      if (mine && !overview.files.includes(mine.file))
        return { overview, ...CLOSED, wantedPage: { path: '/' } };
      const theirs = mine && (await ask<Opened>('open', { file: mine.file }));
      if (!theirs || latest.current.opened !== mine || theirs.digest === mine.digest) return { overview };
      return { overview, ...(latest.current.isChanged ? { opened: { ...mine } } : shown(theirs)) };
    });

  const latest = useRef({ opened, value, earlier, isChanged, refresh });
  latest.current = { opened, value, earlier, isChanged, refresh };

  const undo = (id: string, seen: string[] = []) =>
    attempt(
      async () => {
        const { files, kept } = await ask<{ files: string[]; kept: string[] }>('undo', { id, seen });
        // First, because a preview of the old file may be on its way, and would be refused.
        await refresh();
        const what = files.length > 1 ? `${files.length} files` : files[0];
        const place = kept.length > 1 ? '.edits/taken-back/' : kept[0];
        const where = place ? ` What it overwrote is kept in ${place}.` : '';
        return { status: `Undid the last save of ${what}.${where}` };
      },
      (now) => void undo(id, [...seen, now]),
    );

  const look = () => {
    update({ status: 'Building the site as a release would …' });
    return attempt(async () => {
      const found = await ask<FieldFinding[]>('release');
      return { found, status: `${found.length} findings.` };
    });
  };

  // A page that cannot be shown does not say when something was saved.
  useEffect(() => void latest.current.refresh(), []);

  useEffect(() => {
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
  }, [isChanged]);

  useEffect(() => {
    if (!opened) return;
    let isLatest = true;
    const { file, digest } = opened;
    const preview = async () => {
      const draft = { file, digest, value, page: page?.path ?? '/' };
      const previewed = await ask<Previewed>('preview', draft).catch((error) => {
        if (isLatest) throw error;
      });
      return isLatest && previewed ? previewed : {};
    };
    const timer = setTimeout(() => attempt(preview), PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [opened, value, page, attempt]);

  const changed = (form: unknown): Wanted => {
    const next = tidied(form, opened?.value) as State['value'];
    return { value: next, earlier: isTyped(value, next) ? earlier : [...earlier, value, next] };
  };
  const change = (form: State['value']) => update(changed(form));
  const set = (path: Path, next: unknown) => update(changed(withValueAt(value, path, next)));
  const without = (path: Path) => changed(withValueAt(value, path, undefined));
  const actions = { update, attempt, open, choose, act, refresh, save, undo, look, change, set, without };
  return { ...state, isChanged, ...actions };
}
