import { describe, expect, it } from 'vitest';
import { enquiryMail } from '../../../../components/islands/contact-form/enquiry-mail.ts';

describe('the email link after a failure', () => {
  it('contains every word that the visitor wrote', () => {
    const enquiry = {
      name: 'Ana & Co',
      email: 'ana@example.com',
      phone: '+13605550100',
      message: 'Hello,\n50% off?',
    };
    const link = new URL(enquiryMail('hello@example.com', 'Enquiry', enquiry));
    expect(link.protocol + link.pathname).toBe('mailto:hello@example.com');
    expect(link.searchParams.get('subject')).toBe('Enquiry');
    expect(link.searchParams.get('body')).toBe(
      'Hello,\n50% off?\r\n\r\nAna & Co\r\n+13605550100\r\nana@example.com',
    );
  });
});
