import type { Picture } from '../../schemas/fields.ts';
import type { ExampleWords } from '../../schemas/services.ts';
import { ContentPicture } from '../Drawing.tsx';
import { PointGrid } from '../PointGrid.tsx';
import type { PictureLayout } from '../picture.ts';
import { below, from, sheet } from '../sheet.ts';
import { RoadChoice } from './RoadChoice.tsx';
import { tally } from './tally.ts';

const MOST_STOPS = 10;
/** Streets in one direction, a point of the grid at each crossing. */
const streets = (angle: number) =>
  `linear-gradient(${angle}deg, #0000 calc(50% - 4px), var(--surface) 0 calc(50% + 4px), #0000 0)`;

const s = sheet('service/StopDrive', {
  drive: {
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    overflow: 'clip',
  },
  body: {
    '--c': 'min((100vw - 2 * var(--gutter) - 3px) / 7, 4.25rem)',
    '--px': 3,
    '--py': 3,
    '@property --stop': { syntax: '"<number>"', inherits: 'true', initialValue: '0' },
    transition: '--stop 700ms var(--ease)',
    counterReset: 'top',
    [from.lg]: { '--c': 'min(5.6vw, 5.75rem)', display: 'grid', gridTemplateColumns: '1fr auto' },
    ...Object.fromEntries(
      Array.from({ length: MOST_STOPS }, (_, stop) => [
        `figure:has(label:nth-of-type(${stop + 1}) :checked) &`,
        { '--stop': stop, [`& p:nth-of-type(${stop + 1})`]: { display: 'block' } },
      ]),
    ),
  },
  map: {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: 'var(--block)',
    backgroundImage: `${streets(0)}, ${streets(90)}`,
    backgroundPosition: 'center',
    backgroundSize: 'var(--c) var(--c)',
    overflow: 'hidden',
    [from.lg]: { gridColumn: 2, paddingInline: '2.5rem', borderLeft: '1.5px solid var(--ink)' },
  },
  points: {
    '& i': {
      // Each stop improves the rank beside the pin, and then further around it.
      '--n':
        'clamp(1, max(1, 5 - .8 * var(--stop)) + (.95 - .055 * var(--stop)) * var(--q) + var(--m) * (1 + 2 * var(--r)), 20)',
    },
  },
  /** The last piece of the road, from the lower edge to the pin. */
  road: {
    position: 'absolute',
    left: 'calc(50% - 6px)',
    top: '50%',
    bottom: 0,
    width: 12,
    border: 'solid var(--ink)',
    borderWidth: '0 2px',
    background: 'var(--signal)',
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    borderTop: '1.5px solid var(--ink)',
    [from.lg]: { gridArea: '1 / 1', border: 0 },
    '& > :first-child': {
      flex: 1,
      minHeight: '13rem',
      padding: 'clamp(1.4rem, 1rem + 2vw, 2.75rem) 1.25rem 1rem',
      [from.lg]: { display: 'grid', alignContent: 'center', paddingInline: '2rem' },
    },
    '& p': {
      display: 'none',
      maxWidth: '24em',
      fontSize: 'clamp(1.1875rem, 1rem + .7vw, 1.625rem)',
      lineHeight: 1.35,
    },
    '& img': {
      width: 'min(100%, 26rem)',
      marginBottom: '2rem',
      border: '1.5px solid',
      borderRadius: 6,
      [below.lg]: { display: 'none' },
    },
    '& b': {
      display: 'block',
      marginBottom: '.6rem',
      fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 3.25rem)',
      fontWeight: 800,
      lineHeight: 1.02,
      letterSpacing: '-.03em',
    },
  },
  foot: { ...tally('top'), [from.lg]: { paddingInline: '2rem' } },
});

const LAYOUT: PictureLayout = { ratio: 12 / 5, sizes: '26rem', widths: [416, 832], least: 416 };

interface StopDriveProps {
  drive: ExampleWords<'drive'>;
  /** Of the stops after the start. */
  pictures: (Picture | undefined)[];
}

/** The ranks around a shop after the stop that the visitor chooses, and what that stop changes. Works without scripts. */
export function StopDrive({ drive: { label, stops, count }, pictures }: StopDriveProps) {
  return (
    <div className={s.drive}>
      <RoadChoice label={label} name="stop" stops={[...stops.keys()]} />
      <div className={s.body}>
        {/* Before its count. */}
        <div className={s.map}>
          <PointGrid className={s.points}>
            <div className={s.road} />
          </PointGrid>
        </div>
        <div className={s.words} aria-live="polite">
          <div>
            {stops.map(({ title, text }, index) => {
              const picture = pictures[index - 1];
              return (
                <p key={title}>
                  {picture && <ContentPicture picture={{ ...picture, alt: '' }} layout={LAYOUT} />}
                  <b>{title}</b> {text}
                </p>
              );
            })}
          </div>
          <div className={s.foot}>
            <strong>{count}</strong>
          </div>
        </div>
      </div>
    </div>
  );
}
