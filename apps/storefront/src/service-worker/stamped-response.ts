const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a kept answer does without asking the shop; where nobody can be asked it also serves later. */
function lifetimeMs(contentType: string): number {
  if (/\bjson\b/.test(contentType)) return 24 * HOUR;
  return contentType.startsWith('image/png') ? 7 * DAY : 30 * DAY;
}

/** Longer than this nothing is kept, asked for or not. */
export const LONGEST_MS = 30 * DAY;

/** A kept answer says itself when it was kept and how large it is, so that no second book needs to be kept. */

const KEPT_AT = 'x-kept-at';
const BYTES = 'x-kept-bytes';

/** Whole, good, from this shop, and meant to be kept. */
export const isKeepable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');

export async function stampResponse(response: Response, now: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(now));
  headers.set(BYTES, String(body.byteLength));
  return new Response(body, { headers });
}

export const keptAtOf = ({ headers }: Response): number => Number(headers.get(KEPT_AT));

export const bytesOf = ({ headers }: Response): number => Number(headers.get(BYTES));

export const isFresh = (response: Response, now: number): boolean =>
  now - keptAtOf(response) <= lifetimeMs(response.headers.get('content-type') ?? '');
