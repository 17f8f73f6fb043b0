// Starts an island that does not wait for a visitor (client/inline/loader.ts), as if somebody pointed at it.
const root = document.querySelector('[data-when=idle]') as HTMLElement;
const start = () => root.dispatchEvent(new Event('pointerover'));
// A busy page would never come to it by itself.
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
// Safari: most pages are whole by then.
else setTimeout(start, 1000);
