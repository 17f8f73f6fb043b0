import { createRoot } from 'react-dom/client';
import { choose, inList, isChanged, look, save, undo, update, useEditing } from './editing.ts';
import { FieldList } from './FieldList.tsx';
import { FileActions } from './FileActions.tsx';
import { Form } from './Form.tsx';
import { Guard } from './Guard.tsx';
import { PageFrame } from './PageFrame.tsx';

/** The page, and beside it the form of what somebody has clicked on. */
function App() {
  const { overview, opened, problems, found, isListed, isEditing, status } = useEditing();
  const { files = [], samples = [], last } = overview ?? {};
  return (
    <>
      <header>
        <h1>Edit</h1>
        <label>
          <input type="checkbox" checked={isEditing} onChange={() => update({ isEditing: !isEditing })} />{' '}
          Click to edit
        </label>
        <label>
          File{' '}
          <select
            value={opened?.file ?? ''}
            onChange={({ target }) => target.value && choose({ file: target.value, path: [] })}
          >
            <option value="">Choose …</option>
            {files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </label>
        <FileActions />
        <button type="button" disabled={!overview} onClick={() => update(inList('samples'))}>
          Samples ({samples.length})
        </button>
        <button type="button" onClick={look}>
          What would a release find?
        </button>
        <button type="button" disabled={!last} onClick={() => last && undo(last.id)}>
          Undo{last && `: ${last.file}`}
        </button>
        <button type="button" className="main" disabled={!isChanged()} onClick={() => save()}>
          Save
        </button>
        <span role="status">{status}</span>
      </header>
      <main key={isListed ? 'list' : 'form'}>
        {found && (
          <button type="button" onClick={() => update({ isListed: !isListed })}>
            Back to the {isListed ? 'form' : 'list'}
          </button>
        )}
        {isListed && <FieldList label="Found" items={found === 'samples' ? samples : (found ?? [])} />}
        {!isListed && !opened && <p>Click on a text, a picture or an entry of the page, or choose a file.</p>}
        {!isListed && opened && (
          <>
            <h2>{opened.file}</h2>
            {problems.length > 0 && <FieldList label="Mistakes" items={problems} />}
            <Guard key={opened.file}>
              <Form opened={opened} />
            </Guard>
          </>
        )}
      </main>
      {/* Last: the keyboard reaches the form first. */}
      <PageFrame />
    </>
  );
}

addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Some fields report what is typed when they lose the focus.
  const field = document.activeElement as HTMLElement;
  field.blur();
  field.focus();
  void save();
});

createRoot(document.getElementById('editor') as HTMLElement).render(<App />);
