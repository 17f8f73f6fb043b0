import { ContactForm } from '../components/islands/ContactForm.tsx';
import { hydrate } from './shared/hydrate.tsx';

export const mount = hydrate(ContactForm);
