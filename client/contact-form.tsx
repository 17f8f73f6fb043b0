import { ContactForm } from '../components/islands/contact-form/ContactForm.tsx';
import { hydrate } from './shared/hydrate.tsx';

export const mount = hydrate(ContactForm);
