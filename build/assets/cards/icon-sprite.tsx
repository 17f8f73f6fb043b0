import { tokens } from '../../../components/engine.ts';
import { loadIcon } from '../../shared/icon-library.ts';
import { svgOf } from '../svg.ts';

const SIZE = 24;

/**
 * One file with several icons below each other. A page shows one of them by its name: `sprite.svg#map-pin`.
 * @param names icons of the library; each is drawn once
 */
export function iconSprite(names: Iterable<string>): string {
  const icons = [...new Set(names)].flatMap((name) => {
    const Drawing = loadIcon(name);
    return Drawing ? [{ name, Drawing }] : [];
  });
  const drawn = icons.map(({ name, Drawing }, index) => (
    <g key={name}>
      <view id={name} viewBox={`0 ${index * SIZE} ${SIZE} ${SIZE}`} />
      <Drawing y={index * SIZE} size={SIZE} color={tokens['--ink']} />
    </g>
  ));
  return svgOf({ width: SIZE, height: SIZE * icons.length }, drawn).replace(/ class="[^"]*"/g, '');
}
