/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';
