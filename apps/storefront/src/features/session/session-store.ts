import type { Profile } from '@brixel/contract/user';
import { create } from 'zustand';
import { watchOtherTabs } from '#data/storage/browser-storage.ts';
import { readUser, USER_STORAGE } from '#data/storage/stored-user.ts';

/** Who is logged in, as the pages show it. */

export interface Session {
  /** unknown on the server and while hydrating */
  status: 'unknown' | 'guest' | 'customer';
  profile: Profile | null;
}

export const useSession = create<Session>()(() => ({ status: 'unknown', profile: null }));

/** After every change of what is stored. */
export function showSession(): void {
  const user = readUser();
  useSession.setState({ status: user ? 'customer' : 'guest', profile: user?.current ?? null });
}

/** Reads what was stored and follows the other tabs, until stopped. */
export function startSession(): () => void {
  showSession();
  return watchOtherTabs(USER_STORAGE, showSession);
}
