/** The routes of the specification, each with a slash at its end: every page of the site but Not Found. */
export const ROUTES = [
  '/',
  '/services/social-media-marketing/',
  '/services/web-designing/',
  '/services/local-seo/',
  '/services/seo/',
  '/services/ppc/',
  '/services/gmb/',
  '/packages/',
  '/review/',
  '/industries/',
  '/about-us/',
  '/contact-us/',
  '/privacy-policy/',
  '/terms-and-condition/',
  '/refund-policy/',
];
