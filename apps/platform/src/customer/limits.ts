import type { RateLimit, RateLimits } from '../http/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** One attempt, as one of several limits counts it. */
export interface Count {
  name: string;
  key: string;
  rule: RateLimit;
}

/**
 * Who guesses at one account from one machine is stopped first, and what is stopped there does not count further on: neither the
 * account's owner nor the others behind that address are locked out. The wider limits are for attacks on or from many.
 */
export const loginAttempt = (address: string, email: string): [own: Count, ...Count[]] => [
  { name: 'login', key: `${address} ${email}`, rule: { limit: 10, seconds: 15 * MINUTE } },
  { name: 'login-from', key: address, rule: { limit: 200, seconds: 15 * MINUTE } },
  { name: 'login-to', key: email, rule: { limit: 100, seconds: HOUR } },
];

/** Counted for every address of mail alike, so that nobody learns which has an account. */
export const resetRequest = (address: string, email: string): Count[] => [
  { name: 'reset-to', key: email, rule: { limit: 3, seconds: HOUR } },
  { name: 'reset-from', key: address, rule: { limit: 30, seconds: HOUR } },
];

export const newPassword = (address: string): Count[] => [
  { name: 'reset-use', key: address, rule: { limit: 30, seconds: HOUR } },
];

export const newAccount = (address: string): Count[] => [
  { name: 'create', key: address, rule: { limit: 60, seconds: HOUR } },
];

/** A customer who is asked for the password once more. */
export const passwordProof = (customerId: number): [Count] => [
  { name: 'password', key: String(customerId), rule: { limit: 10, seconds: 15 * MINUTE } },
];

/** Takes one after another and stops at the first that is used up. */
export async function takeAll(limits: RateLimits, counts: readonly Count[]): Promise<boolean> {
  for (const { name, key, rule } of counts) if (!(await limits.take(name, key, rule))) return false;
  return true;
}

export const giveBack = (limits: RateLimits, { name, key, rule }: Count): Promise<void> =>
  limits.clear(name, key, rule);
