import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';

/** Lets Vite answer what it has: sources and its own client, no documents. True when it did. */
export function answerWithVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (request.headers.accept?.includes('text/html')) return Promise.resolve(false);
  return new Promise((resolve) => {
    reply.raw.once('finish', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
}
