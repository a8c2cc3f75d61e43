import { type ApiTransport, fetchTransport } from '@brixel/storefront/data/api/transport';
import type { FastifyInstance } from 'fastify';

/** The storefront's loaders call the platform in this process, not over a socket; or an API elsewhere where one is configured. */
export function apiTransport(app: FastifyInstance, apiUrl: string | undefined): ApiTransport {
  if (apiUrl) return fetchTransport(apiUrl);
  return async ({ method, path, body, headers, visitor }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(visitor ? { remoteAddress: visitor } : {}),
    });
    return { status: answer.statusCode, json: answer.json() };
  };
}
