/** The counter services to which the site can report an enquiry. */
export const COUNTER_SERVICES = ['plausible', 'umami', 'goatcounter'] as const;
export type CounterService = (typeof COUNTER_SERVICES)[number];
