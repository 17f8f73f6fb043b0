/** Result messages from section 8 of the specification, word for word. */
export const RECEIVED = 'We have received your message and will get back to you soon.';
export const FAILED = 'Something went wrong. Please try again later.';
