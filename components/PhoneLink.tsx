import { sheet } from './sheet.ts';

const s = sheet('PhoneLink', { link: { whiteSpace: 'nowrap' } });

/**
 * A telephone number that calls, and never breaks at the end of a line. Its class `nobreak` tells so to html-validate,
 * which reads no styles (.htmlvalidate.mjs).
 */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={`${s.link} nobreak`}>
      {number}
    </a>
  );
}
