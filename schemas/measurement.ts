import { z } from 'zod';
import { originOf } from '../build/shared/url.ts';
import { address, text } from './fields.ts';

/** The counter services to which the site can report an enquiry. */
const SERVICES = ['plausible', 'umami', 'goatcounter'] as const;
export type CounterService = (typeof SERVICES)[number];

/** Attributes of each service's script, required ones first. */
const ATTRIBUTES: Record<CounterService, { needs: string[]; takes: string[] }> = {
  // plausible.io/docs/plausible-script, /docs/proxy/introduction
  plausible: { needs: ['data-domain'], takes: ['data-api'] },
  // umami.is/docs/tracker-configuration
  umami: { needs: ['data-website-id'], takes: ['data-host-url', 'data-domains'] },
  // goatcounter.com/help/start
  goatcounter: { needs: ['data-goatcounter'], takes: [] },
};

const NAMES: Record<CounterService, string> = {
  plausible: 'Plausible',
  umami: 'Umami',
  goatcounter: 'GoatCounter',
};

const hosts = text.regex(/^[a-z0-9.-]+(?:,[a-z0-9.-]+)*$/i, {
  error:
    'this must be the name of a site, such as www.example.com, or several with commas and without spaces',
});

/** Umami's cloud serves its script from here, but counts elsewhere: its default has changed without notice. */
const UMAMI_CLOUD = 'https://cloud.umami.is';

/** Plausible's newer scripts, each made for one site: they have no attributes. */
const isOfOneSite = ({ service, src }: { service: CounterService; src: string }) =>
  service === 'plausible' && /\/pa-[^/]+\.js$/.test(src);

/** A counter without cookies, with the attributes of the script element that the service provides. */
export const measurementSchema = z
  .strictObject({
    service: z.enum(SERVICES),
    src: address('counter').describe('The address of the script, as the service shows it.'),
    'data-domain': hosts.optional().describe('Plausible: the name of the site there.'),
    'data-api': address('counter')
      .optional()
      .describe('Plausible: where visits are counted, if not on the server of the script.'),
    'data-website-id': z
      .string()
      .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, {
        error: 'this must be the website ID that Umami shows, such as 94db1cb1-74f4-4a40-ad6c-962362670409',
      })
      .optional(),
    'data-host-url': address('site')
      .optional()
      .describe('Umami: where visits are counted, if not on the server of the script.'),
    'data-domains': hosts.optional().describe('Umami: only visits to these sites are counted.'),
    'data-goatcounter': address('counter')
      .optional()
      .describe('GoatCounter: https://CODE.goatcounter.com/count'),
  })
  .superRefine((measurement, context) => {
    const { service, src } = measurement;
    const { needs, takes } = ATTRIBUTES[service];
    const say = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    for (const key of needs) if (!(key in measurement) && !isOfOneSite(measurement)) say(key, 'missing');
    for (const key of Object.keys(measurement)) {
      if (key.startsWith('data-') && ![...needs, ...takes].includes(key))
        say(key, `${NAMES[service]} does not know this. It knows ${[...needs, ...takes].join(', ')}`);
    }
    if (service === 'umami' && originOf(src) === UMAMI_CLOUD && !('data-host-url' in measurement)) {
      say(
        'src',
        'Umami counts at a different address than the one of this script. Add that address as data-host-url, such as "https://gateway.umami.is"',
      );
    }
  });

export type Measurement = z.infer<typeof measurementSchema>;

/** The requests of a counter: its script, and the address it reports to. */
export function counterAddresses(
  measurement: Measurement | undefined,
): { script: string; counts: string } | undefined {
  if (!measurement) return undefined;
  const { service, src: script } = measurement;
  const beside = originOf(script) ?? script;
  const counts = {
    plausible: measurement['data-api'] ?? `${beside}/api/event`,
    umami: `${measurement['data-host-url'] ?? beside}/api/send`,
    goatcounter: measurement['data-goatcounter'] ?? script,
  };
  return { script, counts: counts[service] };
}

/** The name of a counter with its host: `Plausible (plausible.io)`. */
export const counterName = (measurement: Measurement): string =>
  `${NAMES[measurement.service]} (${new URL(counterAddresses(measurement)?.counts ?? '').host})`;
