import { call } from '#data/call.ts';
import { clearOfflineData } from '#data/offline-database.ts';
import { leave } from '#data/session.ts';
import { toastFailure } from '#shared/toasts.tsx';

/** A session that could not be ended is said to be open still. */
export async function signOut(): Promise<void> {
  const answer = await call('session.delete');
  if (!answer.ok) return toastFailure(answer.code);
  clearOfflineData();
  leave();
}
