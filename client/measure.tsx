// Counts visits, and enquiries that were received, with the service of content/site.yaml. Fetched beside the page,
// since it is not needed before the page has loaded; on a site that counts nothing no page asks for it.
import type { CounterService } from '../components/counter.ts';

/** What stands in for Plausible until it is there: it asks for the settings, and for the calls that were made. */
interface Plausible {
  (...call: unknown[]): void;
  q?: unknown[][];
  o?: object;
}

/** What the services give pages, as they document it. */
interface Counters {
  plausible: Plausible;
  umami: { track(event: string): void };
  goatcounter: { count(event: { path: string; title: string; event: true }): void };
}

const counters = window as unknown as Counters;
const name = 'Enquiry received';

const reportEvent: Record<CounterService, () => void> = {
  plausible: () => counters.plausible(name),
  umami: () => counters.umami.track(name),
  goatcounter: () => counters.goatcounter.count({ path: 'enquiry-received', title: name, event: true }),
};

const place = document.querySelector('[data-counter]') as HTMLTemplateElement;
const service = place.dataset.counter as CounterService;
// Out of a template, which the page's policy lets in: a script may not set the address of another.
const script = place.content.firstChild as HTMLScriptElement;
const { doNotTrack, globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean } & Navigator;

if (!globalPrivacyControl && doNotTrack !== '1') {
  if (service === 'plausible') {
    const calls: unknown[][] = [];
    const queue: Plausible = (...call) => calls.push(call);
    Object.assign(queue, { q: calls, o: {} });
    counters.plausible = queue;
  }
  const loaded = new Promise((resolve) => {
    script.onload = resolve;
  });
  addEventListener('enquiry-received', () => loaded.then(reportEvent[service]));
  // A tick after all that waits for the page to be whole.
  const insert = () => setTimeout(() => document.body.append(script));
  if (document.readyState === 'complete') insert();
  else addEventListener('load', insert);
}
