import type { Attempt } from '../http/rate-limit.ts';

/** How often somebody may guess. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;

/**
 * Guesses at one account from one machine are stopped first. Attempts at a password that is no longer the account's do not count, so
 * that a new link from an owner opens the door at once.
 */
export function signInAttempt(from: string, email: string, passwordHash: string | null): [own: Attempt, ...Attempt[]] {
  const account = `${email} ${passwordHash ?? ''}`;
  return [
    { name: 'office', key: `${from} ${account}`, rule: { limit: 10, seconds: QUARTER } },
    { name: 'office-from', key: from, rule: { limit: 100, seconds: QUARTER } },
    { name: 'office-to', key: account, rule: { limit: 50, seconds: HOUR } },
  ];
}

/** By person, since whoever gets here knows the password and may start over from another machine. */
export const codeAttempt = (staffId: number): [own: Attempt, ...Attempt[]] => [
  { name: 'office-code', key: String(staffId), rule: { limit: 10, seconds: QUARTER } },
  { name: 'office-code-day', key: String(staffId), rule: { limit: 60, seconds: 24 * HOUR } },
];

export const passkeyAttempt = (from: string): [Attempt] => [
  { name: 'office-passkey', key: from, rule: { limit: 100, seconds: QUARTER } },
];

/** Somebody who is signed in has to prove it by the password, or by the first code of an app. */
export const proofAttempt = (staffId: number): [own: Attempt] => [
  { name: 'office-proof', key: String(staffId), rule: { limit: 10, seconds: QUARTER } },
];

export const invitationAttempt = (from: string): [Attempt] => [
  { name: 'office-invitation', key: from, rule: { limit: 30, seconds: HOUR } },
];

/** From so few on the person is told how many attempts are left. */
const FEW = 3;

/** For every address alike: it does not tell whether there is such a person. */
export const ifFew = (left: number): { left?: number } => (left <= FEW ? { left } : {});
