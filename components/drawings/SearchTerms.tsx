import type { ReactNode } from 'react';
import { Card } from './parts/Card.tsx';
import { Check, Cross } from './parts/Marks.tsx';
import { Route } from './parts/Route.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

export interface SearchTermsProps {
  /** What people typed, and whether the ad is shown to them. */
  terms: { search: string; shown: boolean }[];
  ad: { title: [string, string]; address: string };
  /** The ad above the list, for phones and tall places. */
  narrow?: boolean;
}

/** Searches that an ad answers, and those it excludes. 840 x 280, narrow 400 x 400; the list continues below. */
export function SearchTerms({ terms, ad, narrow = false }: SearchTermsProps) {
  return narrow ? (
    <>
      <Route d="M200 150V190" width={7} />
      <Ad x={8} y={8} width={384} height={152} ad={ad} />
      <Terms y={184} row={43} terms={terms} />
    </>
  ) : (
    <>
      <Route d="M380 52H510" width={7} />
      <Terms y={26} row={52} terms={terms} />
      <Ad x={500} y={26} width={332} height={210} ad={ad}>
        <TextBars x={24} y={150} lengths={[270, 190]} size={9} leading={22} />
      </Ad>
    </>
  );
}

interface AdProps {
  x: number;
  y: number;
  width: number;
  height: number;
  ad: SearchTermsProps['ad'];
  /** What stands below its title. */
  children?: ReactNode;
}

function Ad({ ad, children, ...place }: AdProps) {
  return (
    <Card {...place} line={2}>
      <rect x="24" y="24" width="46" height="28" rx="4" fill="var(--ink)" />
      <Words x={47} y={44} size={17} weight={800} at="middle" fill="var(--surface)">
        Ad
      </Words>
      <Words x={82} y={44} size={18} weight={500} fill="var(--ink-2)">
        {ad.address}
      </Words>
      {ad.title.map((line, index) => (
        <Words key={line} x={24} y={90 + index * 34} size={27} weight={800}>
          {line}
        </Words>
      ))}
      {children}
    </Card>
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
