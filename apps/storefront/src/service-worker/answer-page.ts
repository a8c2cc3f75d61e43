import { splitStorePath } from '@brixel/contract/stores';
import { isFromGateway } from '#data/api/from-gateway.ts';
import type { Release } from './release.ts';
import { findShell } from './release-cache.ts';

/** In a tunnel a line may neither answer nor break. */
const PATIENCE_MS = 10_000;

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The shop does not answer.')), PATIENCE_MS));

/** The request is under way already where the browser did not wait for the worker to start. */
export const askShop = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Pages come from the shop; where it does not answer, the shell of the store stands in and finds the data itself. */
export async function answerPage(event: FetchEvent, release: Release): Promise<Response> {
  const answer = await Promise.race([askShop(event), tooLate()]).catch(() => null);
  if (answer && !isFromGateway(answer.status)) return answer;
  const { store } = splitStorePath(new URL(event.request.url).pathname, Object.keys(release.shells));
  return (await findShell(release, store.storeCode)) ?? answer ?? Response.error();
}
