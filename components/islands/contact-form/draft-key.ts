/** Where the words of an unsent enquiry are kept in the tab. */
export const DRAFT = 'enquiry-draft';
