import { BrowserBar } from './parts/BrowserBar.tsx';
import { Card } from './parts/Card.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Lines, Words } from './parts/Words.tsx';
import { Cake } from './posts/bakery.tsx';

export interface LandingPageProps {
  headline: [string, string];
  action: string;
  /** What the parts are for: headline, proof, action. */
  notes: [string, string, string];
  /** The page without notes, for phones. */
  narrow?: boolean;
}

/** A bakery's page for one offer in one town, with notes in its margin. 840 x 330, narrow 400 x 320; the page goes on below. */
export function LandingPage({ headline, action, notes, narrow = false }: LandingPageProps) {
  const x = narrow ? 6 : 290;
  const width = narrow ? 388 : 544;
  const inner = width - 48;
  return (
    <>
      <Card x={x} y={12} width={width} height={350} line={2}>
        <BrowserBar width={width} height={40} address={narrow ? 190 : 280} />
        <g transform="translate(24 64)">
          <Lines y={30} leading={36} size={narrow ? 29 : 33} weight={800}>
            {headline}
          </Lines>
          <TextBars y={88} lengths={narrow ? [220, 170] : [280, 230]} size={9} leading={20} />
          <rect
            y={150}
            width={narrow ? 220 : 240}
            height="56"
            rx="6"
            fill="var(--pine)"
            stroke="var(--ink)"
            strokeWidth="2"
          />
          <Words x={narrow ? 110 : 120} y={185} size={21} weight={800} at="middle" fill="var(--paper)">
            {action}
          </Words>
          {narrow ? (
            <CakePhoto x={inner - 96} y={86} width={96} height={120} />
          ) : (
            <CakePhoto x={inner - 176} y={0} width={176} height={206} />
          )}
        </g>
      </Card>
      {!narrow && notes.map((note, index) => <Note key={note} note={note} y={[104, 176, 256][index] ?? 0} />)}
    </>
  );
}

/** A photograph of a cake on its counter. */
function CakePhoto({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const scale = width / 128;
  return (
    <g stroke="var(--ink)" strokeWidth="1.5">
      <rect x={x} y={y} width={width} height={height} fill="var(--yellow)" />
      <path d={`M${x} ${y + height * 0.72}h${width}v${height * 0.28}h-${width}z`} fill="var(--wood)" />
      <g transform={`translate(${x + width / 2} ${y + height * 0.84 - 67 * scale}) scale(${scale})`}>
        <Cake />
      </g>
    </g>
  );
}

function Note({ note, y }: { note: string; y: number }) {
  return (
    <>
      <path d={`M236 ${y}h54`} stroke="var(--ink)" strokeWidth="2" />
      <circle cx="290" cy={y} r="5" fill="var(--signal)" stroke="var(--ink)" strokeWidth="2" />
      <Words x={224} y={y + 7} size={20} weight={700} at="end">
        {note}
      </Words>
    </>
  );
}
