import type { TokenRefresh } from './token-refresh.ts';
import type { ApiAnswer, ApiCall, ApiTransport } from './transport.ts';

export const REFRESH_REFUSED = 'Error refreshing user token. User is not authorized to access the resource';

const isUnauthorized = ({ status, json }: ApiAnswer): boolean =>
  status === 401 || (typeof json === 'object' && json !== null && 'code' in json && json.code === 401);

const withToken = (call: ApiCall, token: string): ApiCall => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
});

/** Calls of a customer go out with the token of the moment; one that finds it dead is made again, once, with the next. */
export const authorizedTransport =
  (transport: ApiTransport, refresh: TokenRefresh): ApiTransport =>
  async (call) => {
    if (!call.headers?.authorization) return transport(call);
    const token = await refresh.current();
    // a login that is not stored yet carries its own token
    if (!token) return transport(call);
    const answer = await transport(withToken(call, token));
    if (!isUnauthorized(answer)) {
      refresh.accepted();
      return answer;
    }
    const next = await refresh.renew(token);
    if (!next) return { status: 401, json: { code: 401, result: REFRESH_REFUSED } };
    const second = await transport(withToken(call, next));
    if (!isUnauthorized(second)) refresh.accepted();
    return second;
  };
