import { connectionProbe } from '#data/connection/probe-connection.ts';
import { type ApiTransport, fetchTransport } from './transport.ts';

/** Calls of the browser. One that fails makes the page check its connection. */
export function browserTransport(origin: string): ApiTransport {
  const send = fetchTransport(origin);
  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      connectionProbe.callFailed(error);
      throw error;
    }
  };
}
