import type { Site } from '../build/schemas/site.ts';
import { button } from './button.styles.ts';
import { Island } from './Island.tsx';
import { toasts } from './islands/toasts/Toasts.styles.ts';
import { Toasts } from './islands/toasts/Toasts.tsx';

/** The area for notices: empty HTML, which the loader wakes when one is raised (decision 15). */
export function ToastArea({ notices }: { notices: Site['notices'] }) {
  const { label, close, offline, online } = notices;
  return (
    <Island
      name="toasts"
      view={Toasts}
      props={{ label, close, offline, online }}
      sheets={[toasts, { icon: button.icon }]}
      events="toast offline online"
    />
  );
}
