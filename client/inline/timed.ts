// Shows what is true for some days on these only, by the visitor's clock (components/Timed.tsx).
for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
  const { from, until } = part.dataset;
  const now = new Date();
  part.hidden = now < new Date(from as string) || now >= new Date(until as string);
}
