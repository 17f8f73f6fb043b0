import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { gatherMet } from './departures.ts';
import { REPORT_STYLES } from './report-styles.ts';
import type { NamedCheck, Result } from './run.ts';
import type { Shot } from './shots.ts';

export interface Report {
  /** The line with date and versions. */
  head: string;
  /** Rows of texts, the head first (table.ts). */
  table: string[][];
  checks: NamedCheck[];
  results: Result[];
  /** Departures that nothing fits any more. */
  stale: string[];
  /** Pictures of each route. */
  shots: Map<string, Shot[]>;
}

/** The report as an HTML page that stands alone but for its pictures. */
export function renderReport(report: Report): string {
  const { results, stale } = report;
  const count = results.reduce((sum, { findings }) => sum + findings.length, stale.length);
  const title =
    count === 0 ? 'Audit: nothing was found' : `Audit: ${count} ${count === 1 ? 'finding' : 'findings'}`;
  const body = renderToStaticMarkup(
    <main>
      <h1>{title}</h1>
      <p>{report.head}</p>
      <Overview table={report.table} />
      <Findings results={results} stale={stale} />
      <Departures results={results} />
      <Checks checks={report.checks} />
      <Pictures shots={report.shots} />
    </main>,
  );
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${REPORT_STYLES}</style>
</head>
<body>${body}</body>
</html>
`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A wide table scrolls on its own, so a keyboard has to reach it, and it needs a name. */
function Overview({ table: [head = [], ...rows] }: { table: string[][] }) {
  return (
    <Section title="Overview">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard. */}
      <section className="scroll" tabIndex={0} aria-label="Results by page and check">
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([route, ...cells]) => (
              <tr key={route}>
                <th scope="row">{route}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]} className={/^[1-9]\d?$/.test(cell) ? 'found' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>A star marks a departure that stands by decision; a dash, what was left out.</p>
    </Section>
  );
}

function Findings({ results, stale }: { results: Result[]; stale: string[] }) {
  const found = results.filter(({ findings }) => findings.length > 0);
  return (
    <Section title="Findings">
      {found.length + stale.length === 0 ? <p>None.</p> : null}
      {found.map(({ route, check, findings }) => (
        <div key={route + check.name}>
          <h3>
            {route} <span>{check.name}</span>
          </h3>
          <List items={findings} />
        </div>
      ))}
      {stale.length > 0 ? <List items={stale} /> : null}
    </Section>
  );
}

function Departures({ results }: { results: Result[] }) {
  const departures = gatherMet(results.flatMap(({ met }) => met));
  return (
    <Section title="Departures that stand by decision">
      {departures.length === 0 ? <p>None was met.</p> : null}
      {departures.map(({ departure, lines }) => (
        <div key={departure.reason}>
          <h3>{departure.reason}</h3>
          <List items={lines} />
        </div>
      ))}
    </Section>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Checks({ checks }: { checks: NamedCheck[] }) {
  return (
    <Section title="What was looked at">
      <dl>
        {checks.map(({ name, columns, about }) => (
          <div key={name}>
            <dt>{columns.join(', ')}</dt>
            <dd>{about}.</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Pictures({ shots }: { shots: Map<string, Shot[]> }) {
  return (
    <Section title="Pictures">
      {[...shots].map(([route, pictures]) => (
        <div key={route}>
          <h3>{route}</h3>
          <ul className="shots">
            {pictures.map(({ src, window, width, height }) => (
              <li key={src}>
                <a href={src}>
                  <img
                    src={src}
                    width={width}
                    height={height}
                    loading="lazy"
                    alt={`${route} in a window of ${window} px, whole page`}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
