import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { tradeId } from '../../schemas/trades.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { Island } from '../Island.tsx';
import { contactForm } from '../islands/contact-form/ContactForm.styles.ts';
import { ContactForm } from '../islands/contact-form/ContactForm.tsx';
import { FORM_HEADING } from '../islands/contact-form/contact-bounds.ts';
import { RULES } from '../islands/contact-form/contact-rules.ts';
import { STEP_2 } from '../islands/contact-form/draft-key.ts';
import { packageId } from '../packages/names.ts';
import { packageLabel } from '../packages/package-label.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { Chosen } from './Chosen.tsx';
import { ContactFields } from './ContactFields.tsx';

const s = sheet('contact/ContactCard', {
  card: {
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    '--inset': 'min(clamp(1.25rem, .8rem + 2vw, 2.5rem), 6vw)',
    padding: 'var(--inset)',
    '& h2': {
      fontSize: 'min(clamp(1.5rem, 1.3rem + .8vw, 2rem), 10vw)',
      letterSpacing: '-.025em',
      marginBottom: 24,
    },
    '& h2 + p': { margin: '-12px 0 24px', color: 'var(--ink-2)' },
    // The head says it for who comes from the home page.
    [`& #${STEP_2}:target ~ h2`]: { display: 'none', '& + p': { marginTop: 0 } },
  },
});

/** The card with the form, which React takes over when a visitor begins to use it. */
export function ContactCard({ content, className }: { content: Content; className: string }) {
  useRendering().inlineScript('contact');
  const words = content.contact.form;
  const { one, several } = words.corrections;
  const packages = content.packageSections.flatMap((section) =>
    section.tiers.map((tier) => [
      `#package=${packageId(section, tier)}`,
      fillTemplate(words.interest, { package: packageLabel(section, tier) }),
    ]),
  );
  const trades = content.home.hero.map.trades.map(({ trade, interest }) => [
    `#trade=${tradeId(trade)}`,
    interest,
  ]);
  const questions = words.questions.map(({ id, message }) => [`#about=${id}`, message]);
  const { audit, hero } = content.home;
  const { blank } = hero.map;
  const starts = {
    ...(blank && { trade: blank.message }),
    ...(audit.business && { business: audit.business.message }),
  };
  return (
    <div className={cx(s.card, className)}>
      <Chosen content={content} />
      <h2 id={FORM_HEADING}>{words.heading}</h2>
      {words.lead && <p>{words.lead}</p>}
      <Island
        name="contact-form"
        view={ContactForm}
        sheets={[contactForm, { text: button.text }]}
        props={{
          email: content.site.email,
          byEmail: words.byEmail,
          subject: words.subject,
          draftRestored: words.draftRestored,
          progress: [
            words.sending,
            one,
            ...[2, 3, 4].map((wrong) => fillTemplate(several, { number: wrong })),
          ],
          rules: RULES,
          interests: Object.fromEntries([...trades, ...questions, ...packages]),
          starts,
          endpoint: content.enquiryService,
        }}
        slots={{ fields: <ContactFields words={words} email={content.site.email} /> }}
      />
    </div>
  );
}
