import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What the loader calls with the place that the build marked, and the props it wrote there. */
export type Mount = (root: HTMLElement, props: object) => Promise<void>;

/**
 * Makes the entry of an island from its view. The promise it gives is kept once React answers events there.
 * A hydration that fails is said on the console, where the browser tests look for it; React then draws the
 * island anew, so the visitor keeps a working one.
 */
export function hydrate<Props extends object>(View: ComponentType<Props>): Mount {
  return (root, props) =>
    new Promise((resolve) => {
      hydrateRoot(
        root,
        <Told when={resolve}>
          <View {...(props as Props)} />
        </Told>,
        {
          // The same as in build/render/page.tsx, or ids and labels would part.
          identifierPrefix: `${root.dataset.island}-`,
          onRecoverableError: (error) => console.error(error),
        },
      );
    });
}

function Told({ when, children }: { when: () => void; children: ReactNode }) {
  useEffect(when, [when]);
  return children;
}
