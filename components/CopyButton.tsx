import { button } from './button.styles.ts';
import { Glyph } from './Glyph.tsx';
import { useRendering } from './page.ts';

/**
 * Copies a text to the clipboard and says so in a toast. Shown by client/inline/copy.ts where that can work.
 * @param label accessible name of the button, which has only an icon
 * @param copied data of the toast
 */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  useRendering().inlineScript('copy');
  return (
    <button
      type="button"
      className={button.icon}
      data-copy={text}
      data-title={copied}
      aria-label={label}
      hidden
    >
      <Glyph d="M8 8h14v14H8zM4 16H2V2h14v2" size={18} />
    </button>
  );
}
