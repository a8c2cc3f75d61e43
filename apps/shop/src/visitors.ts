import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Tells whether anybody is being served; what the shop asks itself does not count. Called before any route is added. */
export function watchVisitors(app: FastifyInstance): () => boolean {
  let open = 0;
  app.addHook('onRequest', async (request, reply) => {
    // a request from within has no real socket
    if (!(request.raw.socket instanceof Socket)) return;
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
  });
  return () => open > 0;
}
