import { icons } from 'lucide-react';
import { iconKey } from './icon-key.ts';

/**
 * An icon of the lucide family; decorative, so hidden from assistive technology.
 * For parts that the build renders. An island imports its icons by name, or the browser would get all of them.
 * @param name the name on lucide.dev: `arrow-right`. Content files are checked for it; a wrong one here throws.
 * @param size edge length in px
 */
export function Icon({ name, size = 20, className }: { name: string; size?: number; className?: string }) {
  const Drawing = icons[iconKey(name) as keyof typeof icons];
  if (!Drawing)
    throw new Error(`There is no icon named "${name}". Choose one from https://lucide.dev/icons/`);
  return <Drawing size={size} className={className ?? ''} aria-hidden />;
}
