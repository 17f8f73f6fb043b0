// What the visitor's budget buys, in the example of a service: each figure is a share of it, the fee follows in steps,
// what a call costs is the budget and the fee by the calls that the rows show, and each of them has a mark.
const budget = document.querySelector('[type=range]') as HTMLInputElement;
const rounded = (figure: number) => Math.round(figure).toLocaleString('en');
const outputs = (which: string) => document.querySelectorAll<HTMLOutputElement>(which);

// Also after Back, which restores what was chosen, and no figures.
// biome-ignore lint/suspicious/noGlobalAssign: shorter than `addEventListener`
onpageshow = budget.oninput = () => {
  const amount = +budget.value;
  let calls = 0;
  let dollars = amount;
  for (const output of outputs('[data-per]')) {
    const figure = Math.round(amount * +(output.dataset.per as string));
    output.value = output.dataset.marks ? '|'.repeat(figure) : rounded(figure);
    if (output.dataset.counted) calls += figure;
  }
  for (const fee of outputs('[data-fees]')) {
    const fees: [least: number, price: string, dollars: number][] = JSON.parse(fee.dataset.fees as string);
    const [, price = '', added = 0] = fees.findLast(([least]) => least <= amount) ?? [];
    fee.value = price;
    dollars = amount + added;
  }
  for (const output of outputs('#calls')) output.value = rounded(calls);
  for (const output of outputs('#cost')) output.value = rounded(dollars / (calls || 1));
};
