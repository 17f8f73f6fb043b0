import type { NotFound } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { useRendering } from '../page.ts';
import { below, motion, sheet } from '../sheet.ts';
import { REDIRECT_DELAY } from './redirect-delay.ts';

const s = sheet('not-found/Countdown', {
  /** Reserves space for the longer text from the start: a link must not move away under the pointer. */
  status: {
    display: 'grid',
    maxWidth: '30em',
    color: 'var(--ink)',
    '& > *, &::before': { gridArea: '1 / 1' },
    '[data-state] > &::before': { content: 'attr(data-longest)', visibility: 'hidden' },
    '[data-state] > &': { marginTop: 12 },
  },
  bar: {
    display: 'none',
    width: 'min(26rem, 100%)',
    height: 12,
    marginTop: 18,
    border: '1.5px solid var(--ink)',
    background: 'var(--surface)',
    '&::before': { content: '""', display: 'block', height: '100%', background: 'var(--signal)' },
    [motion]: {
      '@keyframes fill': { from: { transform: 'scaleX(0)' } },
      '[data-state] > &': { display: 'block' },
      '&::before': { animation: `fill ${REDIRECT_DELAY}ms linear both`, transformOrigin: 'left' },
      '[data-state=waiting] > &::before': { animationPlayState: 'paused' },
      '[data-state=stayed] > &': { visibility: 'hidden' },
    },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    marginTop: 32,
    // Side by side on most phones.
    [below.sm]: {
      gap: 8,
      marginTop: 24,
      '& > *': { paddingInline: '.75rem', fontSize: '1rem' },
      '& svg': { display: 'none' },
    },
  },
  stay: {
    '&[hidden]': { display: 'none' },
    // Invisible, but it keeps its place, so that the link does not move; and not while it is being pressed.
    '[data-state=stayed] &:not(:active)': { visibility: 'hidden' },
  },
});

/**
 * The link home, and what happens automatically. Without the script (client/inline/not-found.ts) nothing does, so only
 * the link is shown: the status is empty, and bar and button are hidden.
 */
export function Countdown({ words }: { words: Pick<NotFound, 'redirect' | 'stay' | 'stayed' | 'home'> }) {
  useRendering().inlineScript('not-found');
  const { redirect, stay, stayed, home } = words;
  const longest = redirect.length > stayed.length ? redirect : stayed;
  return (
    <div data-redirect={redirect} data-stayed={stayed}>
      <p className={cx(base.lead, s.status)} data-longest={longest}>
        <span role="status" />
      </p>
      <div className={s.bar} aria-hidden="true" />
      <div className={s.actions}>
        <a className={button.plate} href="/">
          {home} <Icon name="arrow-right" />
        </a>
        <button className={cx(button.plate, button.plain, s.stay)} type="button" hidden>
          {stay}
        </button>
      </div>
    </div>
  );
}
