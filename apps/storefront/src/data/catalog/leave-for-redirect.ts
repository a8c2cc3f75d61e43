import { redirect } from 'react-router';
import type { Services } from '#data/services.ts';

/** For loaders that found nothing at an address: leaves for another one where the owner has said so. */
export async function leaveForRedirect({ api, config }: Services, { url, signal }: Request): Promise<void> {
  if (config.api.calls !== 'all') return;
  const path = new URL(url).pathname.slice(0, 500);
  const answer = await api.call('findRedirect', { query: { path }, silent: true, signal });
  if (answer.ok && answer.result) throw redirect(answer.result.to, answer.result.status);
}
