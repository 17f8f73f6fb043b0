import type { Endpoint } from '../../components/islands/send-enquiry.ts';
import { isPreview } from '../enquiry-service.ts';
import type { Problem } from '../problems.ts';

/**
 * A release must not publish invented facts or reviews (decision 10, and 16 CFR 465 for the reviews), nor a form
 * whose enquiries nobody gets.
 */
export function checkSamples(samples: string[], service: Endpoint, release: boolean): Problem[] {
  if (!release) return [];
  const invented = samples.map((where) => ({
    where,
    message: 'This is still a sample. Put in the real value and remove "!sample" (or "sample: true").',
  }));
  if (!isPreview(service)) return invented;
  const message =
    'enquiry.endpoint: no service is set, so every enquiry would fail. Put in its address, or set CONTACT_ENDPOINT.';
  return [...invented, { where: 'content/site.yaml', message }];
}
