import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CAUSES, type Cause, gatherMet } from './departures.ts';
import { Overview } from './report-overview.tsx';
import { REPORT_STYLES } from './report-styles.ts';
import type { NamedCheck, Result } from './run.ts';
import type { Shot } from './shots.ts';

export interface Report {
  /** The line with date and versions. */
  head: string;
  routes: string[];
  checks: NamedCheck[];
  results: Result[];
  /** Departures that no longer apply. */
  stale: string[];
  /** Pictures of each route. */
  shots: Map<string, Shot[]>;
}

/** The report as one HTML page with pictures beside it. */
export function renderReport(report: Report): string {
  const { results, stale } = report;
  const count = results.reduce((sum, { findings }) => sum + findings.length, stale.length);
  const title = count === 0 ? 'Nothing was found' : `${count} ${count === 1 ? 'finding' : 'findings'}`;
  const body = renderToStaticMarkup(
    <>
      <header>
        <p className="kind">Audit of the website</p>
        <h1>{title}</h1>
        <p>{report.head}</p>
      </header>
      <main>
        <Section title="Overview">
          <Overview {...report} />
        </Section>
        <Findings results={results} stale={stale} />
        {(Object.keys(CAUSES) as Cause[]).map((cause) => (
          <Departures key={cause} cause={cause} results={results} />
        ))}
        <Checks checks={report.checks} />
        <Pictures shots={report.shots} />
      </main>
    </>,
  );
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Audit: ${title.toLowerCase()}</title>
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

function Departures({ cause, results }: { cause: Cause; results: Result[] }) {
  const departures = gatherMet(results.flatMap(({ met }) => met)).filter(
    ({ departure }) => departure.cause === cause,
  );
  return (
    <Section title={CAUSES[cause]}>
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
