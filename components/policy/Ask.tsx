import type { Policy } from '../../schemas/content.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { desktopScreen, sheet } from '../sheet.ts';

const s = sheet('policy/Ask', {
  ask: {
    marginBottom: '2.5rem',
    padding: '1.5rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    '& h2': { marginBottom: 8, fontSize: '1.625rem', lineHeight: 1.1 },
    '& a': { display: 'flex', width: 'fit-content', marginTop: 12 },
    // Beside the text of a single rule it stays in view.
    [desktopScreen]: { position: 'sticky', top: 'calc(var(--header) + 24px)', alignSelf: 'start' },
    '@media print': { display: 'none' },
  },
});

/** Id of the title. That of a section has no dot. */
const TITLE = 'ask.title';

/** Asks the visitor to write before they agree to what the policy says. */
export function Ask({ title, text, link }: NonNullable<Policy['ask']>) {
  return (
    <aside className={s.ask} aria-labelledby={TITLE}>
      <h2 id={TITLE}>{title}</h2>
      {text}{' '}
      <a className={cx(button.plate, button.small)} href={link.href}>
        {link.title}
      </a>
    </aside>
  );
}
