// The home page's sections are drawn when they come near (components/home/lazy.styles.ts). One that was drawn stays
// so: who scrolls back finds it at once, and pictures of the whole page are whole.
addEventListener('contentvisibilityautostatechange', (event) => {
  const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
  if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible';
});
