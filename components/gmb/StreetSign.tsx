import type { Site } from '../../schemas/site.ts';
import { button } from '../button.styles.ts';
import { Icon } from '../Icon.tsx';
import { sheet } from '../sheet.ts';

const pole = 'clamp(3rem, 18%, 8rem)';

const s = sheet('gmb/StreetSign', {
  sign: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    justifyItems: 'start',
    alignContent: 'start',
    padding: '22px 0 clamp(1.75rem, 1rem + 3vw, 5rem)',
    // The pole, from its cap to the ground, behind the blades.
    '&::before, &::after': { content: '""', position: 'absolute', border: '2px solid var(--ink)' },
    '&::before': { left: pole, top: 6, bottom: 0, width: 14, borderBottom: 0, background: 'var(--surface)' },
    '&::after': {
      left: `calc(${pole} - 3px)`,
      top: 0,
      width: 20,
      height: 9,
      borderRadius: 3,
      background: 'var(--ink)',
    },
  },
  blade: {
    position: 'relative',
    zIndex: 1,
    maxWidth: '100%',
    '&:nth-child(2)': { marginLeft: 'clamp(1.5rem, 9%, 4rem)' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '.7em',
      padding: '.8em 1.1em .7em',
      fontSize: 'clamp(1.125rem, .75rem + 1.65vw, 2.375rem)',
      fontWeight: 800,
      lineHeight: 1.15,
      letterSpacing: '-.015em',
      overflowWrap: 'anywhere',
      '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
    },
    '& svg': { flex: 'none', width: '.9em', height: '.9em', marginTop: '-.12em' },
  },
});

interface StreetSignProps {
  email: string;
  /** undefined: there is none. */
  phone: Site['phone'];
  contact: { title: string; href: string } | undefined;
}

/** A pole with a blade for each way to reach the agency. */
export function StreetSign({ email, phone, contact }: StreetSignProps) {
  return (
    <ul className={s.sign}>
      <Blade href={`mailto:${email}`} icon="mail" text={email} />
      {phone && <Blade href={phone.href} icon="phone" text={phone.shown} />}
      {contact && <Blade href={contact.href} icon="arrow-right" text={contact.title} />}
    </ul>
  );
}

function Blade({ href, icon, text }: { href: string; icon: string; text: string }) {
  return (
    <li className={s.blade}>
      <a className={button.sign} href={href}>
        <Icon name={icon} size={24} />
        {text}
      </a>
    </li>
  );
}
