import { Card } from './parts/Card.tsx';
import { SearchField } from './parts/SearchField.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

interface ResultsPageProps {
  search: string;
  /** The client's listing. */
  client: { address: string; title: string; snippet: string };
  /** The place of the client's listing, above the next two. */
  rank: number;
  /** Number of places it has moved up. */
  climbed: number;
}

/** A results page with the client's listing on top. 480 x 360; the page goes on below. */
export function ResultsPage({ search, client, rank, climbed }: ResultsPageProps) {
  return (
    <>
      <path d="M0 0h480v360H0z" fill="var(--water)" />
      <Card x={28} y={24} width={424} height={350}>
        <SearchField x={16} y={16} width={392} search={search} size={17} />
        <Tabs />
        <Card x={-10} y={106} width={444} height={98} fill="var(--signal-3)">
          <Words x={24} y={56} size={30} weight={800} at="middle">
            {rank}
          </Words>
          <Words x={48} y={29} size={15.5} weight={500} fill="var(--ink-2)">
            {client.address}
          </Words>
          <Words x={48} y={56} size={20} weight={800}>
            {client.title}
          </Words>
          <Words x={48} y={80} size={15.5} weight={500} fill="var(--ink-2)">
            {client.snippet}
          </Words>
          <Climb places={climbed} />
        </Card>
        <Other position={rank + 1} y={212} lengths={[104, 190]} />
        <path d="M16 254h392" stroke="var(--line)" />
        <Other position={rank + 2} y={262} lengths={[124, 168]} />
      </Card>
    </>
  );
}

/** Kinds of results; all of them are shown. */
function Tabs() {
  return (
    <g transform="translate(0 86)">
      <Words x={24} size={16} weight={800}>
        All
      </Words>
      <Words x={72} size={16} weight={500} fill="var(--ink-2)">
        Maps
      </Words>
      <Words x={136} size={16} weight={500} fill="var(--ink-2)">
        Images
      </Words>
      <path d="M20 10h26" stroke="var(--signal)" strokeWidth="4" />
    </g>
  );
}

function Climb({ places }: { places: number }) {
  return (
    <g transform="translate(376 14)">
      <rect width="54" height="28" rx="14" fill="var(--ink)" />
      <path
        d="M18 20V9m-5 5 5-5 5 5"
        fill="none"
        stroke="var(--signal)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Words x={37} y={19.5} size={15} weight={800} at="middle" fill="var(--surface)">
        {places}
      </Words>
    </g>
  );
}

function Other({ position, y, lengths }: { position: number; y: number; lengths: [number, number] }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Words x={26} y={25} size={24} weight={800} at="middle" fill="var(--muted)">
        {position}
      </Words>
      <TextBars x={50} y={3} lengths={[lengths[0]]} size={7} />
      <TextBars x={50} y={17} lengths={[lengths[1]]} size={11} />
    </g>
  );
}
