import { counterName } from '../../../schemas/measurement.ts';
import type { Rule } from './publication.ts';

const DENIES = /\b(?:no|without|not use|not run) (?:visitor counters?|analytics|statistics|tracking)\b/i;

const measurementPolicy: Rule = {
  name: 'measurement-policy',
  remedy:
    'Visits are counted, so the privacy policy has to say so: write {measurement} in it, which content/policies.yaml puts into words, or name the service yourself; and remove what is no longer true.',
  find: ({ content, placeOf, texts }) => {
    const { measurement } = content.site;
    if (!measurement) return [];
    const [name = ''] = counterName(measurement).split(' ');
    const isNamed = content.policies.some(({ sections }) => sections.some(({ html }) => html.includes(name)));
    const silent = isNamed
      ? []
      : [{ where: placeOf(measurement, 'service') ?? 'content/site.yaml', value: measurement.service }];
    const denied = texts()
      .filter(({ where }) => where.startsWith('content/policies/'))
      .flatMap(({ where, value }) => {
        const denial = DENIES.exec(value)?.[0];
        return denial === undefined ? [] : [{ where, value: denial }];
      });
    return [...silent, ...denied];
  },
};

/** Rules for a site with a counter in content/site.yaml. */
export const counterRules = [measurementPolicy];
