import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import type { Me } from '@brixel/contract/office/staff';
import { create } from 'zustand';
import { loadLanguage } from '#i18n/i18n.ts';

interface Session {
  me: Me | null;
  /** the session has ended while the page is open: the person is asked to sign in again */
  isLost: boolean;
}

export const useSession = create<Session>(() => ({ me: null, isLost: false }));

/** The pages behind the sign-in are shown only with somebody who is signed in. */
export function useMe(): Me {
  const { me } = useSession();
  if (!me) throw new Error('Nobody is signed in.');
  return me;
}

let waiting: (() => void)[] = [];

/** Asks for a new sign-in over the page, and ends when it has happened. */
export function signedInAgain(): Promise<void> {
  useSession.setState({ isLost: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Somebody has signed in, or has changed something about themselves. */
export async function enter(me: Me): Promise<void> {
  const { me: before } = useSession.getState();
  // what is on the page belongs to somebody else
  if (before && before.id !== me.id) return location.assign(OFFICE_ROOT);
  await loadLanguage(me.language);
  useSession.setState({ me, isLost: false });
  const resume = waiting;
  waiting = [];
  for (const go of resume) go();
}

/** Begins anew: nothing of what was on the page stays in memory. */
export const leave = (): void => location.assign(OFFICE_ROOT);
