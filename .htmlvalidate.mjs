/** @type {import('html-validate').ConfigData} */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes HTML; the standard allows both ways.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // An id may hold any sign but blanks: `package=seo-basic` is what a fragment says and a style finds.
    'valid-id': ['error', { relaxed: true }],
  },
};
