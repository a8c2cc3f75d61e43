import { createHash, randomInt } from 'node:crypto';

/** Without I, L, O and U, which are misread: 32 signs, five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP = 4;
const LENGTH = GROUPS * GROUP;

const grouped = (signs: string): string => signs.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');

/** 100 random bits, of which the ending that the shop shows gives away 20. */
export const newVoucherCode = (): string =>
  grouped(Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''));

/** As it was issued, however it was typed; null for what is no code of a voucher. */
export function writtenVoucherCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/U/g, 'V');
  return signs.length === LENGTH ? grouped(signs) : null;
}

/** What the database has of a code. It is random, so one round of a fast hash is enough. */
export const hashOfCode = (code: string): string => createHash('sha256').update(`voucher:${code}`).digest('base64url');

export const endingOf = (code: string): string => code.slice(-GROUP);
