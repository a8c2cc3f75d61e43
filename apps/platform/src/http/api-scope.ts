import { PROOF_HEADER } from '@brixel/contract/newsletter-proof';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { errorCodeOf } from './errors.ts';
import { readJsonBodies } from './json-body.ts';
import { limitLargeAnswers } from './large-answers.ts';
import { fail, sendFailure } from './reply.ts';

/** Makes a scope of the server speak the contract's general rules: CORS, JSON bodies, and every failure in the envelope. */
export async function speakContract(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'authorization', 'x-vs-store-code', PROOF_HEADER],
    maxAge: 86_400,
    strictPreflight: false,
  });
  readJsonBodies(app);
  limitLargeAnswers(app);

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('%00')) return sendFailure(reply, fail('BAD_REQUEST'));
  });

  app.setNotFoundHandler((_request, reply) => sendFailure(reply, fail('NOT_FOUND', 'No such call')));

  app.setErrorHandler((error, request, reply) => {
    const expected = errorCodeOf(error);
    if (expected === 'UNAVAILABLE') request.log.warn({ err: error }, 'the database is not available');
    if (expected) return sendFailure(reply, fail(expected));
    request.log.error({ err: error }, 'request failed');
    return sendFailure(reply, fail('INTERNAL'), { requestId: request.id });
  });
}
