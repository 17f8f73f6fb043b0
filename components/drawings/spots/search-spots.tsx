import { Card } from '../parts/Card.tsx';
import { Check, Cross } from '../parts/Marks.tsx';
import { Struck } from '../parts/Struck.tsx';
import { TextBars } from '../parts/TextBars.tsx';
import { Words } from '../parts/Words.tsx';
import { Ground } from './Ground.tsx';

/** A page's title in the results that said nothing, and the one that replaces it. */
const title = () => (
  <Ground tint="signal-3">
    <Card x={30} y={20} width={260} height={130}>
      <Struck x={20} y={36} size={20} length={66}>
        Home
      </Struck>
      <Words x={20} y={72} size={25} weight={800}>
        Roof repair, Lacey
      </Words>
      <TextBars x={20} y={90} lengths={[212]} />
    </Card>
  </Ground>
);

/** Pages of a site: two that search engines find, and a broken one between them. */
const pages = () => (
  <Ground tint="water">
    <Card x={30} y={14} width={260} height={140}>
      {[
        { page: '/roof-repair/', isFound: true },
        { page: '/old-prices/', isFound: false },
        { page: '/gutters/', isFound: true },
      ].map(({ page, isFound }, index) => (
        <g key={page} transform={`translate(0 ${index * 40})`}>
          {index > 0 && <path d="M0 0h260" stroke="var(--ink)" strokeWidth="1.5" />}
          {isFound ? <Check x={28} y={20} r={12} /> : <Cross x={28} y={20} r={12} />}
          <Words x={54} y={27} size={20} weight={700} fill={isFound ? 'var(--ink)' : 'var(--ink-2)'}>
            {page}
          </Words>
        </g>
      ))}
    </Card>
  </Ground>
);

/** Small drawings of work on being found. */
export const searchSpots = { title, pages };
