import { below, from, sheet } from '../sheet.ts';

const s = sheet('service/RoadChoice', {
  road: {
    display: 'flex',
    alignItems: 'center',
    '--gap': 'clamp(0px, 2vw - 10px, 14px)',
    gap: 'var(--gap)',
    minWidth: 0,
    margin: 0,
    padding: 'clamp(.9rem, 2vw, 1.5rem) clamp(.8rem, 2.4vw, 2rem)',
    border: 0,
    borderBottom: '1.5px solid var(--ink)',
    background: 'var(--signal)',
    color: 'var(--ink)',
    forcedColorAdjust: 'none',
    [below.lg]: { flexWrap: 'wrap' },
    '& legend': {
      float: 'left',
      flex: '0 0 100%',
      paddingTop: 4,
      fontSize: '1.25rem',
      fontWeight: 800,
      [from.lg]: { flexBasis: '19rem' },
    },
    '& label': {
      flex: 1,
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      height: 44,
      fontWeight: 800,
      // The road to the next stop.
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        left: '50%',
        width: 'calc(100% + var(--gap))',
        height: 5,
        background: 'var(--ink)',
      },
    },
    '& input': {
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      margin: 0,
      outline: 'none',
      cursor: 'pointer',
    },
    '& span': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'min(36px, 100% - 4px)',
      aspectRatio: '1',
      paddingTop: 3,
      border: '2px solid var(--ink)',
      borderRadius: '50%',
      background: 'var(--surface)',
      lineHeight: 1,
      pointerEvents: 'none',
    },
    '& :hover + span': { background: 'var(--signal-3)' },
    '& :focus-visible + span': { outline: '3px solid var(--ink)', outlineOffset: 3 },
    '& :checked + span': { background: 'var(--ink)', color: 'var(--paper)' },
  },
});

interface RoadChoiceProps {
  label: string;
  /** Of the control. */
  name: string;
  /** Of which the last one is chosen at first. */
  stops: number[];
}

/** The stops of a road, of which a visitor chooses one. */
export function RoadChoice({ label, name, stops }: RoadChoiceProps) {
  return (
    <fieldset className={s.road}>
      <legend>{label}</legend>
      {stops.map((stop) => (
        <label key={stop}>
          <input type="radio" name={name} value={stop} defaultChecked={stop === stops.at(-1)} />
          <span>{stop}</span>
        </label>
      ))}
    </fieldset>
  );
}
