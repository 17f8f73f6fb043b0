import type { ComponentType, ReactElement } from 'react';
import { useRendering } from './page.ts';

/** HTML of the slots of an island, by name. In the browser there is none: see Slot. */
export type Slots<Name extends string> = { slots?: Partial<Record<Name, string>> };

interface IslandProps<Props, Name extends string> {
  /** One name everywhere: `menu` is client/menu.tsx, data-island="menu" and the prefix of the ids inside. */
  name: string;
  view: ComponentType<Props & Slots<Name>>;
  /** Plain JSON: it travels to the browser in an attribute. */
  props: Props;
  /** Parts of the island that stay static HTML, so that the browser needs neither their code nor their words. */
  slots?: Record<Name, ReactElement>;
  /** Sheets of which the view uses further classes once it moves: their rules are kept though no HTML names them. */
  sheets?: Record<string, string>[];
  className?: string;
  /** -1 where scripts give it the focus. */
  tabIndex?: -1;
}

/**
 * Marks a place that React takes over in the browser when the visitor uses it. Until then, and
 * without scripts, it is the plain HTML of its view, which does the first action itself.
 */
export function Island<Props extends object, Name extends string = never>(island: IslandProps<Props, Name>) {
  const { name, view: View, props, slots, sheets = [], className, tabIndex } = island;
  const { piece, clientScripts, inlineScript, keepRules } = useRendering();
  keepRules(sheets.flatMap((sheet) => Object.values(sheet)));
  inlineScript('loader');
  const slotted = Object.entries<ReactElement>(slots ?? {}).map(([slot, element]) => [
    slot,
    piece(element, 'static'),
  ]);
  const element = <View {...props} slots={Object.fromEntries(slotted)} />;
  return (
    <div
      className={className}
      tabIndex={tabIndex}
      data-island={name}
      data-scripts={clientScripts(name).join(' ')}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: piece(element, name) }}
    />
  );
}
