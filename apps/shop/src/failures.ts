import { errorCodeOf, errorTable } from '@brixel/platform/http/errors';
import { fail, RETRY_AFTER_SECONDS, sendFailure } from '@brixel/platform/http/reply';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from './config.ts';
import { everyAnswerHeaders, pageHeaders } from './security-headers.ts';
import type { MountedStorefront } from './storefront-kind.ts';

export type HandleFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Programs get JSON, everybody else a page. */
const isCall = (url: string): boolean => /^\/(?:api|graphql|img|health)(?:[/?]|$)/.test(url);

/** The one place where a failed request ends: the client sees the status only, the log has the error under the request's id. */
export function createFailureHandler(config: ShopConfig, storefront: () => MountedStorefront | null): HandleFailure {
  return async (error, request, reply) => {
    const expected = errorCodeOf(error);
    const code = expected ?? 'INTERNAL';
    const { status } = errorTable[code];
    if (!expected) request.log.error({ err: error }, 'request failed');
    else if (status >= 500) request.log.warn({ err: error }, 'request failed');
    // a request that the framework itself refuses has not passed the hooks
    reply.headers(everyAnswerHeaders(config));
    const mounted = storefront();
    if (isCall(request.url) || !mounted) {
      return sendFailure(reply, fail(code), status === 500 ? { requestId: request.id } : undefined);
    }
    const { failurePage } = await mounted.current();
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(status)
      .headers({ ...pageHeaders(config, [], false), 'cache-control': 'no-store' })
      .send(
        failurePage(
          { host: request.host, pathname: request.url.split('?', 1).join() },
          { status, requestId: request.id },
        ),
      );
  };
}
