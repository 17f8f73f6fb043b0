import { Card } from './parts/Card.tsx';
import { Check, Cross } from './parts/Marks.tsx';
import { Route } from './parts/Route.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

export interface SuspensionProps {
  shop: string;
  state: string;
  /** The attachments of the appeal. */
  documents: [string, string, string];
  narrow?: boolean;
}

/** A listing that was removed from the map, and the documents of its appeal. 840 x 280, narrow 400 x 340. */
export function Suspension({ shop, state, documents, narrow = false }: SuspensionProps) {
  return (
    <>
      <Route d={narrow ? 'M200 110v60' : 'M330 150h196'} width={7} />
      <Card x={8} y={narrow ? 12 : 66} width={narrow ? 384 : 350} height={narrow ? 116 : 168} line={2}>
        <Words x={24} y={narrow ? 44 : 50} size={25} weight={800}>
          {shop}
        </Words>
        {!narrow && <TextBars x={24} y={68} lengths={[210]} size={9} />}
        <g transform={`translate(24 ${narrow ? 64 : 100})`}>
          <rect width="196" height="40" rx="5" fill="var(--error-bg)" stroke="var(--error)" strokeWidth="2" />
          <Cross x={22} y={20} r={12} />
          <Words x={44} y={27} size={20} weight={800} fill="var(--error)">
            {state}
          </Words>
        </g>
      </Card>
      <g transform={narrow ? 'translate(46 158)' : 'translate(506 18)'}>
        <Card x={18} y={-6} width={300} height={narrow ? 220 : 300} fill="var(--block)" line={2} />
        <Card y={8} width={300} height={narrow ? 220 : 300} line={2}>
          {documents.map((name, index) => (
            <g key={name} transform={`translate(0 ${index * (narrow ? 58 : 78)})`}>
              <Check x={38} y={narrow ? 32 : 44} r={14} />
              <Words x={68} y={narrow ? 39 : 51} size={21} weight={700}>
                {name}
              </Words>
              {index < 2 && <path d={`M24 ${narrow ? 62 : 82}h252`} stroke="var(--line)" strokeWidth="2" />}
            </g>
          ))}
        </Card>
      </g>
    </>
  );
}
