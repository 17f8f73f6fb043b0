import sharp from 'sharp';

/** Options of a photograph. */
export interface Taken {
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** Each seed gives a different photograph. */
  seed?: number;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  /** Stores the location in it, like phones do. */
  withPlace?: boolean;
  /** What the left and the right half show. */
  halves?: [left: string, right: string];
}

/**
 * A generated photograph: colored clouds with some grain, so that its files are about as large as real ones.
 * @param width stored width, px
 */
export async function photograph(width: number, height: number, taken: Taken = {}): Promise<Buffer> {
  const { format = 'jpeg', orientation, withPlace = false } = taken;
  let picture = sharp(await drawn(width, height, taken));
  if (orientation !== undefined) picture = picture.withMetadata({ orientation });
  if (withPlace)
    picture = picture.withExif({
      IFD0: { Copyright: 'Nobody', Make: 'Camera of the test' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 45/1 0/1' },
    });
  return picture.toFormat(format, format === 'png' ? {} : { quality: 80 }).toBuffer();
}

async function drawn(width: number, height: number, { seed = 1, halves }: Taken): Promise<Buffer> {
  if (halves) {
    const [left, right] = halves;
    const half = Math.round(width / 2);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${half}" height="${height}" fill="${left}"/><rect x="${half}" width="${half}" height="${height}" fill="${right}"/></svg>`;
    return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  }
  return sharp(await clouds(seed))
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Drawings of clouds by their seed: drawing one takes longer than most tests that show it. */
const drawings = new Map<number, Promise<Buffer>>();

function clouds(seed: number): Promise<Buffer> {
  // The seed is read as a number of 24 bits.
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="6" seed="${seed % 2 ** 24}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384"><filter id="noise" x="0" y="0" width="1" height="1">${noise}</filter><rect width="512" height="384" filter="url(#noise)"/></svg>`;
  const drawing =
    drawings.get(seed) ??
    sharp(Buffer.from(svg)).flatten({ background: '#543' }).linear(2, -100).png().toBuffer();
  drawings.set(seed, drawing);
  return drawing;
}
