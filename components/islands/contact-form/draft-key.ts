/** Key of the unsent enquiry in sessionStorage. */
export const DRAFT = 'enquiry-draft';

/** Where the form and the finder are. Get Started may lead elsewhere, such as to a booking service. */
export const FORM = '/contact-us/';

/** Id of the form's heading for a visitor who began on the home page. */
export const STEP_2 = 'step-2';
