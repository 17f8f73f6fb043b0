import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import './common.ts';
import { replay } from './replay.ts';
import { whenIdle } from './when-idle.ts';

/** Called by the loader with the island's root element and the earlier events. */
export type Mount = (root: HTMLElement, events: readonly Event[]) => void;

type Client = typeof import('react-dom/client');

/**
 * Makes the entry of an island from its view. React hydrates it when the browser is idle, in small steps, so that it
 * delays no key. A failed hydration is reported on the console, where the browser tests look for it; React then renders
 * the island again, so the visitor has a working one.
 * @param prepare runs when React listens to the island's events, before the earlier ones are replayed
 */
export function hydrate<Props extends object>(
  View: ComponentType<Props>,
  prepare?: (root: HTMLElement, props: Props) => void,
): Mount {
  return (root, events) =>
    whenIdle(events, () => {
      // Not a static import: its execution is the longest task of all, and would run at once, even while somebody
      // types.
      const client = require('react-dom/client') as Client;
      whenIdle(events, () => {
        // After a script that hung, the loader may have requested it twice.
        if (root.dataset.mounted) return;
        root.dataset.mounted = 'true';
        const props: Props = JSON.parse(root.dataset.props as string);
        prepare?.(root, props);
        const island = (
          // Not within the effect: React could not handle one event before it gets the next.
          <OnMount run={() => queueMicrotask(() => takeOver(root, events))}>
            <View {...props} />
          </OnMount>
        );
        startTransition(() => draw(client, root, island));
      });
    });
}

/** Hydrates the HTML of an island; an empty one is rendered. */
function draw({ createRoot, hydrateRoot }: Client, root: HTMLElement, island: ReactNode): void {
  const options = {
    // The same as in build/render/element.tsx, otherwise ids and labels would not match.
    identifierPrefix: `${root.dataset.island}-`,
    onRecoverableError: (error: unknown) => console.error(error),
  };
  if (root.firstChild) hydrateRoot(root, island, options);
  else createRoot(root, options).render(island);
}

function takeOver(root: HTMLElement, events: readonly Event[]): void {
  replay(root, events);
  root.dataset.ready = '';
}

function OnMount({ run, children }: { run: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React is there
  useEffect(run, []);
  return children;
}
