import type { Profile } from '@brixel/contract/user';
import type { GroupClaim } from '#data/catalog/catalog.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** Who is logged in, as this browser keeps it for all its tabs. */

export interface UserTokens {
  token: string;
  /** null where the API gives none: then a token that has died ends the session */
  refreshToken: string | null;
}

export interface StoredUser extends UserTokens {
  /** as the API last returned it */
  current: Profile;
}

export const USER_STORAGE = 'brixel/user';

/** For browsers that refuse to store anything: then the session lasts for the page. */
let inMemory: StoredUser | null = null;

const isUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && 'token' in value && 'current' in value;

export function readUser(): StoredUser | null {
  const stored = readStored(USER_STORAGE);
  // a refusing browser says nothing at all; another tab's logout says `false`
  if (stored === null) return inMemory;
  return isUser(stored) ? stored : null;
}

export function storeUser(user: StoredUser | null): void {
  inMemory = user;
  writeStored(USER_STORAGE, user ?? false);
}

export const customerToken = (): string | null => readUser()?.token ?? null;

/** Of the customer who is logged in. */
export const customerGroup = (): number | null => readUser()?.current.group_id ?? null;

export function groupClaim(): GroupClaim | null {
  const profile = readUser()?.current;
  return profile ? { groupId: profile.group_id, groupToken: profile.groupToken } : null;
}
