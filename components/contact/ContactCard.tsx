import type { Content } from '../../build/content/schemas/content.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { tradeId } from '../home/trades.ts';
import { Island } from '../Island.tsx';
import { contactForm } from '../islands/contact-form/ContactForm.styles.ts';
import { ContactForm } from '../islands/contact-form/ContactForm.tsx';
import { FORM_HEADING } from '../islands/contact-form/contact-bounds.ts';
import { packageId } from '../packages/names.ts';
import { packageLabel } from '../packages/package-label.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { Chosen } from './Chosen.tsx';

const s = sheet('contact/ContactCard', {
  card: {
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    '--inset': 'clamp(1.25rem, .8rem + 2vw, 2.5rem)',
    padding: 'var(--inset)',
    '& h2': {
      fontSize: 'min(clamp(1.5rem, 1.3rem + .8vw, 2rem), 10vw)',
      letterSpacing: '-.025em',
      marginBottom: 24,
    },
  },
});

/** The card with the form, which React takes over when a visitor begins to use it. */
export function ContactCard({ content, className }: { content: Content; className: string }) {
  useRendering().inlineScript('contact');
  const { heading, name, email, phone, message, interest, chosen, change, ...words } = content.contact.form;
  const interests = content.packageSections.flatMap((section) =>
    section.tiers.map((tier) => {
      return [packageId(section, tier), interest.replace('{package}', packageLabel(section, tier))] as const;
    }),
  );
  // The trades of the map on the home page; a package has precedence over a trade of the same name.
  const trades = content.home.hero.map.trades.map(
    ({ trade, interest }) => [tradeId(trade), interest] as const,
  );
  return (
    <div className={cx(s.card, className)}>
      <Chosen content={content} />
      <h2 id={FORM_HEADING}>{heading}</h2>
      <Island
        name="contact-form"
        view={ContactForm}
        sheets={[contactForm, { text: button.text }]}
        props={{
          ...words,
          labels: { name, email, phone, message },
          email: content.site.email,
          interests: Object.fromEntries([...trades, ...interests]),
          endpoint: content.enquiryService,
        }}
      />
    </div>
  );
}
