import { Card } from './parts/Card.tsx';
import { Check, Cross } from './parts/Marks.tsx';
import { Route } from './parts/Route.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

export interface SearchTermsProps {
  /** What people typed, and whether the ad is shown to them. */
  terms: { search: string; shown: boolean }[];
  /** Without the ad, for phones. */
  narrow?: boolean;
}

/** Searches that an ad answers, and those it excludes. 840 x 280, narrow 400 x 300; the list continues below. */
export function SearchTerms({ terms, narrow = false }: SearchTermsProps) {
  if (narrow) return <Terms y={24} row={52} terms={terms} />;
  return (
    <>
      <Route d="M380 52H560M380 104H470V52" width={7} />
      <Terms y={26} row={52} terms={terms} />
      <Card x={560} y={14} width={220} height={104} line={2}>
        <rect x="24" y="22" width="46" height="28" rx="4" fill="var(--ink)" />
        <Words x={47} y={42} size={17} weight={800} at="middle" fill="var(--surface)">
          Ad
        </Words>
        <TextBars x={82} y={31} lengths={[104]} size={9} />
        <TextBars x={24} y={66} lengths={[168]} size={9} />
      </Card>
    </>
  );
}

/** @param props.row height of a row */
function Terms({ y, row, terms }: { y: number; row: number; terms: SearchTermsProps['terms'] }) {
  return (
    <Card x={8} y={y} width={384} height={300} line={2}>
      {terms.map(({ search, shown }, index) => (
        <g key={search} transform={`translate(0 ${index * row})`}>
          {index > 0 && <path d="M0 0h384" stroke="var(--ink)" strokeWidth="1.5" />}
          {shown ? <Check x={32} y={row / 2} r={14} /> : <Cross x={32} y={row / 2} r={14} />}
          <Words
            x={60}
            y={row / 2 + 7}
            size={20}
            weight={shown ? 700 : 500}
            fill={shown ? 'var(--ink)' : 'var(--ink-2)'}
          >
            {search}
          </Words>
        </g>
      ))}
    </Card>
  );
}
