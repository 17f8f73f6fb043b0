import type { Home } from '../../schemas/home.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { BLANK } from './trades.ts';

const s = sheet('home/BlankGrid', {
  blank: {
    alignItems: 'end',
    visibility: 'hidden',
    [`section:has(${BLANK}) &`]: { visibility: 'visible' },
    '& p': { flexBasis: '100%', fontWeight: 800 },
    '& label': { flex: '1 6em', '@media (scripting: none)': { display: 'none' } },
    '& input': {
      width: '100%',
      height: 44,
      padding: '.3rem .6rem 0',
      border: '1.5px solid var(--control)',
      borderRadius: 4,
      font: '1rem Overpass',
    },
  },
});

/** Id of the text that tells what the visitor gets. */
export const OFFER = 'grid-offer';

interface BlankGridProps {
  blank: NonNullable<Home['hero']['map']['blank']>;
  href: string;
  className: string;
}

/** In place of a listing: two fields for the visitor's own search, and a link that takes them along to the form. */
export function BlankGrid({ blank, href, className }: BlankGridProps) {
  useRendering().inlineScript('grid');
  return (
    <div className={cx(className, s.blank)}>
      <p id={OFFER}>{blank.text}</p>
      <label>
        {blank.trade}
        <input name="trade" enterKeyHint="go" />
      </label>
      <label>
        {blank.town}
        <input name="town" autoComplete="address-level2" enterKeyHint="go" />
      </label>
      {/* With a target, browsers do not prepare the form before it has the words. */}
      <a data-grid={blank.message} className={cx(button.plate, button.small)} href={href} target="_self">
        {blank.action}
      </a>
    </div>
  );
}
