import type { Home } from '../../schemas/home.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { field, TypedForm } from './TypedForm.tsx';
import { BLANK } from './trades.ts';

const s = sheet('home/BlankGrid', {
  blank: {
    [`section:not(:has(${BLANK})) &`]: { display: 'none' },
    '& p': { fontSize: '1.125rem', fontWeight: 800 },
  },
  fields: {
    display: 'none',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'end',
    [`section:has(${BLANK}) &`]: { display: 'flex' },
    '& > *': { flex: '1 6.6em', justifyContent: 'center' },
  },
});

type Blank = NonNullable<Home['hero']['map']['blank']>;

/** Id of the text that tells what the visitor gets. */
export const OFFER = 'grid-offer';

/** Id of the form, to which the fields in the search belong. */
const FORM = 'grid';

/** What the visitor types: the search of the visitor's own trade. */
export function BlankFields({ blank }: { blank: Blank }) {
  return (
    <div className={cx(field, s.fields)}>
      <label>
        {blank.trade}
        <input type="text" name="trade" form={FORM} />
      </label>
      <label>
        {blank.town}
        <input type="text" name="town" form={FORM} autoComplete="address-level2" />
      </label>
      <button type="submit" form={FORM} className={cx(button.plate, button.small)}>
        {blank.action}
      </button>
    </div>
  );
}

interface BlankGridProps {
  blank: Blank;
  href: string;
  className: string;
}

/** In place of a listing: the visitor's own search, which begins the message on the page of the form. */
export function BlankGrid({ blank, href, className }: BlankGridProps) {
  return (
    <TypedForm id={FORM} href={href} action={blank.action} className={cx(className, s.blank)}>
      <p id={OFFER}>{blank.text}</p>
    </TypedForm>
  );
}
