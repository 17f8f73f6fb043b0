import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import config from '../../.htmlvalidate.mjs';
import { PAGES, readHtml } from './built-pages.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader(config));

it.each(PAGES)('the HTML of %s is valid and accessible by the rules of html-validate', async (route) => {
  const report = await validator.validateString(readHtml(route), `dist${route}`);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
