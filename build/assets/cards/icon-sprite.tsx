import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_SPRITE, tokens } from '../../../components/engine.ts';
import { loadIcon } from '../../shared/icon-library.ts';
import { hashedName, type OutputFile } from '../assets.ts';

const SIZE = 24;

/**
 * One file with several icons below each other. A page shows one of them by its name: `sprite.svg#map-pin`.
 * @param names icons of the library; each is drawn once
 */
export function makeIconSprite(names: Iterable<string>): OutputFile {
  const icons = [...new Set(names)].flatMap((name) => {
    const Drawing = loadIcon(name);
    return Drawing ? [{ name, Drawing }] : [];
  });
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE * icons.length };
  const drawn = icons.map(({ name, Drawing }, index) => (
    <g key={name}>
      <view id={name} viewBox={`0 ${index * SIZE} ${SIZE} ${SIZE}`} />
      <Drawing y={index * SIZE} size={SIZE} color={tokens['--ink']} />
    </g>
  ));
  const contents = renderToStaticMarkup(createElement('svg', frame, drawn)).replace(/ class="[^"]*"/g, '');
  return { file: hashedName(ICON_SPRITE, Buffer.from(contents)), contents };
}
