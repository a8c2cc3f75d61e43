import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCodeOf } from './errors.ts';
import { fail, sendFailure } from './reply.ts';

/** What the platform needs of the server that mounts it. */
export const serverOptions = {
  /** unique across nodes, since a caller may quote it from a 500 answer */
  genReqId: () => randomUUID(),
  /** an address the router cannot even decode is refused in the envelope too */
  frameworkErrors: (error: Error, _request: FastifyRequest, reply: FastifyReply) => {
    sendFailure(reply, fail(errorCodeOf(error) ?? 'BAD_REQUEST'));
  },
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
};
