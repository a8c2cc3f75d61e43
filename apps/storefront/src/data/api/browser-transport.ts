import type { PublicConfig } from '#config/public-config.ts';
import { connectionProbe } from '#data/connection/probe-connection.ts';
import { type ApiTransport, fetchTransport } from './transport.ts';

/** Calls of the browser. One that fails makes the page check its connection. */
export function browserTransport({ url, tokenIn }: PublicConfig['api']): ApiTransport {
  const send = fetchTransport(url, tokenIn);
  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      connectionProbe.callFailed(error);
      throw error;
    }
  };
}
