import { Icon } from './Icon.tsx';
import { useRendering } from './page.ts';
import { sheet } from './sheet.ts';

const s = sheet({
  button: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    flex: 'none',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&[hidden]': { display: 'none' },
    '&:hover': { color: 'var(--yellow)' },
  },
});

/**
 * Copies a text to the clipboard and says so in a toast. Shown by client/inline/copy.ts where that can work.
 * @param label what is copied, for who does not see the icon
 * @param copied the words of the toast
 */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  useRendering().inlineScript('copy');
  return (
    <button
      type="button"
      className={s.button}
      data-copy={text}
      data-copied={copied}
      aria-label={label}
      hidden
    >
      <Icon name="copy" size={18} />
    </button>
  );
}
