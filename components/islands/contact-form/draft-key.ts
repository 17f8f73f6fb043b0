/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';

/** Id of the head of the form for that visitor. */
export const STEP_2 = 'step-2';
