import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { block } from './block.styles.ts';

/** What a listing is. */
export function WhatIs({ whatIs }: { whatIs: ListingService['whatIs'] }) {
  return (
    <section>
      <h2 className={block.heading}>{whatIs.heading}</h2>
      {whatIs.text.map((paragraph) => (
        <p key={paragraph} className={cx(base.lead, block.lead)}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
