import { withParameter } from '@brixel/commerce/query-string';
import { API_ROOT } from '@brixel/contract/api-paths';
import { type EndpointName, endpointRoutes } from '@brixel/contract/endpoint-routes';
import type { EndpointInput, EndpointResult } from '@brixel/contract/endpoint-types';
import type { Envelope } from '@brixel/contract/envelope';
import type { PublicConfig } from '#config/public-config.ts';
import { ApiError, errorMessage, isUnreachable, WRONG_FORMAT } from './api-error.ts';
import type { ApiAnswer, ApiTransport } from './transport.ts';

/** Calls of the wire contract by name. Failures of the other side are values; only a broken connection or answer throws. */

export type ApiResult<T> =
  | { ok: true; code: number; result: T; meta: Record<string, unknown> }
  | { ok: false; code: number; message: string; result: unknown };

export interface CallOptions {
  /** sent as Authorization header: query strings end up in logs */
  token?: string | null;
  headers?: Record<string, string>;
  /** true: a failure is not shown to the shopper */
  silent?: boolean;
  signal?: AbortSignal;
}

/** `params`, `query` and `body` as the endpoint takes them. */
export type CallInput<Name extends EndpointName> = EndpointInput<Name> & CallOptions;

export interface Api {
  /** a call that answers in an envelope; the result has the type that the contract gives it, and is not checked */
  call<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<ApiResult<EndpointResult<Name>>>;
  /** the answer as it came, for endpoints without an envelope and for callers that check it themselves */
  bare<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<ApiAnswer>;
}

export interface ApiSetup {
  config: PublicConfig;
  storeCode: string;
  transport: ApiTransport;
  /** called with every non-silent failure */
  onFailure?: (message: string) => void;
}

const isEnvelope = <T>(json: unknown): json is Envelope<T> =>
  typeof json === 'object' && json !== null && 'code' in json && 'result' in json;

interface AddressParts {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** The path of an endpoint with its parameters, and the store where there are several. */
export function endpointAddress<Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
  storeCode: string | null,
): string {
  const { params = {}, query = {} }: AddressParts = input;
  const path = endpointRoutes[name].path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key])));
  const values = Object.entries({ ...query, ...(storeCode && { storeCode }) });
  return values.reduce(
    (address, [key, value]) => (value === undefined ? address : withParameter(address, key, String(value))),
    API_ROOT + path,
  );
}

const headersOf = ({ headers, token }: CallOptions): Record<string, string> => ({
  ...headers,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

export function createApi({ config, storeCode, transport, onFailure }: ApiSetup): Api {
  const bare: Api['bare'] = (name, input) =>
    transport({
      method: endpointRoutes[name].method,
      path: endpointAddress(name, input, config.multistore.enabled ? storeCode : null),
      body: input.body,
      ...(input.headers || input.token ? { headers: headersOf(input) } : {}),
      ...(input.signal ? { signal: input.signal } : {}),
    });

  return {
    bare,
    async call<Name extends EndpointName>(name: Name, input: CallInput<Name>) {
      const { json } = await bare(name, input);
      if (!isEnvelope<EndpointResult<Name>>(json)) throw new ApiError(WRONG_FORMAT, 500);
      if (json.code === 200) return { ok: true, code: 200, result: json.result, meta: json.meta ?? {} };
      const message = errorMessage(json.result);
      if (!input.silent && !isUnreachable(json.result)) onFailure?.(message);
      return { ok: false, code: json.code, message, result: json.result };
    },
  };
}
