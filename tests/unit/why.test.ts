import { expect, it } from 'vitest';
import { whyRules } from '../../build/commands/why.ts';
import { button } from '../../components/button.styles.ts';

it('npm run why names the sheet of a rule and an element that needs it', () => {
  const html = `<style>p{margin:0}@media print{.${button.plate} a{color:red}}.zz9{color:blue}</style><a class="x ${button.plate}" href="/">`;
  expect(whyRules(html, 'color')).toEqual([
    `.${button.plate} a{color:red}`,
    `  .${button.plate} is button: plate, for <a class="x ${button.plate}" href="/">`,
    '.zz9{color:blue}',
    '  .zz9 is in no sheet',
  ]);
  expect(whyRules(html, 'margin')).toEqual(['p{margin:0}', '  for all elements']);
});
