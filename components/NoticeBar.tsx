import type { Content } from '../schemas/content.ts';
import { base } from './base.styles.ts';
import { cx } from './cx.ts';
import { sheet } from './sheet.ts';
import { Timed } from './Timed.tsx';

const s = sheet('NoticeBar', {
  bar: {
    background: 'var(--yellow)',
    // The open menu begins below the header, wherever the notice has moved it.
    'body:has(details[open] > nav) > &': { display: 'none' },
    '@media print': { display: 'none' },
  },
  notice: { paddingBlock: 12, fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' },
});

/** The notices of a place on the site; nothing if there are none. */
export function NoticeBar(props: {
  content: Content;
  where: 'header' | 'contact';
  lang?: string | undefined;
}) {
  const { where, lang } = props;
  const { notices, site } = props.content;
  const shown = notices?.notices.filter((notice) => notice.where === where) ?? [];
  if (shown.length === 0) return null;
  const Bar = where === 'header' ? 'aside' : 'div';
  return (
    <Bar className={s.bar} lang={lang} aria-label={where === 'header' ? notices?.label : undefined}>
      {shown.map((notice) => (
        <Timed key={notice.text} days={notice} words={site.notices.until} className={cx(base.wrap, s.notice)}>
          {notice.text} {notice.link && <a href={notice.link.href}>{notice.link.title}.</a>}
        </Timed>
      ))}
    </Bar>
  );
}
