import { cx } from './cx.ts';
import type { ShownPicture } from './picture.ts';

interface PhotographProps {
  photograph: ShownPicture & { kind: 'photograph' };
  alt: string;
  className?: string | undefined;
  /** It is on the first screen, so it loads at once, before other pictures. */
  isFirst?: boolean;
}

/** A photograph in the formats and sizes from the build. Its place has its shape and color until it loads. */
export function Photograph({ photograph, alt, className, isFirst = false }: PhotographProps) {
  const { sources, srcSet, sizes, src, width, height, placeholder } = photograph;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        className={cx(className, placeholder) || undefined}
        srcSet={srcSet}
        sizes={sizes}
        src={src}
        width={width}
        height={height}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
