import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { cheapest, firstTotal, packageId } from '../packages/names.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('home/PriceSign', {
  /** A guide sign of an American road. Its letters grow with its column, which is half of a wide screen. */
  sign: {
    position: 'relative',
    background: 'var(--pine)',
    // Beside a long heading, not as high as that.
    alignSelf: 'end',
    padding: '1.75rem min(2rem, 5vw) 1.25rem',
    borderRadius: 8,
    // For forced colors, which show no background.
    border: '1.5px solid var(--pine)',
    // Its posts stand on the next section.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '100% 12% auto',
      height: '6rem',
      borderInline: '12px solid var(--pine)',
    },
    '& ul': { fontSize: 'clamp(1rem, 4.9vw, 1.375rem)', fontWeight: 800, marginBlock: 8, lineHeight: 1.2 },
    '& li a': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 .5rem',
      textDecoration: 'none',
      padding: '.55em 0 .45em',
    },
    [from.sm]: { '& ul': { fontSize: 'min(2.3vw, 2rem)' } },
    '& a:hover': { color: 'var(--yellow)' },
    '& small': { fontSize: '.75em', color: 'var(--on-pine-2)', fontWeight: 500 },
    // All prices end in one line.
    '& span small': { minWidth: '3.4em', textAlign: 'left' },
    // The dots lead the eye from the name to the price.
    '& span': { display: 'flex', alignItems: 'baseline' },
    '& span::before': {
      marginRight: 8,
      borderBottom: '3px dotted var(--on-pine-2)',
      // Shorter, they look like a dash.
      flex: '1 0 28px',
      content: '""',
    },
    '& a > *': { textAlign: 'right', flex: '1 auto' },
    '& a > small': { flexBasis: '100%' },
  },
});

/** The lowest price of each kind of package, in the finder's words for it, like distances on a road sign. */
export function PriceSign({ content: { home, packagesPage, packageSections } }: { content: Content }) {
  const { sign } = home.overview;
  return (
    <div className={cx(s.sign, base.dark, base.figures)}>
      <h3>{sign.heading}</h3>
      <ul>
        {packageSections.map((section) => {
          const tier = cheapest(section);
          const first = tier && firstTotal(packagesPage, section, tier);
          // What follows the unit has a line of its own: a month, per channel.
          const [unit, ...rest] = (tier?.period ?? '').split(' ');
          const note = [rest.join(' '), first].filter(Boolean).join(', ');
          return (
            <li key={section.id}>
              <a href={`/packages/#${tier ? packageId(section, tier) : section.id}`}>
                {section.finder?.answer ?? section.short}{' '}
                <span>
                  {tier?.price}
                  <small>/{unit}</small>
                </span>{' '}
                {note && <small>{note}</small>}
              </a>
            </li>
          );
        })}
      </ul>
      <TextLink href="/packages/" title={sign.action} />
    </div>
  );
}
