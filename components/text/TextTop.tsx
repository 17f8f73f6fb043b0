import type { ReactNode } from 'react';
import type { Picture } from '../../schemas/fields.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { BannerPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { laptopScreen, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';

const s = sheet('text/TextTop', {
  top: {
    background: 'var(--tint)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { background: 'none', '& h1': { fontSize: '24pt' } },
  },
  columns: {
    display: 'grid',
    gap: '2rem clamp(2rem, 4.5vw, 4rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '--pad': 'clamp(2.75rem, 2rem + 3vw, 5.5rem)',
    paddingBlock: 'var(--pad)',
    [laptopScreen]: {
      alignItems: 'end',
      '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 11fr)' },
    },
    '@media print': { padding: '0 0 8pt' },
  },
  heading: { maxWidth: '14em', overflowWrap: 'anywhere' },
  label: {
    fontSize: 'var(--fs-h1)',
    fontWeight: 800,
    lineHeight: 0.98,
    letterSpacing: '-.03em',
    '@media print': { fontSize: '24pt', '&&& + h1': { fontSize: '13pt' } },
    '& + h1': { marginTop: 16, fontSize: '1.125rem' },
  },
  lead: { marginTop: 16, maxWidth: '32em', color: 'var(--ink)', '@media print': { fontSize: '12pt' } },
  line: { marginTop: 20, fontWeight: 600, '@media print': { marginTop: '6pt', fontSize: '10pt' } },
  picture: {
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    '@media print': { display: 'none' },
  },
  /** It stands on the lower edge. */
  drawing: {
    width: '100%',
    maxWidth: '36rem',
    justifySelf: 'end',
    height: 'auto',
    marginBottom: 'calc(-1 * var(--pad))',
    '@media print': { display: 'none' },
  },
});

const LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 90em) 600px, (min-width: 64em) 43vw, calc(100vw - 40px)',
  widths: [350, 700, 1200],
  least: 600,
};

/** The head of a page of text: its heading and lead on a tint, and its picture if it has one. */
export function TextTop(props: {
  /** Above the heading, larger, if the heading does not say what the page is. */
  label?: string | undefined;
  heading: string;
  lead: string;
  tint: keyof typeof tints;
  picture?: Picture | undefined;
  /** Below the lead, such as the date. */
  children?: ReactNode;
}) {
  const { label, heading, lead, tint, picture, children } = props;
  return (
    <div className={cx(s.top, tints[tint])}>
      <div className={cx(base.wrap, s.columns)}>
        <div>
          {label && <p className={s.label}>{label}</p>}
          <h1 className={s.heading}>{heading}</h1>
          <p className={cx(base.lead, s.lead)}>{lead}</p>
          {children && <p className={s.line}>{children}</p>}
        </div>
        {picture && (
          <BannerPicture
            picture={picture}
            layout={LAYOUT}
            className={s.drawing}
            photographClass={s.picture}
          />
        )}
      </div>
    </div>
  );
}
