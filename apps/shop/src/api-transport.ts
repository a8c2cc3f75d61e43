import type { ApiTransport } from '@brixel/storefront/data/transport';
import type { FastifyInstance } from 'fastify';

/** The storefront's loaders call the platform in this process, not over a socket; or an API elsewhere where one is configured. */
export function apiTransport(app: FastifyInstance, apiUrl: string | undefined): ApiTransport {
  if (apiUrl) return (call) => overHttp(apiUrl, call);
  return async ({ method, path, body, headers }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, json: answer.json() };
  };
}

async function overHttp(base: string, { method, path, body, headers, signal }: Parameters<ApiTransport>[0]) {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, json: await answer.json() };
}
