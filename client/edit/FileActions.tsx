import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pageOf, slugFor } from './addresses.ts';
import { FieldList } from './FieldList.tsx';
import type { Refusal } from './messages.ts';
import type { Editing } from './use-editing.ts';

const WORDS = { new: 'New', copy: 'Copy', move: 'Move', remove: 'Remove' };
type Kind = keyof typeof WORDS;

/** New, copy, move and remove, for files in a folder of content/. */
export function FileActions({ edit }: { edit: Editing }) {
  const [kind, setKind] = useState<Kind>();
  const isEntry = (edit.opened?.file.split('/').length ?? 0) > 2;
  const kinds: Kind[] = isEntry ? ['new', 'copy', 'move', 'remove'] : ['new'];
  const start = (wanted: Kind) =>
    edit.isChanged ? edit.update({ status: 'Save your changes first, or take them back.' }) : setKind(wanted);
  return (
    <>
      {kinds.map((each) => (
        <button key={each} type="button" onClick={() => start(each)}>
          {WORDS[each]} …
        </button>
      ))}
      {kind && <FileDialog key={kind} kind={kind} edit={edit} onClose={() => setKind(undefined)} />}
    </>
  );
}

function FileDialog({ kind, edit, onClose }: { kind: Kind; edit: Editing; onClose(): void }) {
  const { overview, opened } = edit;
  const file = opened?.file ?? '';
  const [slug, setSlug] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget));
    const refused = await edit.act({ ...given, kind, file, inMenu: 'inMenu' in given });
    setRefusal(refused);
    if (!refused) onClose();
  };
  const page = pageOf(file, overview?.pages ?? []);
  return (
    <dialog ref={dialog} aria-labelledby="action" onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id="action">
          {WORDS[kind]} {kind !== 'new' && file}
        </h2>
        {kind === 'new' && (
          <label>
            Kind
            <select name="folder">
              {overview?.folders.map((folder) => (
                <option key={folder}>{folder}</option>
              ))}
            </select>
          </label>
        )}
        {(kind === 'new' || kind === 'copy') && (
          <>
            <label>
              Name
              <input name="name" required onChange={({ target }) => setSlug(slugFor(target.value))} />
            </label>
            <label>
              <input name="inMenu" type="checkbox" /> In the menu at the top, where the kind offers that
            </label>
          </>
        )}
        {kind !== 'remove' && (
          <label>
            Address: small letters, digits and hyphens
            <input
              name="slug"
              required
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              value={slug}
              onChange={({ target }) => setSlug(target.value)}
            />
          </label>
        )}
        {kind === 'move' && page && <p>{page} will lead to the new address, and so will every link.</p>}
        {kind === 'remove' && page && (
          <label>
            Where {page} leads from now on
            <select name="to">
              <option value="">Nowhere: visitors learn that it is gone</option>
              {overview?.pages
                .filter((other) => other !== page)
                .map((other) => (
                  <option key={other}>{other}</option>
                ))}
            </select>
          </label>
        )}
        {kind === 'remove' && !page && <input type="hidden" name="to" value="" />}
        <div role="alert">
          {refusal?.message}
          {refusal?.problems && (
            <FieldList
              label="Mistakes"
              items={refusal.problems}
              onPick={(field) => {
                onClose();
                void edit.open(field);
              }}
            />
          )}
        </div>
        <button type="submit" className="main">
          {WORDS[kind]}
        </button>{' '}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </form>
    </dialog>
  );
}
