import type { Home } from '../../schemas/home.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { TypedForm } from './TypedForm.tsx';
import { BLANK } from './trades.ts';

const s = sheet('home/BlankGrid', {
  form: {
    display: 'none',
    flexWrap: 'wrap',
    gap: 8,
    [`section:has(${BLANK}) &`]: { display: 'flex' },
    '& > *': { flex: '1 max(40%, 7em)', justifyContent: 'center', minWidth: 0 },
  },
});

/** Id of the text that tells what the visitor gets. */
export const OFFER = 'grid-offer';

interface BlankGridProps {
  blank: NonNullable<Home['hero']['map']['blank']>;
  href: string;
}

/** The visitor's own search, which begins the message on the page of the form. */
export function BlankGrid({ blank, href }: BlankGridProps) {
  return (
    <TypedForm href={href} action={blank.action} className={s.form}>
      <label>
        {blank.trade}
        <input type="text" name="trade" required />
      </label>
      <label>
        {blank.town}
        <input type="text" name="town" required autoComplete="address-level2" />
      </label>
      {blank.business && (
        <label>
          {blank.business}
          <input type="text" name="business" required />
        </label>
      )}
      <button type="submit" className={cx(button.plate, button.small)}>
        {blank.action}
      </button>
    </TypedForm>
  );
}
