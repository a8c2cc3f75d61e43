import { MOST_DEVICE_TOKENS } from '@brixel/contract/device-tokens';
import { readStored, writeStored } from './browser-storage.ts';

/**
 * What tells the shop that accounts were logged in to from this browser before, newest first. They open nothing and name nobody,
 * and outlive the logout: their use begins when somebody else keeps guessing at the password.
 */

const STORAGE_KEY = 'brixel/devices';

export function readDevices(): string[] {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string').slice(0, MOST_DEVICE_TOKENS) : [];
}

/** `token`: as the API gave it, if it gave one. */
export function storeDevice(token: unknown): void {
  if (typeof token !== 'string') return;
  const others = readDevices().filter((known) => known !== token);
  writeStored(STORAGE_KEY, [token, ...others].slice(0, MOST_DEVICE_TOKENS));
}
