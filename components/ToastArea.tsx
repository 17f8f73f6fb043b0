import type { Site } from '../schemas/site.ts';
import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { Island } from './Island.tsx';
import { toasts } from './islands/toasts/Toasts.styles.ts';
import type { ToastsProps } from './islands/toasts/Toasts.tsx';

/** Radix renders a style attribute, which the content security policy forbids in HTML. */
const Nothing = (_: ToastsProps) => null;

/** The area for toasts: empty HTML, whose island the loader starts when a toast is raised. */
export function ToastArea({ notices, lang }: { notices: Site['notices']; lang: string | undefined }) {
  const { label, close, offline, online } = notices;
  return (
    <Island
      name="toasts"
      view={Nothing}
      className={cx(toasts.viewport, toasts.card, toasts.title, toasts.area)}
      tabIndex={-1}
      lang={lang}
      props={{ label, close, offline, online }}
      sheets={[toasts, { icon: button.icon }]}
    />
  );
}
