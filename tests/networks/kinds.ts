import { ROUTES } from '../routes.ts';

const first = (folder: string) => ROUTES.filter((route) => route.startsWith(folder)).slice(0, 2);

/** A page of each kind: those of the same folder, and the policies, have the same parts. */
export const KINDS = ['/', '/packages/', '/contact-us/', '/review/', '/about-us/', ...first('/services/')];
