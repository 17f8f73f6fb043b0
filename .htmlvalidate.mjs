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
  },
};
