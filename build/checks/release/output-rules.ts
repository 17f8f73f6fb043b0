import type { Rule } from './publication.ts';

const htmlError: Rule = {
  name: 'html-error',
  remedy: 'The program writes this HTML, so no content can fix it. Show it to your developer.',
  find: ({ output }) => output?.htmlErrors ?? [],
};

const thirdParty: Rule = {
  name: 'third-party',
  remedy:
    "Each visitor's browser would tell another company of the visit. Put the file into static/ instead.",
  find: ({ output }) => output?.thirdParties ?? [],
};

/** Findings that only the finished, compressed site shows. */
export const outputRules = [htmlError, thirdParty];
