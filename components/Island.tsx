import type { ComponentType, ReactElement } from 'react';
import { useRendering } from './page.ts';

/** HTML of an island's slots, by name. There is none in the browser: see Slot. */
export type Slots<Name extends string> = { slots?: Partial<Record<Name, string>> };

interface IslandProps<Props, Name extends string> {
  /** One name for everything: `menu` is client/menu.tsx, data-island="menu" and the prefix of the ids inside. */
  name: string;
  view: ComponentType<Props & Slots<Name>>;
  /** Plain JSON, which an attribute passes to the browser. */
  props: Props;
  /** Parts of the island that remain static HTML, so that the browser needs neither their code nor their text. */
  slots?: Record<Name, ReactElement>;
  /**
   * Sheets with classes that the view uses only after hydration: their rules are kept, though not in the HTML.
   */
  sheets?: Record<string, string>[];
  className?: string;
  /** -1 if scripts move the focus to it. */
  tabIndex?: -1;
  /** Of its text, if that differs from the page's. */
  lang?: string | undefined;
}

/**
 * Marks a place that React hydrates in the browser when the visitor uses it. Until then, and without scripts, it is the
 * plain HTML of its view, which handles the first action itself.
 */
export function Island<Props extends object, Name extends string = never>(island: IslandProps<Props, Name>) {
  const { name, view: View, props, slots, sheets = [], className, tabIndex, lang } = island;
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
      lang={lang}
      data-island={name}
      data-scripts={clientScripts(name).join(' ')}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: piece(element, name) }}
    />
  );
}
