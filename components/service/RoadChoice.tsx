import { below, from, sheet } from '../sheet.ts';

const s = sheet('service/RoadChoice', {
  road: {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(4px, 1vw, 14px)',
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
      flex: '1 0 36px',
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      height: 44,
      paddingTop: 3,
      fontWeight: 800,
      // The road to the next stop.
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        left: 'calc(50% + 18px)',
        width: 'calc(100% + clamp(4px, 1vw, 14px) - 36px)',
        height: 5,
        background: 'var(--ink)',
      },
    },
    '& input': {
      appearance: 'none',
      position: 'absolute',
      left: 'calc(50% - 18px)',
      top: 4,
      width: 36,
      height: 36,
      margin: 0,
      border: '2px solid var(--ink)',
      borderRadius: '50%',
      background: 'var(--surface)',
      cursor: 'pointer',
      '&:hover': { background: 'var(--signal-3)' },
      '&:checked': { background: 'var(--ink)' },
      '&:focus-visible': { borderRadius: '50%' },
    },
    // In two rows, if one is too narrow on a phone.
    '&:has(label:nth-of-type(9)) label': { [below.md]: { flexBasis: '16%' } },
    '& span': { position: 'relative', pointerEvents: 'none', lineHeight: 1 },
    '& :checked + span': { color: 'var(--paper)' },
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
