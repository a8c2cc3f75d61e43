import { randomInt } from 'node:crypto';

/** Codes that people type and nobody guesses. */

/** Without I, L, O and U, which are misread: 32 signs, five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_GROUP = 4;

const grouped = (signs: string): string => signs.match(new RegExp(`.{${CODE_GROUP}}`, 'g'))!.join('-');

/** 20 random bits for each group. */
export const newCode = (groups: number): string =>
  grouped(Array.from({ length: groups * CODE_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''));

/** As it was issued, however it was typed; null for what is no code of so many groups. */
export function writtenCode(typed: string, groups: number): string | null {
  const signs = typed
    // first, as the ß that a scanner may type for a hyphen would become SS
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/U/g, 'V');
  return signs.length === groups * CODE_GROUP ? grouped(signs) : null;
}
