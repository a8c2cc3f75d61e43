const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a cached response is served without a request; offline also longer. */
function lifetimeMs(contentType: string): number {
  if (/\bjson\b/.test(contentType)) return 24 * HOUR;
  return contentType.startsWith('image/png') ? 7 * DAY : 30 * DAY;
}

/** Everything older is evicted. */
export const LONGEST_MS = 30 * DAY;

/** Time and size of a cached response are its own headers, so no second index is needed. */

const CACHED_AT = 'x-kept-at';
const BYTES = 'x-kept-bytes';

/** Complete, successful, same-origin and not `no-store`. */
export const isCacheable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');

export async function stampResponse(response: Response, now: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(CACHED_AT, String(now));
  headers.set(BYTES, String(body.byteLength));
  return new Response(body, { headers });
}

export const cachedAtOf = ({ headers }: Response): number => Number(headers.get(CACHED_AT));

export const bytesOf = ({ headers }: Response): number => Number(headers.get(BYTES));

export const isFresh = (response: Response, now: number): boolean =>
  now - cachedAtOf(response) <= lifetimeMs(response.headers.get('content-type') ?? '');
