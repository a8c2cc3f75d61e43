import { withParameter } from '@brixel/commerce/query-string';
import type { TokenPlace } from '#config/public-config.ts';
import { ApiError, BAD_CONTENT_TYPE } from './api-error.ts';

/** How a call travels: in-process on the server, by fetch in the browser. */

export interface ApiCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/api/…` with query */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** whom the server asks for: limits are counted by address */
  visitor?: string;
}

export interface ApiAnswer {
  status: number;
  json: unknown;
}

export type ApiTransport = (call: ApiCall) => Promise<ApiAnswer>;

export const fetchTransport = (origin: string, tokenIn: TokenPlace = 'header'): ApiTransport => {
  const placed = tokenIn === 'query' ? withTokenInQuery : (call: ApiCall): ApiCall => call;
  return async (call) => {
    const { method, path, body, headers, signal } = placed(call);
    const response = await fetch(origin + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.headers.get('content-type')?.includes('application/json')) {
      throw new ApiError(BAD_CONTENT_TYPE, response.status);
    }
    return { status: response.status, json: await response.json() };
  };
};

/** Some APIs look for a customer's token nowhere else. */
function withTokenInQuery(call: ApiCall): ApiCall {
  const { authorization, ...headers } = call.headers ?? {};
  if (!authorization) return call;
  return { ...call, path: withParameter(call.path, 'token', authorization.replace(/^Bearer /, '')), headers };
}
