import type { Count } from '../customer/limits.ts';
import type { RateLimits } from '../http/rate-limit.ts';

/** How often somebody may guess. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;

/**
 * Guesses at one account from one machine are stopped first. Attempts at a password that is no longer the account's do not count, so
 * that a new link from an owner opens the door at once.
 */
export function signInAttempt(from: string, email: string, passwordHash: string | null): [own: Count, ...Count[]] {
  const account = `${email} ${passwordHash ?? ''}`;
  return [
    { name: 'office', key: `${from} ${account}`, rule: { limit: 10, seconds: QUARTER } },
    { name: 'office-from', key: from, rule: { limit: 100, seconds: QUARTER } },
    { name: 'office-to', key: account, rule: { limit: 50, seconds: HOUR } },
  ];
}

/** By person, since whoever gets here knows the password and may start over from another machine. */
export const codeAttempt = (staffId: number): [own: Count, ...Count[]] => [
  { name: 'office-code', key: String(staffId), rule: { limit: 10, seconds: QUARTER } },
  { name: 'office-code-day', key: String(staffId), rule: { limit: 60, seconds: 24 * HOUR } },
];

export const passkeyAttempt = (from: string): [Count] => [
  { name: 'office-passkey', key: from, rule: { limit: 100, seconds: QUARTER } },
];

/** Somebody who is signed in has to prove it by the password, or by the first code of an app. */
export const proofAttempt = (staffId: number): [own: Count] => [
  { name: 'office-proof', key: String(staffId), rule: { limit: 10, seconds: QUARTER } },
];

export const invitationAttempt = (from: string): [Count] => [
  { name: 'office-invitation', key: from, rule: { limit: 30, seconds: HOUR } },
];

/** Takes one after another and stops at the first that is used up: -1. Else how many more attempts there are. */
export async function takeLeft(limits: RateLimits, attempt: readonly Count[]): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const { name, key, rule } of attempt) {
    least = Math.min(least, await limits.takeLeft(name, key, rule));
    if (least < 0) break;
  }
  return least;
}

/** From so few on the person is told how many attempts are left. */
const FEW = 3;

/** For every address alike: it does not tell whether there is such a person. */
export const ifFew = (left: number): { left?: number } => (left <= FEW ? { left } : {});
