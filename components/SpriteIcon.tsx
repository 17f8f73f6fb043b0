import { useAsset } from './page.ts';

/** The file with the icons that are not in the pages themselves; build/assets/cards/icon-sprite.tsx draws it. */
export const ICON_SPRITE = 'icons/menu.svg';

/**
 * An icon of 24 px from a separate file, for parts that appear only after an action: until then it costs a page no
 * bytes.
 * @param name the name on lucide.dev, of an icon in the sprite
 */
export function SpriteIcon({ name }: { name: string }) {
  return <img src={`${useAsset()(ICON_SPRITE)}#${name}`} width="24" height="24" alt="" loading="lazy" />;
}
