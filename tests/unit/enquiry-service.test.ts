import { expect, it } from 'vitest';
import { enquiryService, isPreview } from '../../build/content/enquiry-service.ts';
import type { Site } from '../../schemas/site.ts';

const service = (enquiry: Partial<Site['enquiry']>, environment: Record<string, string> = {}) =>
  enquiryService(
    { enquiry: { endpoint: '', key: '', received: 'success-field', ...enquiry } } as Site,
    environment,
  );
const endpoint = 'https://flows.example/start?team=7';

it('the enquiry service is the one in content/site.yaml, with its parameters and its key if it has one', () => {
  const found = service({ endpoint, key: 'a b&c', received: 'any-ok-answer' });
  expect(found).toEqual({ url: `${endpoint}&key=a+b%26c`, received: 'any-ok-answer' });
  expect(isPreview(found)).toBe(false);
  expect(service({ endpoint }).url).toBe(endpoint);
});

it('the enquiry service is the one in the environment if that names one', () => {
  const environment = { CONTACT_ENDPOINT: 'https://other.example/start', CONTACT_KEY: 'secret' };
  expect(service({ endpoint, key: 'old' }, environment).url).toBe('https://other.example/start?key=secret');
});
