import { sheet } from '../sheet.ts';

const s = sheet('sample-report/List', {
  list: {
    '& li': { padding: '.5rem 0 .4rem', borderTop: '1px solid var(--line)' },
    '@media print': { '& li': { padding: '2pt 0' } },
  },
});

/** A part of a sheet: a heading and lines. */
export function List({ words }: { words: { heading: string; items: string[] } }) {
  return (
    <section>
      <h3>{words.heading}</h3>
      <ul className={s.list}>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
