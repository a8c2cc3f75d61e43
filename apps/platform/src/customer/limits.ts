import type { Attempt } from '../http/rate-limit.ts';
import { mailboxOf } from '../mail/mailbox.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Where an attempt to log in comes from, and what it is aimed at. */
export interface LoginAttempt {
  address: string;
  email: string;
  /** null where there is no such account */
  passwordHash: string | null;
  /** null where this device has never logged in to this account */
  device: string | null;
}

/**
 * Guesses at one account from one machine are stopped first, and do not count in the wider limits: neither the
 * account's owner nor the others behind that address are locked out. The wider limits are for attacks on or from many. A device
 * that is known is counted by itself. Attempts at a password that is no longer the account's do not count: a new one opens the
 * door at once, on every node.
 */
export function loginAttempt({ address, email, passwordHash, device }: LoginAttempt): [own: Attempt, ...Attempt[]] {
  const account = `${email} ${passwordHash ?? ''}`;
  const few = { limit: 10, seconds: 15 * MINUTE };
  if (device !== null) return [{ name: 'login-device', key: `${device} ${account}`, rule: few }];
  return [
    { name: 'login', key: `${address} ${account}`, rule: few },
    { name: 'login-from', key: address, rule: { limit: 200, seconds: 15 * MINUTE } },
    { name: 'login-to', key: account, rule: { limit: 100, seconds: HOUR } },
  ];
}

/** Counted for every e-mail address alike: the limit does not reveal which has an account. */
export const resetRequest = (address: string, email: string): Attempt[] => [
  { name: 'reset-to', key: email, rule: { limit: 3, seconds: HOUR } },
  { name: 'reset-from', key: address, rule: { limit: 30, seconds: HOUR } },
];

export const newPassword = (address: string): Attempt[] => [
  { name: 'reset-use', key: address, rule: { limit: 30, seconds: HOUR } },
];

export const newAccount = (address: string): Attempt[] => [
  { name: 'create', key: address, rule: { limit: 60, seconds: HOUR } },
];

/** Mails that ask to confirm an address: limited, since any address can be claimed. */
export const confirmationMail = (customerId: number, email: string): Attempt[] => [
  { name: 'confirm-of', key: String(customerId), rule: { limit: 5, seconds: HOUR } },
  confirmationMailTo(email),
];

export const confirmationMailTo = (email: string): Attempt => ({
  name: 'confirm-to',
  key: mailboxOf(email),
  rule: { limit: 3, seconds: 24 * HOUR },
});

export const confirmation = (address: string): Attempt[] => [
  { name: 'confirm-use', key: address, rule: { limit: 30, seconds: HOUR } },
];

/** A logged-in customer who has to confirm the password. */
export const passwordProof = (customerId: number): [Attempt] => [
  { name: 'password', key: String(customerId), rule: { limit: 10, seconds: 15 * MINUTE } },
];
