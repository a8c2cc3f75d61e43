import { setTimeout as sleep } from 'node:timers/promises';
import { API_ROOT } from '@brixel/contract/api-paths';
import { endpointRoutes } from '@brixel/contract/endpoint-routes';
import { inAllLanguages } from '@brixel/contract/local-text';
import { defaultFacts, type ShopFacts } from '@brixel/contract/shop-facts';
import { shopFacts } from '@brixel/contract/shop-settings';
import { type Repeated, repeatedly } from '@brixel/platform/repeat';

const INTERVAL_MS = 2000;
const TIMEOUT_MS = 3000;

export interface FactsElsewhere extends Repeated {
  /** the same object until something changes */
  current(): ShopFacts;
}

/**
 * The facts of a shop whose platform runs elsewhere, asked for again and again. Until it has answered, and where it does not know the
 * call, they are the defaults.
 */
export async function followFacts(apiUrl: string, onError: (error: unknown) => void): Promise<FactsElsewhere> {
  const url = apiUrl + API_ROOT + endpointRoutes.shopFacts.path;
  let current = defaultFacts;
  let etag: string | null = null;

  async function ask(): Promise<void> {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return;
    }
    const { result } = (await answer.json()) as { result?: unknown };
    // an older platform lacks what was added since
    current = shopFacts.parse({ ...defaultFacts, ...(inAllLanguages(result) as object) });
    etag = answer.headers.get('etag');
  }

  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const following = repeatedly(INTERVAL_MS, () => ask().finally(resolve), onError);
  await Promise.race([asked, sleep(TIMEOUT_MS)]);
  return { current: () => current, close: following.close };
}
