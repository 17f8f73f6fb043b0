/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';

/** The end of a draft that began on the home page: the form shows it without calling it restored. */
export const FROM_GRID = '#grid';
