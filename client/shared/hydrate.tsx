import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What the loader calls with the place that the build marked, and the props it wrote there. */
export type Mount = (root: HTMLElement, props: object) => void;

/**
 * Makes the entry of an island from its view.
 * A hydration that fails is said on the console, where the browser tests look for it; React then draws the
 * island anew, so the visitor keeps a working one.
 */
export function hydrate<Props extends object>(View: ComponentType<Props>): Mount {
  return (root, props) => {
    hydrateRoot(root, <View {...(props as Props)} />, {
      // The same as in build/render.tsx, or ids and labels would part.
      identifierPrefix: `${root.dataset.island}-`,
      onRecoverableError: (error) => console.error(error),
    });
  };
}
