// What the visitor's budget buys, in the example of a service: each figure is a share of it, the fee follows in steps,
// what a call costs is the budget and the fee by the calls that the rows show, and each of them has a mark.
const budget = document.querySelector('[type=range]') as HTMLInputElement;
const outputs = (which: string) => document.querySelectorAll<HTMLOutputElement>(which);

budget.oninput = () => {
  let calls = 0;
  let dollars = +budget.value;
  for (const output of outputs('[data-per]')) {
    const figure = Math.round(+budget.value * +(output.dataset.per as string));
    output.value = figure.toLocaleString('en');
    if (output.dataset.counted) calls += figure;
  }
  for (const fee of outputs('[data-fees]')) {
    const fees: [least: number, price: string, dollars: number][] = JSON.parse(fee.dataset.fees as string);
    const [, price = '', added = 0] = fees.findLast(([least]) => least <= +budget.value) ?? [];
    fee.textContent = price;
    dollars += added;
  }
  for (const output of outputs('#calls')) output.value = calls.toLocaleString('en');
  for (const output of outputs('[data-marks]')) output.value = '|'.repeat(calls);
  for (const output of outputs('[data-cost]'))
    output.value = `$${Math.round(dollars / (calls || 1)).toLocaleString('en')}`;
};

export {};
