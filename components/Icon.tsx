import { useIcon } from './icon-context.ts';

/**
 * An icon of the lucide family; decorative, so hidden from assistive technology.
 * @param name the name on lucide.dev: `arrow-right`
 * @param size edge length in px
 */
export function Icon({ name, size = 20, className }: { name: string; size?: number; className?: string }) {
  const Drawing = useIcon(name);
  return <Drawing size={size} className={className ?? ''} aria-hidden />;
}
