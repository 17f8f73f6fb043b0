import type { Enquiry } from './contact-bounds.ts';

/** A mailto: URL with the whole enquiry, for use after a failure. */
export function enquiryMail(to: string, subject: string, { name, email, phone, message }: Enquiry): string {
  const body = [message, '', name, phone, email].join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
