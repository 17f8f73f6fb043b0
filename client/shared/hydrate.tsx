import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import './common.ts';
import { replay } from './replay.ts';
import { whenIdle } from './when-idle.ts';

/** What the loader calls with the place that the build marked, and the events that came there so far. */
export type Mount = (root: HTMLElement, events: readonly Event[]) => void;

type Client = typeof import('react-dom/client');

/**
 * Makes the entry of an island from its view, which React takes over in idle moments and in small steps, so that no key
 * waits for it. A hydration that fails is reported on the console, where the browser tests look for it; React then
 * draws the island again, so the visitor keeps a working one.
 * @param prepare runs when React listens to the island's events, before the earlier ones are replayed
 */
export function hydrate<Props extends object>(
  View: ComponentType<Props>,
  prepare?: (root: HTMLElement, props: Props) => void,
): Mount {
  return (root, events) =>
    whenIdle(events, () => {
      // Not imported: to start it is the longest task of all, which would come with the file, whether anybody types or not.
      const client = require('react-dom/client') as Client;
      whenIdle(events, () => {
        // After a script that hung, the loader may have asked twice.
        if (root.dataset.mounted) return;
        root.dataset.mounted = 'true';
        const props: Props = JSON.parse(root.dataset.props as string);
        prepare?.(root, props);
        const island = (
          // Not within the effect: React could not answer one event before it gets the next.
          <OnMount run={() => queueMicrotask(() => takeOver(root, events))}>
            <View {...props} />
          </OnMount>
        );
        startTransition(() => draw(client, root, island));
      });
    });
}

/** Takes over the HTML of an island; one without any is drawn. */
function draw({ createRoot, hydrateRoot }: Client, root: HTMLElement, island: ReactNode): void {
  const options = {
    // The same as in build/render/element.tsx, or ids and labels would part.
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
