/** A menu like the site's, closed, with something in its inner list. */
export const menu = (inside: string): string =>
  `<div data-island="menu" data-ready><details><summary>Menu</summary><nav aria-label="Main"><details><summary>Services</summary><p>${inside}</p></details><p><a href="/">Home</a></p></nav></details></div>`;
