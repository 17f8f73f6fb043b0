import { type FormEvent, useState, useTransition } from 'react';
import { slugify } from '../../schemas/slug.ts';
import { pageOf } from './addresses.ts';
import { act, mayDiscard, update, useEditing } from './editing.ts';
import { LONGEST_SLUG } from './messages.ts';
import { wordsOf } from './values.ts';

const WORDS = { new: 'New', copy: 'Copy', move: 'Move', remove: 'Remove' };
type Kind = keyof typeof WORDS;

/** `content/services/seo.yaml` -> `services`, `seo` */
const folderOf = (file: string) => file.split('/').slice(1, -1).join('/');
const nameIn = (file: string) => file.replace(/^.*\/|\.\w+$/g, '');

/** New, copy, move and remove, for files in a folder of content/. */
export function FileActions() {
  const { opened, action } = useEditing();
  const isEntry = (opened?.file.split('/').length ?? 0) > 2;
  const kinds: Kind[] = isEntry ? ['new', 'copy', 'move', 'remove'] : ['new'];
  return (
    <>
      {kinds.map((each) => (
        <button key={each} type="button" onClick={() => mayDiscard() && update({ action: each, status: '' })}>
          {WORDS[each]} …
        </button>
      ))}
      {action && <FileDialog key={action} kind={action} />}
    </>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

const close = () => update({ action: undefined });

function FileDialog({ kind }: { kind: Kind }) {
  const { overview, opened, status } = useEditing();
  const { folders = [], files = [], pages = [] } = overview ?? {};
  const file = opened?.file ?? '';
  const [slug, setSlug] = useState(kind === 'move' ? nameIn(file) : '');
  const [folder, setFolder] = useState(kind === 'new' ? folders[0]?.name : folderOf(file));
  const [isBusy, start] = useTransition();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    start(() => act({ ...Object.fromEntries(new FormData(event.currentTarget)), kind, file }));
  };
  const page = pageOf(file, pages);
  const targets = pages.filter(({ path }) => path !== page && path !== '/404/');
  const siblings = files.filter((each) => folderOf(each) === folder && (kind !== 'move' || each !== file));
  const isOrdered = folders.some(({ name, isOrdered }) => isOrdered && name === folder);
  return (
    <dialog
      ref={showModal}
      aria-labelledby="action"
      onClose={close}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <form onSubmit={submit}>
        <h2 id="action">{kind === 'new' ? 'A new page or section' : `${WORDS[kind]} ${file}`}</h2>
        {kind === 'new' && (
          <label>
            Kind
            <select name="folder" value={folder} onChange={({ target }) => setFolder(target.value)}>
              {folders.map(({ name }) => (
                <option key={name} value={name}>
                  {wordsOf(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        {(kind === 'new' || kind === 'copy') && (
          <label>
            Name
            <input
              name="name"
              required
              onChange={({ target }) =>
                setSlug(slugify(target.value).slice(0, LONGEST_SLUG).replace(/-$/, ''))
              }
            />
          </label>
        )}
        {kind !== 'remove' && (
          <label>
            Last part of the address: lowercase letters, digits and hyphens
            <input
              name="slug"
              required
              maxLength={LONGEST_SLUG}
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              value={slug}
              onChange={({ target }) => setSlug(target.value)}
            />
          </label>
        )}
        {kind !== 'remove' && isOrdered && siblings.length > 0 && (
          <label>
            Position in the menu and in lists
            <select name="before">
              {kind === 'move' && <option value={file}>Keep its position</option>}
              <option value="">At the end</option>
              {siblings.map((each) => (
                <option key={each} value={each}>
                  Before {nameIn(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {kind === 'move' && page && (
          <p>If you change the address, {page} redirects to the new one, and every link is updated.</p>
        )}
        {kind === 'remove' && page && (
          <label>
            Where {page} redirects from now on
            <select name="to">
              <option value="">Nowhere: visitors see that the page is gone</option>
              {targets.map(({ path }) => (
                <option key={path}>{path}</option>
              ))}
            </select>
          </label>
        )}
        <div role="alert">{status}</div>
        <button type="submit" className="main" disabled={isBusy}>
          {WORDS[kind]}
        </button>{' '}
        <button
          type="button"
          disabled={isBusy}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          Cancel
        </button>
      </form>
    </dialog>
  );
}
