import { cx } from '../cx.ts';
import { useAsset } from '../page.ts';
import { sheet } from '../sheet.ts';

interface Drawing {
  file: string;
  width: number;
  height: number;
}

/** A drawing for wide screens, and its narrow version for those below 640 px. */
export interface ReportPicture {
  wide: Drawing;
  narrow: Drawing;
}

const s = sheet({
  report: {
    '& img': { width: '100%', height: 'auto' },
    '& figcaption': { color: 'var(--muted)', fontSize: 'var(--fs-small)', lineHeight: 1.35, marginTop: 12 },
  },
});

/** The illustration of a report with its caption. */
export function Report(props: { picture: ReportPicture; alt: string; caption: string; className?: string }) {
  const { picture, alt, caption, className } = props;
  const { wide, narrow } = picture;
  const asset = useAsset();
  return (
    <figure className={cx(s.report, className)}>
      <picture>
        <source
          media="(max-width: 639px)"
          srcSet={asset(narrow.file)}
          width={narrow.width}
          height={narrow.height}
        />
        <img
          src={asset(wide.file)}
          width={wide.width}
          height={wide.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
