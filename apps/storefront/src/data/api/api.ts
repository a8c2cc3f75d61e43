import { withParameter } from '@brixel/commerce/query-string';
import type { Envelope } from '@brixel/contract/envelope';
import type { EndpointName, PublicConfig } from '#config/public-config.ts';
import { ApiError, errorMessage, isUnreachable, WRONG_FORMAT } from './api-error.ts';
import type { ApiAnswer, ApiCall, ApiTransport } from './transport.ts';

/** Calls of the wire contract by name. Failures of the other side are values; only a broken line or answer throws. */

export type ApiResult<T> =
  | { ok: true; code: number; result: T; meta: Record<string, unknown> }
  | { ok: false; code: number; message: string; result: unknown };

export interface CallOptions {
  method?: ApiCall['method'];
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** fills {{token}} and sends it as Authorization header instead */
  token?: string | null;
  headers?: Record<string, string>;
  /** fills {{cartId}} */
  cartId?: string;
  /** fills {{orderId}} */
  orderId?: string;
  /** fills {{mosaicId}} */
  mosaicId?: string;
  /** true: a failure is not told to the shopper */
  silent?: boolean;
  signal?: AbortSignal;
}

export interface Api {
  /** a call that answers in an envelope */
  call<T>(name: EndpointName, options?: CallOptions): Promise<ApiResult<T>>;
  /** a call that answers bare, such as url/map */
  bare(name: EndpointName, options?: CallOptions): Promise<ApiAnswer>;
}

export interface ApiSetup {
  config: PublicConfig;
  storeCode: string;
  transport: ApiTransport;
  /** told about every non-silent failure */
  onFailure?: (message: string) => void;
}

const isEnvelope = (json: unknown): json is Envelope<unknown> =>
  typeof json === 'object' && json !== null && 'code' in json && 'result' in json;

/** The template with its placeholders filled. The token is left out: it travels in a header, query strings end up in logs. */
export function endpointAddress(
  template: string,
  { query = {}, cartId, orderId, mosaicId }: CallOptions,
  storeCode: string | null,
): string {
  if (template.includes('{{cartId}}') && !cartId) {
    throw new ApiError(`Error executing sync task ${template}: required cartId argument is null`, 500);
  }
  const filled = template
    .replace(/token=\{\{token\}\}&?/, '')
    .replace('{{cartId}}', encodeURIComponent(cartId ?? ''))
    .replace('{{orderId}}', encodeURIComponent(orderId ?? ''))
    .replace('{{mosaicId}}', encodeURIComponent(mosaicId ?? ''))
    .replace(/[?&]$/, '');
  const values = Object.entries({ ...query, ...(storeCode ? { storeCode } : {}) });
  return values.reduce(
    (path, [name, value]) => (value === undefined ? path : withParameter(path, name, String(value))),
    filled,
  );
}

const headersOf = ({ headers, token }: CallOptions): Record<string, string> => ({
  ...headers,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

export function createApi({ config, storeCode, transport, onFailure }: ApiSetup): Api {
  const bare: Api['bare'] = (name, options = {}) =>
    transport({
      method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
      path: endpointAddress(config.api.endpoints[name], options, config.multistore.enabled ? storeCode : null),
      body: options.body,
      ...(options.headers || options.token ? { headers: headersOf(options) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });

  return {
    bare,
    async call<T>(name: EndpointName, options: CallOptions = {}): Promise<ApiResult<T>> {
      const { json } = await bare(name, options);
      if (!isEnvelope(json)) throw new ApiError(WRONG_FORMAT, 500);
      if (json.code === 200) return { ok: true, code: 200, result: json.result as T, meta: json.meta ?? {} };
      const message = errorMessage(json.result);
      if (!options.silent && !isUnreachable(json.result)) onFailure?.(message);
      return { ok: false, code: json.code, message, result: json.result };
    },
  };
}
