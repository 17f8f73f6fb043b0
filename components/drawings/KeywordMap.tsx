import { Card } from './parts/Card.tsx';
import { Route } from './parts/Route.tsx';
import { SearchField } from './parts/SearchField.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

export interface KeywordMapProps {
  /** What people search for, and the page that answers it. */
  pairs: { search: string; page: string }[];
}

/** Searches on the left, each with the way to its page. 740 x 304. All of it is seen: it has room below. */
export function KeywordMap({ pairs }: KeywordMapProps) {
  return pairs.map(({ search, page }, index) => {
    const y = 20 + index * 92;
    return (
      <g key={page}>
        <Route d={`M310 ${y + 28}h150`} width={7} />
        <SearchField x={8} y={y} width={316} height={56} search={search} size={21} />
        <Page x={452} y={y - 12} width={280} page={page} />
      </g>
    );
  });
}

/** The first two, above their pages, for phones. 400 x 364. */
export function StackedKeywordMap({ pairs }: KeywordMapProps) {
  return pairs.slice(0, 2).map(({ search, page }, index) => {
    // A page is nearer to its own search than to the next one.
    const y = 8 + index * 176;
    return (
      <g key={page}>
        <Route d={`M40 ${y + 30}v78h44`} width={7} />
        <SearchField x={8} y={y} width={372} height={56} search={search} size={20} />
        <Page x={84} y={y + 68} width={308} page={page} />
      </g>
    );
  });
}

function Page({ x, y, width, page }: { x: number; y: number; width: number; page: string }) {
  return (
    <Card x={x} y={y} width={width} height={80} line={2}>
      <Words x={26} y={38} size={21} weight={800}>
        {page}
      </Words>
      <TextBars x={26} y={54} lengths={[width * 0.6]} size={9} />
    </Card>
  );
}
