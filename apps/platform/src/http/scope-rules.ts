import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createTurns } from '../turns.ts';
import { errorCodeOf, RefusedRequest } from './errors.ts';
import { readJsonBodies } from './json-body.ts';
import { fail, sendFailure } from './reply.ts';

const takeTurn = createTurns();

/** What every scope of calls has in common, the shop's and the office's: JSON bodies, and every failure in the envelope. */
export function applyScopeRules(app: FastifyInstance): void {
  readJsonBodies(app);
  limitLargeAnswers(app);

  app.addHook('onRequest', (_request, _reply, done) => {
    const turn = takeTurn();
    if (turn) void turn.then(() => done());
    else done();
  });
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

const MIB = 1024 * 1024;
/** An answer from here on is a large one. */
const LARGE = MIB;
const MOST_BYTES = 128 * MIB;
/** Letters of large answers that clients of this process have not taken yet. */
let underWay = 0;

/** Clients that request much and read slowly would fill the memory. */
function limitLargeAnswers(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LARGE) return;
    if (underWay + payload.length > mostBytes) throw new RefusedRequest('UNAVAILABLE');
    underWay += payload.length;
    finished(reply.raw, () => {
      underWay -= payload.length;
    });
  });
}
