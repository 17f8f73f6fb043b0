import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { base } from '../../base.styles.ts';
import { button } from '../../button.styles.ts';
import { cx } from '../../cx.ts';
import { Glyph } from '../../Glyph.tsx';
import { CLOSE } from '../../glyphs.ts';
import { late } from './Toasts.late.styles.ts';
import { toasts as styles } from './Toasts.styles.ts';
import { type Toast, toastStore } from './toast-store.ts';

/**
 * Section 9 of the specification: ms until a toast closes, px of the swipe that dismisses it, its key.
 */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

export interface ToastsProps {
  /** Name of the region; `{hotkey}` stands for the key. */
  label: string;
  close: string;
  offline: { title: string; text: string };
  online: { title: string; text: string };
}

/** The toasts of the page, rendered only in the browser. */
export function Toasts({ label, close }: ToastsProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const list = usePlaceOfArea();
  return (
    <Radix.Provider
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      label={spokenLabel(label)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
      <Radix.Viewport ref={list} className={styles.viewport} hotkey={HOTKEY} label={label} />
    </Radix.Provider>
  );
}

/**
 * The list replaces the area, which showed an early toast and may have the focus: F8 led to it before the list existed
 * (client/inline/toasts.ts).
 */
function usePlaceOfArea() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const area = list.current?.closest('[data-island]') as HTMLElement;
    if (area === document.activeElement) list.current?.focus();
    area.removeAttribute('tabindex');
    area.removeAttribute('class');
  }, []);
  return list;
}

/** Announced before each toast: `Notifications ({hotkey})` -> `Notifications:`. There the key would be noise. */
const spokenLabel = (label: string) => `${label.replace(/\W*\{hotkey\}\W*/, '')}:`;

/** The toast is announced politely: none of them is worth an interruption. */
function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const dismiss = () => toastStore.dismiss(toast.id);
  return (
    <Radix.Root
      className={cx(styles.card, late.moving)}
      type="background"
      open={toast.open}
      onOpenChange={(open) => !open && dismiss()}
    >
      <div className={late.words}>
        <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
        {/* The announcement is one text: otherwise the title would run into what follows. */}
        <span className={base.hidden}>{/[.!?]$/.test(toast.title) ? ' ' : '. '}</span>
        {toast.description && <Radix.Description>{toast.description} </Radix.Description>}
        {toast.action && (
          <Radix.Action
            className={late.action}
            altText={toast.action.spoken.replace('{hotkey}', HOTKEY.join('+'))}
            onClick={toast.action.run}
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close className={button.icon} aria-label={close}>
        <Glyph d={CLOSE} size={22} />
      </Radix.Close>
    </Radix.Root>
  );
}
