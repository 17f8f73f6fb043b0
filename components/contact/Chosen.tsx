import type { Content } from '../../schemas/content.ts';
import { tradeId } from '../../schemas/trades.ts';
import { STEP_2 } from '../islands/contact-form/draft-key.ts';
import { packageId } from '../packages/names.ts';
import { packageLine } from '../packages/package-line.ts';
import { sheet } from '../sheet.ts';

const s = sheet('contact/Chosen', {
  /** The head of the card, for the package that the address names: browsers find it as the target by themselves. */
  chosen: {
    display: 'none',
    '&:target': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4px 16px',
    },
    margin: 'calc(-1 * var(--inset)) calc(-1 * var(--inset)) var(--inset)',
    padding: '1.1rem var(--inset) .9rem',
    scrollMarginTop: 8,
    borderBottom: '1.5px solid var(--ink)',
    borderRadius: '4px 4px 0 0',
    background: 'var(--yellow)',
    lineHeight: 1.25,
    // A long address of a website.
    '& span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontSize: 'var(--fs-h3)', fontWeight: 800, letterSpacing: '-.015em' },
    '& a': { padding: '10px 0 6px', fontWeight: 700 },
  },
});

/**
 * What a visitor chose, above the form that carries it: a package, with its price, a question or a trade; and for one who
 * typed something on the home page, that this is the second step.
 */
export function Chosen({ content }: { content: Content }) {
  const { chosen, change, step2, questions } = content.contact.form;
  return (
    <>
      {step2 && (
        <p id={STEP_2} className={s.chosen}>
          <span>
            {step2.title}
            <output /> <b>{step2.text}</b>
          </span>
        </p>
      )}
      {[
        ...questions.map(({ id, title }) => ({ id: `about=${id}`, title })),
        ...content.home.hero.map.trades.map(({ trade, action }) => ({
          id: `trade=${tradeId(trade)}`,
          title: action,
        })),
      ].map(({ id, title }) => (
        <p key={id} id={id} className={s.chosen}>
          <b>{title}</b>
        </p>
      ))}
      {content.packageSections.map((section) =>
        section.tiers.map((tier) => {
          const id = packageId(section, tier);
          return (
            <p key={id} id={`package=${id}`} className={s.chosen}>
              <span>
                {chosen} <b>{packageLine(content.packagesPage, section, tier)}</b>
              </span>
              <a href="/packages/">{change}</a>
            </p>
          );
        }),
      )}
    </>
  );
}
