/** @type {import('html-validate').ConfigData} */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React's way of writing HTML; the standard allows both.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // An id may contain any character but white space: links and styles refer to `package=seo-basic`.
    'valid-id': ['error', { relaxed: true }],
  },
};
