/**
 * The page that shows a content file.
 * @param file `content/services/seo.yaml`
 * @param pages addresses of the site's pages
 * @returns `/services/seo/`; undefined for a file that belongs to no page
 */
export function pageOf(file: string, pages: string[]): string | undefined {
  const [, folder = '', name = ''] = /^content\/(.+\/)?([^/]+)\.\w+$/.exec(file) ?? [];
  const whole = name === 'home' && !folder ? '/' : `/${folder}${name}/`;
  const ends = (page: string) => page.endsWith(`/${name}/`);
  return (
    pages.find((page) => page === whole) ?? pages.find((page) => page === `/${name}/`) ?? pages.find(ends)
  );
}

/** The last part of an address, made from the name of a page: `cafe-bar` for `Café & Bar`. */
export const slugFor = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
