import type { Edits } from '../unit/small-site.ts';
import { copyAgencySite, shorterHome } from './agency-site.ts';
import { photograph } from './make-photograph.ts';

/** Inserts text after a line of a file. */
const after = (line: string, added: string) => (text: string) =>
  text.replace(line, () => `${line}\n${added}`);

const pictured =
  (drawing: string, file: string, focus = '50% 50%') =>
  (text: string) =>
    text.replace(`name: ${drawing}\n`, `name: ${file}\n  focus: ${focus}\n`);

/** Names of the service files, and the drawing in each file's `picture`. */
const SERVICES = {
  gmb: 'storefront',
  'local-seo': 'map-pack',
  ppc: 'ads-dashboard',
  seo: 'results-page',
  'social-media-marketing': 'month-of-posts',
  'web-designing': 'site-screens',
};

/** Pages of the photographed site with photographs. */
export const PHOTOGRAPHED = [
  '/',
  '/about-us/',
  '/contact-us/',
  '/industries/',
  '/refund-policy/',
  '/review/',
  '/services/seo/',
  '/services/social-media-marketing/',
];

const picture = (name: string, indent = '') =>
  `${indent}picture:\n${indent}  name: ${name}\n${indent}  alt: What a photograph shows`;

/**
 * Copies the real site, and adds a photograph wherever the content can have one.
 * @returns its folder, which the caller removes
 */
export async function copyPhotographedSite(): Promise<string> {
  const [landscape, upright, face] = await Promise.all([
    photograph(2400, 1800, { seed: 1, withPlace: true }),
    photograph(1800, 2400, { seed: 2, withPlace: true }),
    photograph(900, 900, { seed: 3, format: 'png' }),
  ]);
  const services: Edits = Object.fromEntries(
    Object.entries(SERVICES).map(([file, drawing]) => [
      `content/services/${file}.yaml`,
      pictured(drawing, file === 'gmb' ? 'Upright.JPG' : 'landscape', '30% 40%'),
    ]),
  );
  return copyAgencySite({
    'static/images/landscape.jpg': landscape,
    'static/images/Upright.JPG': upright,
    'static/images/team/face.png': face,
    ...services,
    'content/services/seo.yaml': (text) =>
      pictured(SERVICES.seo, 'landscape')(text).replace('name: search-title', 'name: landscape'),
    'content/home.yaml': shorterHome,
    'content/services/social-media-marketing.yaml': (text) =>
      pictured('month-of-posts', 'landscape.jpg')(text).replace(/name: \w+-\w+\n/g, 'name: landscape.jpg\n'),
    'content/about-us.yaml': (text) =>
      after(
        'heading: About us',
        picture('landscape.jpg'),
      )(text).replace(/^people:[\s\S]*?(?=^\w)|^(?=sign:)/m, PEOPLE),
    'content/contact-us.yaml': after('heading: Give Us a Shout', picture('landscape.jpg')),
    'content/industries.yaml': (text) =>
      after(
        'heading: Industries',
        picture('Upright'),
      )(text).replace('  - title: Healthcare', `  - title: Healthcare\n${picture('landscape', '    ')}`),
    'content/reviews.yaml': (text) =>
      text.replace(/( {2}- name: .*)/g, `$1\n${picture('team/face.png', '    ')}`),
    'content/policies/refund-policy.md': (text) => `${text}\n![Our office](images/landscape.jpg)\n`,
  });
}

const PEOPLE = `people:
  heading: Who does the work
  items:
    - name: Dana Whitfield
      role: Local search
      text: Reads every listing twice, and calls the shop before she changes its hours.
${picture('team/face', '      ')}
    - name: Marcus Bell
      role: Ads
      text: Starts with a small budget and stops what brings no calls.
    - name: Dr. Priya Raman, PhD
      role: Websites
      text: Builds pages that open on an old phone.
`;
