import type { FastifyPluginAsync } from 'fastify';
import { fail, sendFailure } from '../http/reply.ts';
import type { Payments } from './payments.ts';
import { NoAnswer } from './provider.ts';

const BODY_LIMIT = 256 * 1024;

/**
 * Messages of the payment service. They are not part of the contract, for they speak its words. A message is only a reason to
 * ask, so one that comes twice, late or never does no harm; what is not answered with 200 is sent again.
 */
export const webhookRoute =
  ({ provider, follow }: Pick<Payments, 'provider' | 'follow'>): FastifyPluginAsync =>
  async (app) => {
    app.removeContentTypeParser('application/json');
    // The signature is over the text as it came.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));

    app.post<{ Body: string }>('/payment/webhook', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const hint = await provider.readWebhook?.(request.headers, request.body);
      if (!hint) return sendFailure(reply, fail('BAD_REQUEST', 'The message is not from the payment service'));
      const outcome = hint instanceof NoAnswer || hint.paymentId === null ? hint : await follow(hint.paymentId);
      if (!(outcome instanceof NoAnswer)) return reply.send({ code: 200, result: true });
      request.log.warn({ reason: outcome.reason }, 'a message of the payment service could not be followed');
      return sendFailure(reply, fail('UNAVAILABLE'));
    });
  };
