import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import config from '../../.htmlvalidate.mjs';
import { PAGES, readHtml } from './built-pages.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader(config));

describe('the HTML', () => {
  it.each(PAGES)('of %s is valid and accessible by the rules of html-validate', async (route) => {
    const report = await validator.validateString(readHtml(route), `dist${route}`);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  it('with a mistake in it fails the check', async () => {
    const report = await validator.validateString(
      '<!DOCTYPE html><html lang="en"><body><img src="a.png"></body></html>',
    );
    expect(report.valid).toBe(false);
  });
});
