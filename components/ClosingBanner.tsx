import { base } from './base.styles.ts';
import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { GetStarted } from './GetStarted.tsx';
import { from, sheet } from './sheet.ts';

export const closing = sheet('ClosingBanner', {
  banner: {
    background: 'var(--signal)',
    borderTop: '1.5px solid var(--ink)',
    overflow: 'clip',
    '@media print': { display: 'none' },
  },
  /** Words, and below them a button with a road to the edge of the screen. */
  columns: {
    display: 'grid',
    gap: '1.5rem 0',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: 'var(--section)',
    '& > div': { gridColumn: '1 / -1' },
    '&::after': { content: '""', marginRight: '-50vw', borderBottom: '10px solid var(--ink)' },
  },
  /** The open place on the road, on wide screens. */
  place: {
    [from.lg]: {
      '& > div': { paddingRight: '17rem' },
      '&::after': {
        height: 205,
        marginTop: -195,
        background: 'url(drawings/open-pin.svg) calc(100% - 50vw - 5rem) 0/140px no-repeat',
      },
    },
  },
  text: { marginTop: '1rem', maxWidth: '30em', fontSize: 'var(--fs-lead)', fontWeight: 700, lineHeight: 1.3 },
});

export interface ClosingWords {
  heading: string;
  text: string;
  action: string;
  about?: string | undefined;
}

/**
 * The orange band at the end of a page: one thing to do next.
 * @param props screen readers read the `about` of the words after the button's text; the button leads to questions, or
 * to the visitor's place on the map
 */
export function ClosingBanner(props: { words: ClosingWords; href: string; leadsTo?: 'questions' | 'place' }) {
  const { words, href, leadsTo = 'place' } = props;
  const { heading, text, action, about } = words;
  return (
    <section className={closing.banner} aria-labelledby="closing">
      <div className={cx(base.wrap, closing.columns, leadsTo === 'place' && closing.place)}>
        <div>
          <h2 id="closing">{heading}</h2>
          <p className={closing.text}>{text}</p>
        </div>
        <GetStarted className={button.ink} label={action} href={href} {...(about && { about })} />
      </div>
    </section>
  );
}
