import { FieldList } from './FieldList.tsx';
import { FileActions } from './FileActions.tsx';
import { Form } from './Form.tsx';
import { Guard } from './Guard.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useEditing } from './use-editing.ts';

/** The page, and beside it the form of what somebody has clicked on. */
export function App() {
  const edit = useEditing();
  const { overview, opened, problems, found, isEditing, update, open } = edit;
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
            onChange={({ target }) => target.value && edit.choose({ file: target.value, path: [] })}
          >
            <option value="">Choose …</option>
            {files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </label>
        <FileActions edit={edit} />
        <button type="button" disabled={!overview} onClick={() => update({ found: samples })}>
          Samples ({samples.length})
        </button>
        <button type="button" onClick={edit.look}>
          What would a release find?
        </button>
        <button type="button" disabled={!last} onClick={() => last && edit.undo(last.id)}>
          Undo{last && `: ${last.file}`}
        </button>
        <button type="button" className="main" disabled={!edit.isChanged} onClick={() => edit.save()}>
          Save
        </button>
        <span role="status">{edit.status}</span>
      </header>
      <PageFrame edit={edit} />
      <main key={found ? 'found' : 'form'}>
        {found && (
          <>
            <button type="button" onClick={() => update({ found: undefined })}>
              Back to the form
            </button>
            <FieldList label="Found" items={found} onPick={edit.choose} />
          </>
        )}
        {!found && !opened && <p>Click on a text, a picture or an entry of the page, or choose a file.</p>}
        {!found && opened && (
          <>
            <h2>{opened.file}</h2>
            {problems.length > 0 && <FieldList label="Mistakes" items={problems} onPick={open} />}
            <Guard key={opened.file}>
              <Form edit={edit} opened={opened} />
            </Guard>
          </>
        )}
      </main>
    </>
  );
}
