/** Result messages of spec section 8, to the letter. */
export const RECEIVED = 'We have received your message and will get back to you soon.';
export const FAILED = 'Something went wrong. Please try again later.';
