export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
};
