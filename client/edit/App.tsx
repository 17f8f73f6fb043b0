import { useState } from 'react';
import { Findings } from './Findings.tsx';
import { Form } from './Form.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useEditing } from './use-editing.ts';
import { withValueAt } from './values.ts';

/** The page, and beside it the form of what somebody has clicked on. */
export function App() {
  const [isEditing, setEditing] = useState(true);
  const edit = useEditing();
  const { overview, opened, value, wanted, problems, html, isChanged, status, found, retry } = edit;
  const { open, save, undo, look, setPage, setFound, setStatus } = edit;
  const [last] = overview?.saves ?? [];
  return (
    <>
      <header>
        <h1>Edit</h1>
        <label>
          <input type="checkbox" checked={isEditing} onChange={({ target }) => setEditing(target.checked)} />{' '}
          A click on the page opens its form
        </label>
        <label>
          File{' '}
          <select
            value={opened?.file ?? ''}
            onChange={({ target }) => void open({ file: target.value, path: [] })}
          >
            <option value="">Choose …</option>
            {overview?.files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setFound(overview?.samples ?? [])}>
          Samples ({overview?.samples.length ?? 0})
        </button>
        <button type="button" onClick={() => void look()}>
          What would a release find?
        </button>
        <button type="button" disabled={!last} onClick={() => last && void undo(last.id)}>
          Undo{last ? `: ${last.file}` : ''}
        </button>
        <button type="button" className="main" disabled={!isChanged} onClick={() => void save()}>
          Save
        </button>
      </header>
      <main>
        <PageFrame
          texts={overview?.texts ?? []}
          isEditing={isEditing}
          html={html}
          onPage={setPage}
          onPick={(field) =>
            field
              ? void open(field)
              : setStatus('This is not in the content. Choose a file above, or click beside it.')
          }
        />
        <section id="form" tabIndex={-1} aria-label="Form">
          <p role="status">{status}</p>
          {retry && (
            <button type="button" onClick={retry.run}>
              {retry.label}
            </button>
          )}
          {found ? (
            <Findings
              findings={found}
              onPick={(field) => void open(field)}
              onClose={() => setFound(undefined)}
            />
          ) : opened ? (
            <>
              <h2>{opened.file}</h2>
              {problems.length > 0 && (
                <ul className="problems" aria-label="Mistakes">
                  {problems.map((problem) => (
                    <li key={problem.where + problem.message}>
                      <button
                        type="button"
                        onClick={() =>
                          problem.file && void open({ file: problem.file, path: problem.path ?? [] })
                        }
                      >
                        {problem.where}
                      </button>{' '}
                      {problem.message}
                    </li>
                  ))}
                </ul>
              )}
              <Form
                key={opened.file}
                schema={opened.schema}
                problems={problems.filter(({ file }) => file === opened.file)}
                context={{
                  value,
                  samples: opened.samples,
                  wanted,
                  set: (path, part) => edit.change(withValueAt(value, path, part)),
                  makeReal: (path) => void save([path]),
                }}
                onChange={edit.change}
              />
            </>
          ) : (
            <p>Click on a text, a picture or an entry of the page, or choose a file.</p>
          )}
        </section>
      </main>
    </>
  );
}
