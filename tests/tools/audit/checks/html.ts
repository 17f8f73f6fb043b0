import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import config from '../../../../.htmlvalidate.mjs';
import type { Check } from '../check.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader(config));

export const check: Check = {
  columns: ['html-validate'],
  about: "html-validate with the project's rules",
  async run({ html, file }) {
    const { results } = await validator.validateString(html, file);
    return {
      findings: results
        .flatMap(({ messages }) => messages)
        .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    };
  },
};
