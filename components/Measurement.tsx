import type { Site } from '../schemas/site.ts';
import { useRendering } from './page.ts';

/** The counter of content/site.yaml, which client/measure.tsx starts once the page has loaded. */
export function Measurement({ measurement }: { measurement: NonNullable<Site['measurement']> }) {
  const { service, ...attributes } = measurement;
  const [script] = useRendering().clientScripts('measure');
  return (
    <>
      <template data-counter={service}>
        <script defer {...attributes} />
      </template>
      <script type="module" src={script} />
    </>
  );
}
