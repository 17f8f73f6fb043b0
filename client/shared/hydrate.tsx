import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import './common.ts';
import { carryOver } from './carry-over.ts';
import { replay } from './replay.ts';
import { whenIdle } from './when-idle.ts';

/** Called by the loader with the island's root element and the earlier events. */
export type Mount = (root: HTMLElement, events: readonly Event[]) => void;

type Client = typeof import('react-dom/client');

/**
 * Makes the entry of an island from its view. React hydrates it in an idle moment, and replays what came before in the
 * same task: no event of the visitor can come between. If the DOM is not the build's, because the page was translated
 * or an extension changed it, React renders the island again, and gets what the visitor has there (carry-over.ts).
 * @param prepare runs before the island is hydrated
 */
export function hydrate<Props extends object>(
  View: ComponentType<Props>,
  prepare?: (root: HTMLElement, props: Props) => void,
): Mount {
  return (root, events) =>
    whenSeen(events, (end) => {
      // Not a static import: its execution is the longest task of all, and would run at once, even while somebody
      // types.
      const client = require('react-dom/client') as Client;
      whenIdle(
        events,
        () => {
          // After a script that hung, the loader may have requested it twice.
          if (root.dataset.ready) return;
          const props: Props = JSON.parse(root.dataset.props as string);
          prepare?.(root, props);
          const { restore, current } = carryOver(root);
          flushSync(() =>
            draw(
              client,
              root,
              <BeforeEffects run={restore}>
                <View {...props} />
              </BeforeEffects>,
            ),
          );
          replay(root, events, current);
          root.dataset.ready = 'true';
        },
        end,
      );
    });
}

/** Runs a function in an idle moment, on a page that the browser prepares ahead once the visitor opens it. */
function whenSeen(events: readonly Event[], run: (end: number) => void): void {
  const start = () => whenIdle(events, run);
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** Hydrates the HTML of an island; an empty one is rendered. */
function draw({ createRoot, hydrateRoot }: Client, root: HTMLElement, island: ReactNode): void {
  const options = {
    // The same as in build/render/element.tsx, otherwise ids and labels would not match.
    identifierPrefix: `${root.dataset.island}-`,
    // A translated page is no mistake. React's development build reports every difference by itself.
    onRecoverableError: () => {},
  };
  if (root.firstChild) hydrateRoot(root, island, options);
  else createRoot(root, options).render(island);
}

/** Runs a function once React's DOM is in the page, before the effects of the island see it. */
function BeforeEffects({ run, children }: { run: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React is there
  useLayoutEffect(run, []);
  return children;
}
