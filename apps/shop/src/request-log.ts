import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { redactUrl } from '@brixel/platform/http/redact-url';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

const REQUEST_ID = /^[\w.:-]{8,128}$/;
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** Lines of the log say which request and which trace they belong to; a proxy that is trusted may have named the request already. */
export const requestNames = (hasProxy: boolean): Pick<FastifyServerOptions, 'genReqId' | 'childLoggerFactory'> => ({
  genReqId({ headers }: Pick<IncomingMessage, 'headers'>) {
    const given = hasProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  },
  childLoggerFactory(this: FastifyInstance, logger, bindings, options, raw) {
    const trace = TRACE_PARENT.exec(String(raw.headers.traceparent ?? ''))?.[1];
    return logger.child(trace ? { ...bindings, trace_id: trace } : bindings, options);
  },
});

/** One line for each request of a visitor, whatever the level of the log. */
export function writeAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    const log: FastifyBaseLogger = request.log.child({}, { level: 'info' });
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    log.info({ access: { method, url: redactUrl(url), status: reply.statusCode, ms } }, 'request');
  });
}
