import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { sheet } from '../sheet.ts';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';
import { TALK_SIZE } from './route.styles.ts';
import { firstVoice } from './WhyChooseUs.tsx';

const s = sheet('home/LetsTalk', {
  talk: { background: 'var(--signal)', borderTop: '1.5px solid var(--ink)' },
  words: {
    display: 'flex',
    alignItems: 'end',
    flexWrap: 'wrap',
    gap: '24px 56px',
    marginBottom: 32,
  },
  heading: {
    lineHeight: 0.86,
    // Its first letter is as far from the margin as that of the text.
    marginLeft: '-.055em',
    fontSize: TALK_SIZE,
    letterSpacing: '-.04em',
    position: 'relative',
    // The route comes in from above, in ink: orange would be invisible here. It ends in the first letter.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-9999px auto 100% .074em',
      borderLeft: 'calc(.14em + 4px) solid',
    },
  },
  /** Covers the stem, because beside it the two would differ by a part of a pixel. */
  stem: { '&::before': { marginBottom: '-.674em' } },
  text: {
    fontSize: 'var(--fs-lead)',
    // Large and bold enough for AAA on orange.
    fontWeight: 700,
    flex: '1 17em',
  },
  action: { display: 'flex' },
  /** The road leads from the button to the right edge and out of the page's foot. */
  road: {
    // A little wider than the margin, so that it bleeds off the screen's edge.
    '--w': 'calc(var(--gutter) + 1px)',
    flex: 1,
    position: 'relative',
    '&::before, &::after': {
      content: '""',
      inset: `calc(50% - var(--w) / 2) calc((var(--gutter) + var(--w)) / -2) -999px 0`,
      position: 'absolute',
      border: 'solid var(--ink)',
      borderWidth: 'var(--w) var(--w) 0 0',
      // Rounded inside too.
      borderRadius: '0 calc(1.6 * var(--w)) 0 0',
    },
    '&::after': {
      '--w': '3px',
      borderColor: 'var(--paper)',
      borderStyle: 'dashed',
      borderRadius: '0 calc(1.1 * var(--gutter)) 0 0',
    },
  },
});

/** Letters that have a stem at their left edge. */
const STEM = /^[BDEFHKLMNPR]/;

/** The last section: the route of the page becomes a road, which leads from the button out of the page. */
export function LetsTalk({ content }: { content: Content }) {
  const { href } = content.navigation.getStarted;
  const { letsTalk } = content.home;
  const person = content.about.people?.items.findLast(({ voice }) => voice);
  // Not the one that speaks above already.
  const isNew = person && person.voice !== firstVoice(content)?.voice;
  return (
    <section className={cx(base.section, s.talk, lazy)}>
      <div className={base.wrap}>
        <div className={s.words}>
          <h2 className={cx(s.heading, STEM.test(letsTalk.heading) && s.stem)}>{letsTalk.heading}</h2>
          {(letsTalk.text || isNew) && (
            <div className={s.text}>
              {letsTalk.text && <p>{letsTalk.text}</p>}
              {isNew && (
                <Voice person={{ ...person, picture: undefined }} sampleLabel={content.reviews.sampleLabel} />
              )}
            </div>
          )}
        </div>
        <div className={s.action}>
          <GetStarted label={letsTalk.action} href={href} className={button.ink} />
          <div className={s.road} />
        </div>
      </div>
    </section>
  );
}
