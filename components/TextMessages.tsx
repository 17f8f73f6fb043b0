import type { Site } from '../schemas/site.ts';
import { sheet } from './sheet.ts';

const s = sheet('TextMessages', {
  item: {
    '&&': { display: 'block', paddingBottom: 8 },
    '& small': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: 1.4 },
  },
});

/** A link that writes a text message, with what the visitor agrees to (47 CFR 64.1200). */
export function TextMessages({ number, title, terms }: NonNullable<Site['textMessages']>) {
  return (
    <li className={s.item}>
      <a href={`sms:${number?.number}`}>{title}</a> <small>{terms}</small>
    </li>
  );
}
