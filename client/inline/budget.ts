// What the visitor's budget buys, in the example of a service: each figure is a share of it.
const budget = document.querySelector('[type=range]') as HTMLInputElement;

budget.oninput = () => {
  for (const output of document.querySelectorAll('output'))
    output.value = Math.round(+budget.value * +(output.dataset.per as string)).toLocaleString('en');
};

export {};
