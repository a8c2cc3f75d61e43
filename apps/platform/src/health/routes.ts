import type { FastifyPluginAsync, FastifyReply } from 'fastify';

export interface Readiness {
  ok: boolean;
  checks: Record<string, boolean>;
}

/** `live`: restart me if this fails. `ready`: send me no visitors while this fails. `/health` is both in one answer. */
export const healthRoutes =
  (ready: () => Promise<Readiness>): FastifyPluginAsync =>
  async (app) => {
    const send = (reply: FastifyReply, { ok, checks }: Readiness) =>
      reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-cache, no-store')
        .send({ status: ok ? 'ok' : 'unavailable', checks });

    // Asked every few seconds by load balancers: too much to log.
    const options = { logLevel: 'warn' } as const;
    app.get('/health/live', options, async (_request, reply) => send(reply, { ok: true, checks: { process: true } }));
    app.get('/health/ready', options, async (_request, reply) => send(reply, await ready()));
    app.get('/health', options, async (_request, reply) => {
      const { ok, checks } = await ready();
      return send(reply, { ok, checks: { process: true, ...checks } });
    });
  };
