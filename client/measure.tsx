// Counts visits and received enquiries with the service in content/site.yaml. A separate file, because it is not needed
// before the page has loaded; without a counter, no page requests it.
import type { CounterService } from '../schemas/measurement.ts';

/** Stands in for Plausible until it has loaded: it stores the settings and the calls. */
interface Plausible {
  (...call: unknown[]): void;
  q?: unknown[][];
  o?: object;
}

/** The functions of the services, according to their documentation. */
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
// From a template, which the page's policy allows: a script may not set the source of another.
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
  // One task after those that wait for the load event.
  const insert = () => setTimeout(() => document.body.append(script));
  if (document.readyState === 'complete') insert();
  else addEventListener('load', insert);
} else document.querySelector('[data-honored]')?.removeAttribute('hidden');
