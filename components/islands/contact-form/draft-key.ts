/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';

/** Key there of what the visitor typed on the home page, as in a URL, until the message begins with it. */
export const TYPED = 'typed';

/** Id of the head of the form for that visitor. */
export const STEP_2 = 'step-2';
