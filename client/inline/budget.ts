// What the visitor's budget buys, in the example of a service: each figure is a share of it. The fee follows in steps.
const budget = document.querySelector('[type=range]') as HTMLInputElement;
const fee = document.querySelector<HTMLElement>('[data-fees]');

budget.oninput = () => {
  for (const output of document.querySelectorAll('output'))
    output.value = Math.round(+budget.value * +(output.dataset.per as string)).toLocaleString('en');
  if (fee)
    for (const [least, price] of JSON.parse(fee.dataset.fees as string))
      if (least <= +budget.value) fee.textContent = price;
};

export {};
