import { button } from './button.styles.ts';
import { Glyph } from './Glyph.tsx';
import { useRendering } from './page.ts';

/**
 * Copies a text to the clipboard and says so in a toast (client/inline/toasts.ts).
 * @param label accessible name of the button, which has only an icon
 * @param copied title of the toast
 * @param refused the same if the browser does not allow it
 */
export function CopyButton(props: { text: string; label: string; copied: string; refused: string }) {
  const { text, label, copied, refused } = props;
  useRendering().inlineScript('toasts');
  return (
    <button
      type="button"
      className={button.icon}
      data-copy={text}
      data-title={copied}
      data-refused={refused}
      aria-label={label}
    >
      <Glyph d="M8 8h14v14H8zM4 16H2V2h14v2" size={18} />
    </button>
  );
}
