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
 * A generated photograph: smooth color gradients with some grain, so that its files are about as large as real ones.
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
  // A few enlarged pixels are the light, more of them the objects, and all of them the grain.
  const layers = [
    [8, 128],
    [64, 60],
    [512, 26],
  ] as const;
  const sum = Buffer.alloc(512 * 384 * 3, 40);
  for (const [side, strength] of layers) {
    const { data } = await sharp(noise(side, Math.round(side * 0.75), seed + side), {
      raw: { width: side, height: Math.round(side * 0.75), channels: 3 },
    })
      .resize(512, 384, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < sum.length; at += 1)
      sum[at] = Math.min(255, (sum[at] ?? 0) + ((data[at] ?? 0) * strength) / 255);
  }
  return sharp(sum, { raw: { width: 512, height: 384, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Pseudo-random bytes, the same for the same seed: xorshift32. */
function noise(width: number, height: number, seed: number): Buffer {
  let state = seed * 2654435761 || 1;
  return Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 255;
    }),
  );
}
