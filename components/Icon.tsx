import { Glyph } from './Glyph.tsx';
import { ARROW_RIGHT } from './glyphs.ts';
import { useIcon } from './icon-context.ts';

/**
 * An icon of the lucide family; decorative, so hidden from assistive technology.
 * @param props.name the name on lucide.dev: `arrow-right`
 * @param props.size edge length in px
 */
export function Icon(props: { name: string; size?: number; className?: string }) {
  const { name, size = 20, className = '' } = props;
  const Drawing = useIcon(name);
  // The arrow is after most links: as one path it has fewer bytes than in the library.
  if (name === 'arrow-right' && !className) return <Glyph d={ARROW_RIGHT} size={size} />;
  return <Drawing size={size} className={className} aria-hidden />;
}
