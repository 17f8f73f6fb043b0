import { BrowserBar } from './parts/BrowserBar.tsx';
import { Card } from './parts/Card.tsx';
import { Photo } from './parts/Photo.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Lines, Words } from './parts/Words.tsx';

interface SiteScreensProps {
  shop: string;
  /** The first screen's words, in two lines. */
  headline: [string, string];
  action: string;
  services: string[];
}

/** One site on a desktop, a tablet and a phone. 480 x 360; all three go on below. */
export function SiteScreens(site: SiteScreensProps) {
  return (
    <>
      <path d="M0 0h480v360H0z" fill="var(--signal-2)" />
      <Card x={20} y={26} width={352} height={350}>
        <BrowserBar width={352} height={34} address={196} />
        <g transform="translate(0 34)">
          <Page {...site} width={352} columns={3} />
        </g>
      </Card>
      <Card x={222} y={122} width={150} height={260} radius={10} line={2}>
        <g transform="translate(0 12)">
          <Page {...site} width={150} columns={2} />
        </g>
      </Card>
      <Card x={344} y={168} width={116} height={220} radius={14} line={2}>
        <path d="M46 10h24" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
        <g transform="translate(0 20)">
          <Page {...site} width={116} columns={1} />
        </g>
      </Card>
    </>
  );
}

/** The same page at three widths: what fits side by side on the desktop follows below on the phone. */
function Page({ shop, headline, action, services, width, columns }: SiteScreensProps & PageSize) {
  const pad = { 1: 6, 2: 11, 3: 18 }[columns];
  const inner = width - 2 * pad;
  const hero = columns === 3 ? 118 : 94;
  return (
    <>
      {columns === 3 && <Masthead shop={shop} width={width} />}
      <g transform={`translate(${pad} ${columns === 3 ? 38 : 0})`}>
        <Hero width={columns === 3 ? 200 : inner} height={hero} {...{ headline, action, columns }} />
        {columns === 3 && <Photo x={208} width={inner - 208} height={hero} />}
        <g transform={`translate(0 ${hero + 10})`}>
          <Services names={services} width={inner} columns={columns} />
        </g>
      </g>
    </>
  );
}

interface PageSize {
  width: number;
  columns: 1 | 2 | 3;
}

function Masthead({ shop, width }: { shop: string; width: number }) {
  return (
    <>
      <Words x={18} y={24} size={16} weight={800}>
        {shop}
      </Words>
      <TextBars x={width - 156} y={16} lengths={[38]} size={6} />
      <TextBars x={width - 108} y={16} lengths={[38]} size={6} />
      <TextBars x={width - 60} y={16} lengths={[38]} size={6} />
    </>
  );
}

function Hero({ width, height, headline, action, columns }: HeroProps) {
  const size = { 1: 15, 2: 18, 3: 26 }[columns];
  const x = { 1: 6, 2: 9, 3: 16 }[columns];
  const baseline = columns === 3 ? 36 : 25;
  const button = columns === 3 ? 96 : width - 2 * x;
  return (
    <>
      <rect width={width} height={height} fill="var(--pine)" />
      <Lines x={x} y={baseline} leading={size * 1.1} size={size} weight={800} fill="var(--paper)">
        {headline}
      </Lines>
      <rect x={x} y={height - 34} width={button} height="24" rx="3" fill="var(--signal)" />
      <Words x={x + button / 2} y={height - 17} size={15.5} weight={800} at="middle">
        {action}
      </Words>
    </>
  );
}

type HeroProps = { height: number } & PageSize & Pick<SiteScreensProps, 'headline' | 'action'>;

const tints = ['var(--signal-3)', 'var(--wood)', 'var(--water)'];

function Services({ names, width, columns }: { names: string[] } & PageSize) {
  const gap = columns === 3 ? 12 : 8;
  const tile = (width - gap * (columns - 1)) / columns;
  return (
    <>
      {names.map((name, index) => {
        const place = `translate(${(index % columns) * (tile + gap)} ${Math.floor(index / columns) * 78})`;
        return (
          <g key={name} transform={place}>
            <rect width={tile} height="44" fill={tints[index]} stroke="var(--ink)" strokeWidth="1.5" />
            {columns === 3 && (
              <Words y={63} size={16} weight={700}>
                {name}
              </Words>
            )}
            <TextBars y={columns === 3 ? 72 : 52} lengths={[tile * 0.86, tile * 0.6]} leading={12} size={6} />
          </g>
        );
      })}
    </>
  );
}
