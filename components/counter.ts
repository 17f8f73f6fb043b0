/** The services of which the site knows how they are told of an enquiry. */
export const COUNTER_SERVICES = ['plausible', 'umami', 'goatcounter'] as const;
export type CounterService = (typeof COUNTER_SERVICES)[number];
