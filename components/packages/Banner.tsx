import type { Content } from '../../schemas/content.ts';
import type { PackagesPage } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('packages/Banner', {
  banner: { background: 'var(--wood)' },
  words: {
    paddingBlock: 'clamp(2.75rem, 1.6rem + 5vw, 6rem) 2.75rem',
    [from.lg]: { background: 'url(drawings/package-sheets.svg) right var(--gutter) bottom/30rem no-repeat' },
    '@media print': { padding: 0, '& h1': { fontSize: '10pt' } },
  },
  lead: { marginTop: 16, maxWidth: '22em', color: 'var(--ink)', '@media print': { display: 'none' } },
});

/** The page's heading, how a package ends, and a link to what a client gets. */
export function Banner(props: { words: PackagesPage; sample: Content['sampleReport'] }) {
  const { heading, lead, ending } = props.words;
  return (
    <div className={s.banner} id="packages">
      <div className={cx(base.wrap, s.words)}>
        <h1>{heading}</h1>
        <p className={cx(base.lead, s.lead)}>{[lead, ending].join(' ')}</p>
        {props.sample && <TextLink href="/sample-report/" title={props.sample.invite} />}
      </div>
    </div>
  );
}
