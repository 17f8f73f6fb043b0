// What the visitor's budget buys, in the example of a service: each figure is a share of it. The fee follows in steps.
const budget = document.querySelector('[type=range]') as HTMLInputElement;

budget.oninput = () => {
  for (const output of document.querySelectorAll('output'))
    output.value = Math.round(+budget.value * +(output.dataset.per as string)).toLocaleString('en');
  for (const fee of document.querySelectorAll<HTMLElement>('[data-fees]'))
    for (const [least, price] of JSON.parse(fee.dataset.fees as string))
      if (least <= +budget.value) fee.textContent = price;
};

export {};
