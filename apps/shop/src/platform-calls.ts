import type { ApiCall, ApiTransport } from '@brixel/storefront/data/api/transport';
import type { FastifyInstance } from 'fastify';

export interface PlainAnswer {
  status: number;
  /** JSON */
  payload: string;
}

/** Calls of the platform in this process, not over a socket. */
export interface PlatformCalls {
  ask(call: ApiCall): Promise<PlainAnswer>;
  transport: ApiTransport;
}

export function platformCalls(app: FastifyInstance): PlatformCalls {
  async function ask({ method, path, body, headers, visitor }: ApiCall): Promise<PlainAnswer> {
    const { statusCode, payload } = await app.inject({
      method,
      url: path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(visitor ? { remoteAddress: visitor } : {}),
    });
    return { status: statusCode, payload };
  }
  return {
    ask,
    async transport(call) {
      const { status, payload } = await ask(call);
      return { status, json: JSON.parse(payload) };
    },
  };
}
