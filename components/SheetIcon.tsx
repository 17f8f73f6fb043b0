import { useAsset } from './page.ts';

/** The file with the icons that pages do not carry themselves; build/assets/cards/icon-sheet.tsx draws it. */
export const ICON_SHEET = 'icons/menu.svg';

/**
 * An icon of 24 px from a file of its own, for where a visitor gets only by a further step: it costs a page no bytes
 * before that.
 * @param name the name on lucide.dev, of an icon on the sheet
 */
export function SheetIcon({ name }: { name: string }) {
  return <img src={`${useAsset()(ICON_SHEET)}#${name}`} width="24" height="24" alt="" loading="lazy" />;
}
