import { call } from './call.ts';
import { enter } from './session.ts';

/** After something about the own account has changed, such as a second factor. */
export async function refreshMe(): Promise<void> {
  const answer = await call('session.read');
  if (answer.ok && answer.result.me) await enter(answer.result.me);
}
