import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { replace, type Site, site } from '../small-site.ts';

const SERVICE = 'content/services/seo.yaml';

/** A service page that shows its picture in a custom room. */
const page = (room: string) => `
import { ContentPicture } from '../../../../../components/Drawing.tsx';
import { definePages } from '../../../../../components/page.ts';

export const page = definePages({
  entries: ({ services }) => services.map((service) => ({ param: service.slug, entry: service })),
  meta: (_content, service) => service.meta,
  subject: (_content, service) => ({ kind: 'service', service }),
  View: ({ entry: service }) => <><h1>{service.title}</h1><ContentPicture picture={service.picture} layout={${room}} /></>,
});
`;

const LAYOUT = "{ sizes: '100vw', widths: [100, 200, 400], least: 150 }";

/** The picture file of the small site. */
export const FILE = 'static/images/shop.jpg';

/**
 * The small site with a photograph on its service page.
 * @param bytes of the photograph
 * @param picture lines of YAML below `picture:`
 */
export async function photographed(
  bytes: Uint8Array,
  { room = LAYOUT, picture = 'name: shop.jpg\n  alt: A shop' } = {},
): Promise<Site> {
  const small = await site({
    'pages/services/[service].tsx': page(room),
    [SERVICE]: replace('name: lamp\n  alt: Drawing of a lamp', picture),
  });
  await writeFile(path.join(small.root, FILE), bytes);
  return small;
}

/** The picture element of the built service page. */
export async function pictureOf(small: Site) {
  const element = (await small.page('services/seo/index.html')).querySelector('main picture');
  const candidates = (list = '') =>
    list.split(', ').map((one) => ({
      file: one.split(' ')[0]?.slice(1) ?? '',
      width: Number.parseInt(one.split(' ')[1] ?? '', 10),
    }));
  const img = element?.querySelector('img');
  return {
    img,
    sources: element?.querySelectorAll('source').map((source) => ({
      type: source.getAttribute('type'),
      media: source.getAttribute('media'),
      files: candidates(source.getAttribute('srcset') ?? source.getAttribute('srcSet')),
    })),
    plain: candidates(img?.getAttribute('srcset') ?? img?.getAttribute('srcSet')),
  };
}

/** Every photograph file in the built site. */
export const madeFiles = async (small: Site): Promise<string[]> =>
  (await small.files()).filter((file) => /^assets\/images\/.*\.(?:avif|webp|jpg)$/.test(file));

export const opened = (small: Site, file: string) => sharp(path.join(small.out, file));
