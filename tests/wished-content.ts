import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';

const HOURS = { heading: 'Office hours', times: [{ days: 'Monday to Friday', time: '9 AM to 5 PM' }] };

const article = (matter: object, body: string) => `---\n${stringify(matter)}---\n\n${body}\n`;
const meta = (title: string) => ({
  title,
  description: `${title}: what we saw at work with shops in our own towns, written for those who own one.`,
});

const FILES: Record<string, string> = {
  'content/articles/holiday-hours.md': article(
    {
      title: 'Holiday hours lose more calls than bad reviews',
      meta: meta('Why holiday hours matter'),
      lead: 'Three shops, one wrong Thursday, and what it cost them.',
      date: 'October 1, 2026',
      author: 'Ana Ruiz',
      picture: { name: 'storefront', alt: 'A shop on its corner' },
    },
    'A shop that is shown as open, and is closed, loses the visitor twice.\n\n## What happens\n\nThe map says open. The door says no. See [our packages](/packages/).\n\n## What to do\n\n- Open the listing.\n- Set the day.',
  ),
  'content/articles/cuatro-preguntas.md': article(
    {
      title: 'Cuatro preguntas antes de pagar un anuncio',
      meta: meta('Cuatro preguntas'),
      lead: 'Lo que conviene saber antes de gastar el primer dólar.',
      date: 'September 3, 2026',
      language: 'es',
    },
    '## ¿Quién lo verá?\n\nLa gente de su barrio, a la hora en que busca.',
  ),
  'content/pages/como-trabajamos.md': article(
    {
      title: 'En español',
      heading: 'Cómo trabajamos',
      lead: 'Un plan por escrito, un precio por escrito y un aviso de un mes.',
      showInNavbar: false,
      color: 'yellow',
      meta: meta('Cómo trabajamos'),
      updated: 'October 1, 2026',
      language: 'es',
    },
    '## Primero miramos\n\nMiramos cómo le encuentran hoy.\n\n## Después escribimos\n\nUsted recibe el precio.',
  ),
  'content/places/dayton-oh.yaml': stringify({
    meta: meta('Found in Dayton, Ohio'),
    town: 'Dayton',
    state: 'OH',
    heading: 'Local search in Dayton',
    lead: 'From the Oregon District to the river, a block decides who is found.',
    texts: [
      { title: 'A town of corners', text: 'Two bridges split it, so a bakery is found on one bank only.' },
    ],
    local: {
      streets: ['Wayne Avenue', 'Brown Street'],
      customers: [{ name: 'Gem Bakery', text: 'From 19 to 3 for “bakery open now”.' }],
      hours: { ...HOURS, holidays: [{ name: 'Founders Day', time: 'Closed', until: 'January 2, 2040' }] },
      map: 'https://www.google.com/maps/search/?api=1&query=Dayton%2C+OH',
    },
  }),
  'content/places/seo-yellow-springs-oh.yaml': stringify({
    meta: meta('SEO in Yellow Springs'),
    town: 'Yellow Springs',
    state: 'OH',
    service: 'seo',
    heading: 'SEO in Yellow Springs',
    lead: 'Visitors from three counties come for a weekend, and plan it on a Tuesday.',
    texts: [{ title: 'Weekenders', text: 'They compare rooms and menus days before they arrive.' }],
    local: { streets: ['Xenia Avenue'] },
  }),
  'content/notices.yaml': stringify({
    label: 'Notice',
    notices: [
      {
        text: 'We are closed over the holidays.',
        link: { title: 'Write to us', href: '/contact-us/' },
        until: 'January 2, 2040',
      },
      {
        text: 'Answers take two days this week.',
        where: 'contact',
        from: 'November 1, 2026',
        until: 'January 2, 2040',
      },
    ],
  }),
};

/** Facts of content/site.yaml. */
const SITE = {
  phone: '(937) 555-0100',
  hours: { ...HOURS, holidays: [{ name: 'Thanksgiving', time: 'Closed', until: 'January 2, 2040' }] },
  locations: [
    {
      name: 'Springfield office',
      address: {
        text: '20 S Limestone Street, Springfield, OH 45502',
        url: 'https://www.google.com/maps/search/?api=1&query=Springfield%2C+OH',
      },
      phone: '(937) 555-0123',
      hours: {
        ...HOURS,
        holidays: [{ name: 'Labor Day', time: 'Closed', from: 'January 2, 2020', until: 'January 2, 2040' }],
      },
    },
  ],
  textMessages: {
    number: '(937) 555-0124',
    title: 'Send us a text',
    terms: 'Message and data rates may apply. Reply STOP to end.',
  },
  areas: { heading: 'Areas we serve', names: ['Dayton, OH', 'Montgomery County, OH', 'Portland, OR'] },
  profiles: {
    heading: 'Find us elsewhere',
    links: [
      { name: 'Facebook', url: 'https://www.facebook.com/example' },
      { name: 'YouTube', url: 'https://www.youtube.com/@example' },
    ],
  },
  reviewUs: { title: 'Review us on Google', url: 'https://g.page/r/example/review' },
};

/**
 * Gives a site what an agency may wish for besides the samples: articles, one of them in Spanish, a page of text, places,
 * notices, further offices, areas, profiles, text messages and a booking service.
 * @param root folder of the site, whose content files are changed
 */
export function wishContent(root: string): void {
  const edit = (file: string, values: object) => {
    const document = parseDocument(readFileSync(path.join(root, file), 'utf8'));
    for (const [key, value] of Object.entries(values)) document.set(key, document.createNode(value));
    writeFileSync(path.join(root, file), document.toString());
  };
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const up = file.split('/').length > 2 ? '../' : '';
    const kind = path.basename(file.split('/').length > 2 ? path.dirname(file) : file, '.yaml');
    const schema = `# yaml-language-server: $schema=${up}.schemas/${kind}${up && '.entry'}.json\n`;
    writeFileSync(path.join(root, file), text.replace(/^(---\n)?/, `$1${schema}`));
  }
  edit('content/site.yaml', SITE);
  edit('content/articles.yaml', { onHome: 2, showInNavbar: false });
  edit('content/services/seo.yaml', { booking: 'https://calendly.com/example/seo' });
  edit('content/packages/seo.yaml', { offer: { text: 'No setup this month.', until: 'January 2, 2040' } });
}
