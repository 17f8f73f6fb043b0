import type { CSSObject } from '@emotion/react';
import type { ExampleWords } from '../../schemas/services.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { below, from, sheet, tablet } from '../sheet.ts';

/** The nth choice. A screen that is wider than the visitor's is shown smaller, but so that its words can be read. */
const chosen = (choice: number, styles: CSSObject): CSSObject => ({
  [`fieldset:has(label:nth-of-type(${choice}) :checked) ~ &`]: styles,
});

/** A screen that is shown much smaller: its headline and button are legible, and all else is bars. */
const small: CSSObject = {
  '& p, & span': {
    color: '#0000',
    background: 'linear-gradient(var(--ink-2) 0 0) 0 55% / 80% 9px no-repeat content-box',
    opacity: 0.35,
  },
  '& span b': { color: '#0000' },
  '& > * > :first-child > :is(b, i), & em': { fontSize: '2.375rem' },
};

const phone: CSSObject = { width: 'min(340px, 100%)', maxWidth: 'none', zoom: 1 };

/** Marks the choice that shows before the visitor makes one: on phones the phone, elsewhere the laptop. */
const unchosen = (choice: number): CSSObject => ({
  [`&:not(:has(:checked)) label:nth-of-type(${choice})`]: { background: 'var(--signal)' },
});

const wide = '@container (min-width: 39em)';
const middle = '@container (min-width: 30em)';

const s = sheet('service/Screens', {
  sizes: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '0 2rem 12px 0',
    padding: 0,
    border: 0,
    '& legend': {
      float: 'left',
      padding: '12px 12px 0 0',
      fontSize: '1.25rem',
      fontWeight: 800,
      lineHeight: 1,
      [below.sm]: { flexBasis: '100%', paddingBlock: '4px' },
    },
    '& label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      padding: '4px 1.1rem 0',
      border: '1.5px solid var(--ink)',
      borderRadius: 22,
      minHeight: 44,
      background: 'var(--surface)',
      color: 'var(--ink)',
      fontWeight: 700,
      forcedColorAdjust: 'none',
      '&:hover': { background: 'var(--signal-3)' },
      '&:has(:checked)': { background: 'var(--signal)' },
      [below.sm]: { paddingInline: 'min(1.1rem, 4.4vw)' },
      '& input': { position: 'absolute', inset: 0, margin: 0, appearance: 'none', cursor: 'pointer' },
      // Also on the dark ground of forced colors.
      '& :focus-visible': { borderRadius: 22, outlineColor: 'CanvasText' },
    },
    [from.sm]: unchosen(1),
    [below.sm]: unchosen(3),
  },
  /** The switch to the site as it was. */
  switch: {
    display: 'inline-flex',
    verticalAlign: 'top',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: 600,
    marginBottom: 8,
    '& input': { margin: '-3px 0 0', accentColor: 'var(--ink)', width: 22, height: 22 },
  },
  /** The frame of the device. */
  screen: {
    containerType: 'inline-size',
    maxWidth: '100%',
    overflow: 'clip',
    position: 'relative',
    marginInline: 'auto',
    border: '10px solid var(--ink)',
    borderRadius: 18,
    background: 'var(--surface)',
    lineHeight: 1.35,
    transition: 'width 420ms var(--ease)',
    width: 960,
    [below.lg]: { zoom: 0.58, maxWidth: 'none' },
    [below.sm]: phone,
    'fieldset:not(:has(:checked)) ~ &': { [tablet]: small },
    ...chosen(1, { [tablet]: small, [below.sm]: { width: 720, zoom: 0.388, ...small } }),
    ...chosen(2, { width: 640, zoom: 1, [below.sm]: { zoom: 0.44, ...small } }),
    ...chosen(3, phone),
  },
  /** Of the laptop. */
  base: {
    borderRadius: '3px 3px 16px 16px',
    width: 1080,
    maxWidth: '100%',
    height: 16,
    marginInline: 'auto',
    background: 'var(--ink)',
    [below.lg]: { width: 700 },
    [below.sm]: { display: 'none' },
    ...chosen(1, { display: 'block' }),
    ...chosen(2, { display: 'none' }),
    ...chosen(3, { display: 'none' }),
  },
  /** One layout for all screens, so a small one shows it small. It covers the new site, which gives the screen its height. */
  old: {
    position: 'absolute',
    display: 'none',
    padding: '8cqi 16cqi',
    borderTop: '5cqi solid var(--line)',
    background: 'var(--surface)',
    fontFamily: 'Georgia, serif',
    fontSize: '2.25cqi',
    inset: 0,
    textAlign: 'center',
    'label:has(:checked) ~ * > &': { display: 'block' },
    'label:has(:checked) ~ * > :has(+ &)': { visibility: 'hidden' },
    '& b': { fontSize: '6.5cqi' },
    // What one does not see of it.
    '& em': {
      position: 'absolute',
      inset: 'auto 0 0',
      padding: '12px 12px 0',
      background: 'var(--ink)',
      font: '700 1rem Overpass',
      color: 'var(--paper)',
    },
    '&::after': {
      content: '""',
      display: 'block',
      height: '180cqi',
      marginTop: '3cqi',
      background: 'repeating-linear-gradient(var(--line) 0 1cqi, #0000 0 2.8cqi)',
    },
  },
  bar: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    padding: '14px 20px 10px',
    borderBottom: '1.5px solid var(--ink)',
    fontWeight: 600,
    '& b': { flex: 1, fontSize: '1.125rem', fontWeight: 800 },
    '& span': { display: 'none', [wide]: { display: 'inline' } },
    '& i': { fontStyle: 'normal', [wide]: { display: 'none' } },
  },
  top: {
    display: 'grid',
    gap: 14,
    padding: '22px 20px 24px',
    background: 'var(--water)',
    [wide]: {
      gridTemplateColumns: '1fr auto',
      padding: '64px 20px 56px',
      gap: '20px 40px',
    },
    '& b': {
      fontSize: '2rem',
      fontWeight: 800,
      lineHeight: 1.02,
      letterSpacing: '-.03em',
      textWrap: 'balance',
      [middle]: { fontSize: '2.75rem' },
      [wide]: { fontSize: '4.5rem' },
    },
    '& em': {
      padding: '15px 20px 11px',
      borderRadius: 6,
      background: 'var(--signal)',
      fontStyle: 'normal',
      fontWeight: 800,
      textAlign: 'center',
      // As wide as the thumb needs on a phone, as its words elsewhere.
      [middle]: { justifySelf: 'start' },
    },
  },
  /** Stands on the lower edge of its ground. */
  picture: {
    display: 'none',
    [wide]: {
      gridArea: '1 / 2 / span 3',
      alignSelf: 'end',
      height: 360,
      width: 'auto',
      // Its column is narrower by the margin.
      maxWidth: 'none',
      margin: '-40px -20px -56px 0',
      display: 'block',
    },
  },
  points: {
    display: 'grid',
    [middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& span': { borderTop: '1px solid var(--line)', padding: '12px 20px 10px' },
    '& b': { display: 'block', fontWeight: 800 },
  },
});

const LAYOUT: PictureLayout = { ratio: 1, sizes: '360px', widths: [360, 720], least: 360 };

/** The first screen of a shop's site as a laptop, a tablet and a phone lay it out. Works without scripts. */
export function Screens({ screens }: { screens: ExampleWords<'screens'> }) {
  const { label, sizes, alt, shop, links, menu, headline, text, action, picture, points, before } = screens;
  return (
    <div>
      <fieldset className={s.sizes}>
        <legend>{label}</legend>
        {sizes.map((size) => (
          <label key={size}>
            {size}
            <input type="radio" name="screen" value={size} />
          </label>
        ))}
      </fieldset>
      {before && (
        <label className={s.switch}>
          <input type="checkbox" />
          {before.label}
        </label>
      )}
      <div className={s.screen}>
        <div role="img" aria-label={alt}>
          <div className={s.bar}>
            <b>{shop}</b>
            {links.map((link) => (
              <span key={link}>{link}</span>
            ))}
            <i>{menu}</i>
          </div>
          <div className={s.top}>
            <b>{headline}</b>
            <p>{text}</p>
            <em>{action}</em>
            {picture && <ContentPicture picture={picture} layout={LAYOUT} className={s.picture} />}
          </div>
          <div className={s.points}>
            {points.map((point) => (
              <span key={point.title}>
                <b>{point.title}</b> {point.text}
              </span>
            ))}
          </div>
        </div>
        {before && (
          <div className={s.old} role="img" aria-label={before.alt}>
            <b>{before.headline}</b>
            <p>{before.text}</p>
            {before.hidden && <em>{before.hidden}</em>}
          </div>
        )}
      </div>
      <div className={s.base} />
    </div>
  );
}
