import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, Refused } from './ask.ts';
import type { Field, FieldFinding, FieldProblem, Opened, Overview, Path, Previewed } from './messages.ts';
import { isEqual, merged, tidied } from './values.ts';

/** Milliseconds after the last key until the page follows. */
const PAUSE = 30;

type Value = Record<string, unknown>;

/** What is edited, and all that can be done with it. */
export function useEditing() {
  const [overview, setOverview] = useState<Overview>();
  const [opened, setOpened] = useState<Opened>();
  const [value, setValue] = useState<Value>({});
  const [wanted, setWanted] = useState<Path>([]);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [html, setHtml] = useState<string>();
  const [page, setPage] = useState('/');
  const [status, setStatus] = useState('');
  const [found, setFound] = useState<FieldFinding[]>();
  const [retry, setRetry] = useState<{ label: string; run(): void }>();
  const saved = opened?.value;
  const isChanged = saved !== undefined && !isEqual(value, saved);
  const state = useRef({ opened, value, isChanged });
  state.current = { opened, value, isChanged };

  const failed = useCallback((error: unknown) => {
    setStatus(error instanceof Error ? error.message : String(error));
    if (error instanceof Refused && error.refusal.problems) setProblems(error.refusal.problems);
  }, []);
  const refresh = useCallback(() => ask<Overview>('overview').then(setOverview, failed), [failed]);

  const show = useCallback((file: Opened, next: Value = file.value) => {
    setOpened(file);
    setValue(next);
    setProblems([]);
    setRetry(undefined);
  }, []);

  const open = async ({ file, path }: Field) => {
    if (file !== state.current.opened?.file) {
      const question = `Your changes in ${state.current.opened?.file} are not saved. Leave them?`;
      if (state.current.isChanged && !confirm(question)) return;
      const next = await ask<Opened>('open', { file }).catch(failed);
      if (!next) return;
      show(next);
    }
    setFound(undefined);
    setWanted([...path]);
    setStatus('');
  };

  /** Somebody else has saved the file: nothing is lost, and nothing is overwritten. */
  const meetOther = useCallback(async () => {
    const { opened: mine, value: own, isChanged: isOwn } = state.current;
    if (!mine) return;
    const theirs = await ask<Opened>('open', { file: mine.file });
    if (theirs.digest === mine.digest) return;
    if (!isOwn) return show(theirs);
    setStatus(
      `${mine.file} was changed meanwhile, in another window or program. Your changes are not saved yet.`,
    );
    setRetry({
      label: 'Put my changes on top of it',
      run: () => show(theirs, merged(mine.value, own, theirs.value) as Value),
    });
  }, [show]);

  const save = async (real: Path[] = []) => {
    if (!opened) return;
    try {
      const { file, digest } = opened;
      show(await ask<Opened>('save', { file, digest, value, real }));
      await refresh();
      setStatus(`Saved ${file}.`);
    } catch (error) {
      failed(error);
      if (error instanceof Refused && error.refusal.now) await meetOther().catch(failed);
    }
  };

  const undo = async (id: string, seen?: string) => {
    try {
      const { file } = await ask<{ file: string }>('undo', { id, seen });
      if (opened?.file === file) show(await ask<Opened>('open', { file }));
      setRetry(undefined);
      await refresh();
      setStatus(`The last save of ${file} is taken back.`);
    } catch (error) {
      failed(error);
      const now = error instanceof Refused ? error.refusal.now : undefined;
      if (now) setRetry({ label: 'Take it back, and lose that change', run: () => void undo(id, now) });
    }
  };

  const look = async () => {
    setStatus('Building the site as a release would …');
    const findings = await ask<FieldFinding[]>('release').catch(failed);
    if (!findings) return;
    setFound(findings);
    setStatus(`${findings.length} findings.`);
  };

  useEffect(() => {
    void refresh();
    const events = new EventSource('events');
    events.onmessage = () => {
      void refresh();
      meetOther().catch(failed);
    };
    return () => events.close();
  }, [refresh, meetOther, failed]);

  useEffect(() => {
    const stop = (event: BeforeUnloadEvent) => isChanged && event.preventDefault();
    addEventListener('beforeunload', stop);
    return () => removeEventListener('beforeunload', stop);
  }, [isChanged]);

  useEffect(() => {
    if (!opened) return;
    let isLatest = true;
    const timer = setTimeout(async () => {
      try {
        const { file, digest } = opened;
        const preview = await ask<Previewed>('preview', { file, digest, value, page });
        if (!isLatest) return;
        setProblems(preview.problems);
        if (preview.html !== undefined) setHtml(preview.html);
      } catch (error) {
        if (isLatest) failed(error);
      }
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [opened, value, page, failed]);

  useEffect(() => {
    const focusField = () => {
      const field = wanted.length > 0 && document.getElementById(`root_${wanted.join('_')}`);
      if (!field) return false;
      field.scrollIntoView({ block: 'center' });
      (field.matches('fieldset') ? field.closest('details')?.querySelector('summary') : field)?.focus();
      return true;
    };
    if (focusField()) return;
    // The folds around it open first, one within the other.
    const observer = new MutationObserver(() => focusField() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [wanted]);

  const change = (next: Value) => setValue(tidied(next, saved) as Value);
  return {
    overview,
    opened,
    value,
    wanted,
    problems,
    html,
    isChanged,
    status,
    found,
    retry,
    open,
    save,
    undo,
    look,
    change,
    setPage,
    setFound,
    setStatus,
  };
}
