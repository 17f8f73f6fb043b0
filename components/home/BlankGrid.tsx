import type { Home } from '../../schemas/home.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { below, sheet } from '../sheet.ts';
import { TypedForm } from './TypedForm.tsx';
import { BLANK } from './trades.ts';

const s = sheet('home/BlankGrid', {
  blank: {
    visibility: 'hidden',
    [`section:has(${BLANK}) &`]: { visibility: 'visible' },
    // Beside the headline the place keeps its height; below it, a listing is as low as its words.
    [below.lg]: { [`section:not(:has(${BLANK})) &`]: { display: 'none' } },
    '& p': { flexBasis: '100%', fontWeight: 800 },
    '& label': { flex: '7 6em', [below.lg]: { flex: '1 12em' } },
    '& button': { flexGrow: 1, alignSelf: 'end', justifyContent: 'center' },
  },
});

/** Id of the text that tells what the visitor gets. */
export const OFFER = 'grid-offer';

interface BlankGridProps {
  blank: NonNullable<Home['hero']['map']['blank']>;
  href: string;
  className: string;
}

/** In place of a listing: the visitor's own search, which begins the message on the page of the form. */
export function BlankGrid({ blank, href, className }: BlankGridProps) {
  return (
    <TypedForm href={href} action={blank.action} className={cx(className, s.blank)}>
      <p id={OFFER}>{blank.text}</p>
      <label>
        {blank.trade}
        <input type="text" name="trade" required />
      </label>
      <label>
        {blank.town}
        <input type="text" name="town" autoComplete="address-level2" required />
      </label>
      <button type="submit" className={cx(button.plate, button.small)}>
        {blank.action}
      </button>
    </TypedForm>
  );
}
