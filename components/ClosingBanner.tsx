import type { CSSObject } from '@emotion/react';
import { base } from './base.styles.ts';
import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { GetStarted } from './GetStarted.tsx';
import { sheet } from './sheet.ts';

/** A place that is not on the map yet. Where its point is, says who shows it. */
export const openPlace: CSSObject = {
  content: '""',
  position: 'absolute',
  width: 140,
  height: 200,
  background: 'url(drawings/open-pin.svg) 50%/contain',
};

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
    '&::after': { content: '""', height: 10, marginRight: '-50vw', background: 'var(--ink)' },
  },
  text: { marginTop: 12, maxWidth: '30em', fontSize: '1.1875rem', fontWeight: 700, lineHeight: 1.4 },
});

export interface ClosingWords {
  heading: string;
  text: string;
  action: string;
  about?: string | undefined;
}

/**
 * The orange band at the end of a page: one thing to do next.
 * @param words screen readers read `about` after the button's text
 */
export function ClosingBanner({ words, href }: { words: ClosingWords; href: string }) {
  const { heading, text, action, about } = words;
  return (
    <section className={closing.banner} aria-labelledby="closing">
      <div className={cx(base.wrap, closing.columns)}>
        <div>
          <h2 id="closing">{heading}</h2>
          <p className={closing.text}>{text}</p>
        </div>
        <GetStarted className={button.ink} label={action} href={href} {...(about && { about })} />
      </div>
    </section>
  );
}
