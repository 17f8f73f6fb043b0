import type { Site } from '../build/schemas/site.ts';
import { button } from './button.styles.ts';
import { Island } from './Island.tsx';
import { Toasts } from './islands/Toasts.tsx';

/** The area for notices: empty HTML, which the loader wakes when one is raised. */
export function ToastArea({ notices }: { notices: Site['notices'] }) {
  const { label, close, offline, online } = notices;
  return (
    <Island
      name="toasts"
      view={Toasts}
      props={{ label, close, offline, online }}
      sheets={[{ icon: button.icon }]}
      events="toast offline online"
    />
  );
}
