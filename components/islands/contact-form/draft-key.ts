/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';

/** In a draft, before what the visitor typed on the home page. */
export const TYPED = '#typed&';
