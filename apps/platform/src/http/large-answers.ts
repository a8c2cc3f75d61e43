import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from './errors.ts';

const MIB = 1024 * 1024;
/** An answer from here on is a large one. */
const LARGE = MIB;
const MOST_BYTES = 128 * MIB;

/** Letters of large answers that clients of this process have not taken yet. */
let underWay = 0;

/** Clients that ask for much and read slowly, or not at all, would else fill the memory. */
export function limitLargeAnswers(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LARGE) return;
    if (underWay + payload.length > mostBytes) throw new RefusedRequest('UNAVAILABLE');
    underWay += payload.length;
    finished(reply.raw, () => {
      underWay -= payload.length;
    });
  });
}
