// What the visitor's budget buys, in the example of a service: each figure is a share of it, the fee follows in steps, and
// what a call costs is the budget and the fee by the calls that the rows show.
const byId = <Element>(id: string) => document.getElementById(id) as Element;
const budget = byId<HTMLInputElement>('budget');

budget.oninput = () => {
  let calls = 0;
  let dollars = +budget.value;
  for (const output of document.querySelectorAll<HTMLOutputElement>('[data-per]')) {
    const figure = Math.round(+budget.value * +(output.dataset.per as string));
    output.value = figure.toLocaleString('en');
    if ('counted' in output.dataset) calls += figure;
  }
  for (const fee of document.querySelectorAll<HTMLElement>('[data-fees]')) {
    const [, price, amount] = JSON.parse(fee.dataset.fees as string).findLast(
      ([least]: [number]) => least <= +budget.value,
    );
    fee.textContent = price;
    dollars += amount;
  }
  byId<HTMLOutputElement>('calls').value = calls.toLocaleString('en');
  byId<HTMLOutputElement>('cost').value = `${Math.round(dollars / (calls || 1))}`;
};

export {};
