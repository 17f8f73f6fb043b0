import { describe, expect, it } from 'vitest';
import { enquiryService, isPreview } from '../../build/content/enquiry-service.ts';
import type { Site } from '../../build/content/schemas/site.ts';
import { BuildError } from '../../build/shared/problems.ts';

const siteWith = (enquiry: Partial<Site['enquiry']>) =>
  ({ enquiry: { endpoint: '', key: '', received: 'success-field', ...enquiry } }) as Site;

describe('the enquiry service', () => {
  it('is the preview inbox if none is set', () => {
    const service = enquiryService(siteWith({}), {});
    expect(service).toEqual({ url: '/start-trigger?key=preview', received: 'success-field' });
    expect(isPreview(service)).toBe(true);
  });

  it('is the one in content/site.yaml, with its key', () => {
    const site = siteWith({
      endpoint: 'https://flows.example/start',
      key: 'a b&c',
      received: 'any-ok-answer',
    });
    const service = enquiryService(site, {});
    expect(new URL(service.url).searchParams.get('key')).toBe('a b&c');
    expect(service.url).toMatch(/^https:\/\/flows\.example\/start\?/);
    expect(service.received).toBe('any-ok-answer');
    expect(isPreview(service)).toBe(false);
  });

  it('is the one in the environment if that names one', () => {
    const environment = { CONTACT_ENDPOINT: 'https://other.example/start', CONTACT_KEY: 'secret' };
    const service = enquiryService(siteWith({ endpoint: 'https://flows.example/', key: 'old' }), environment);
    expect(service.url).toBe('https://other.example/start?key=secret');
  });

  it('keeps the other parameters of its address', () => {
    const site = siteWith({ endpoint: 'https://flows.example/start?team=7', key: 'k' });
    expect(enquiryService(site, {}).url).toBe('https://flows.example/start?team=7&key=k');
  });

  it('has no key if none is set', () => {
    const site = siteWith({ endpoint: 'https://flows.example/start/secret' });
    expect(enquiryService(site, {}).url).toBe('https://flows.example/start/secret');
  });

  it('stops the build if the environment holds an invalid address', () => {
    expect(() => enquiryService(siteWith({}), { CONTACT_ENDPOINT: 'flows.example' })).toThrow(BuildError);
  });
});
