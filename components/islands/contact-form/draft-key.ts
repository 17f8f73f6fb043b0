/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';

/** In a draft, before what the visitor typed on the home page. */
export const TYPED = '#typed&';

/** Id of the head of the form for that visitor. */
export const STEP_2 = 'step-2';
