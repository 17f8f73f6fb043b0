import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('policy/OtherPolicies', {
  nav: { '@media print': { display: 'none' } },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 32px',
    paddingBlock: '1.5rem var(--section)',
    borderTop: '1.5px solid var(--ink)',
  },
});

/** Links to the other policies, below the text. */
export function OtherPolicies({
  label,
  policies,
}: {
  label: string;
  policies: { title: string; slug: string }[];
}) {
  return (
    <nav className={s.nav} aria-label={label}>
      <ul className={s.list}>
        {policies.map(({ title, slug }) => (
          <li key={slug}>
            <TextLink href={`/${slug}/`} title={title} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
