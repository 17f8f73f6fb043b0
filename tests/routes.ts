/** Route table of spec section 2, with the slash of decision 2: every page of the site but Not Found. */
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
