import { randomBytes, randomInt } from 'node:crypto';

/** 2024-01-01: numbers of this shop begin here, and stay safe integers for two centuries. */
const EPOCH = Date.UTC(2024, 0, 1);
const PER_MILLISECOND = 4096;

let last = 0;

/**
 * Rises with time, without a counter in the database that would serialise all orders. Unique within a process; of two
 * nodes one may, rarely, make the number of the other, which the primary key refuses.
 */
export function nextEntityId(now: number): number {
  last = Math.max(last + 1, (now - EPOCH) * PER_MILLISECOND + randomInt(PER_MILLISECOND));
  return last;
}

/** 192 bits: knowing it grants access to the order. */
export const newPublicId = (): string => randomBytes(24).toString('base64url');

/** Without 0 and O, 1 and I, L and U, which are misread or read as words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

const letters = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** For people: short, and random so that the number of orders cannot be counted. */
export const readableNumber = (prefix: string): string => `${prefix}-${letters()}-${letters()}`;

/** As it is stored, however it was typed; it begins with a hyphen where the prefix was left out. */
export const writtenOrderNumber = (typed: string): string => {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const bare = letters.slice(-2 * GROUP);
  return `${letters.slice(0, -2 * GROUP)}-${bare.slice(0, GROUP)}-${bare.slice(GROUP)}`;
};
