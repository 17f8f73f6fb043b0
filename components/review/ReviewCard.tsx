import type { Review, Reviews } from '../../schemas/pages.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import { Pin } from '../drawings/parts/Pin.tsx';
import type { PictureLayout } from '../picture.ts';
import { sheet } from '../sheet.ts';
import { quoteSize } from './quote-size.ts';

const s = sheet('review/ReviewCard', {
  card: {
    containerType: 'inline-size',
    display: 'flex',
    position: 'relative',
    flexDirection: 'column',
    gap: '1.3rem',
    height: '100%',
    padding: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
    paddingBlock: '1.25rem',
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
  },
  bought: { margin: '0 min(4.5rem, 20%) -.5rem 0', fontWeight: 700, lineHeight: 1.25 },
  quote: {
    flex: 1,
    // In percent of the width of the card's text; low screens have a smaller type (ReviewCarousel.tsx).
    fontSize: 'clamp(max(1.0625rem, min(1.4rem, 11cqi)), 9.5cqi * var(--quote, 1), 2.565rem)',
    letterSpacing: '-.02em',
    fontWeight: 600,
    lineHeight: 1.19,
    '& p': { textWrap: 'balance' },
    '& p + p': { marginTop: '.6em' },
    // Its mark hangs in the margin.
    '& > p::before': { content: '"“"', marginLeft: '-.42em' },
    '& p:last-child::after': { content: '"”"' },
  },
  more: {
    marginTop: 12,
    '& summary': { textDecoration: 'underline', cursor: 'pointer' },
    '& p': { marginTop: 12 },
  },
  reviewer: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    lineHeight: 1.3,
    '& svg': { flex: 'none' },
    '& b': { fontWeight: 800, display: 'block', fontSize: '1.125rem', color: 'var(--ink)', lineHeight: 1.25 },
    // A business has a line of its own.
    '& div': { minWidth: 0, whiteSpace: 'pre-line', color: 'var(--ink-2)' },
    '& small': { fontSize: 'var(--fs-small)', display: 'block' },
  },
  /** Between a review and its author. */
  line: { paddingTop: 16, borderTop: '1.5px solid var(--ink)' },
  face: { width: 56, height: 56, border: '1.5px solid var(--ink)', borderRadius: 6 },
  /** A tab that hangs from the card's upper edge, so that it never moves text or author. */
  sample: {
    position: 'absolute',
    top: 0,
    right: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
    padding: '.25rem .6rem .1rem',
    background: 'var(--block)',
    border: '1.5px solid var(--ink)',
    borderTop: 0,
    borderRadius: '0 0 4px 4px',
    fontSize: '.875rem',
    fontWeight: 600,
    lineHeight: 1,
  },
});

/** Characters of a review that a card shows; of a longer one it shows the beginning. */
const LONGEST = 400;

/** A review, or the beginning of a long one, up to the end of a sentence or a word, and the rest. */
function partsOf(text: string): [start: string, rest: string] {
  if (text.length <= LONGEST) return [text, ''];
  const [start = ''] = /^[\s\S]{100,300}[.!?](?=\s)/.exec(text) ?? /^[\s\S]{1,300}(?=\s)/.exec(text) ?? [];
  return start ? [start, text.slice(start.length).trim()] : [text, ''];
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).map((part) => <p key={part}>{part}</p>);

const FACE: PictureLayout = { ratio: 1, sizes: '56px', widths: [56, 112, 168], least: 112 };

/**
 * A review with its author's face or a pin, name and town. The stars of the content are never shown.
 */
export function ReviewCard(props: { review: Review; words: Pick<Reviews, 'sampleLabel' | 'more'> }) {
  const { review, words } = props;
  const [start, rest] = partsOf(review.review);
  return (
    <figure className={s.card}>
      {review.bought && <p className={s.bought}>{review.bought}</p>}
      <blockquote className={cx(s.quote, quoteSize(review.review))}>
        {paragraphs(start)}
        {rest && (
          <details className={s.more}>
            <summary>{words.more}</summary>
            {paragraphs(rest)}
          </details>
        )}
      </blockquote>
      <Reviewer review={review} words={words} className={s.line} />
    </figure>
  );
}

/** Who wrote it: a face or a pin, name and town, what they got for it, and whether they are invented. */
export function Reviewer(props: { review: Review; words: Pick<Reviews, 'sampleLabel'>; className: string }) {
  const { review, words, className } = props;
  return (
    <figcaption className={cx(s.reviewer, className)}>
      {review.picture ? (
        <ContentPicture picture={review.picture} layout={FACE} className={s.face} />
      ) : (
        <svg width="30" height="38" viewBox="-18 -46 36 48" aria-hidden="true">
          <Pin />
        </svg>
      )}
      <div>
        <b>{review.name}</b>
        {review.business && `${review.business},\n`}
        {review.address}
        {[review.incentive, review.insider].map((note) => note && <small key={note}>{note}</small>)}
      </div>
      {review.sample && <span className={s.sample}>{words.sampleLabel}</span>}
    </figcaption>
  );
}
