import type { PublicConfig } from '@brixel/storefront/config/public-config';
import { type ApiTransport, fetchTransport } from '@brixel/storefront/data/api/transport';

/** The other side closed a connection that was kept for the next call, as servers do that restart or were idle for long. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  CLOSED.has(String(error.cause.code));

/** To an API that runs elsewhere. What only reads is asked once more on a new connection, as browsers do by themselves. */
export function transportElsewhere({ url, tokenIn }: Pick<PublicConfig['api'], 'url' | 'tokenIn'>): ApiTransport {
  const send = fetchTransport(url, tokenIn);
  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      if (call.method !== 'GET' || !isClosed(error)) throw error;
      return send(call);
    }
  };
}
