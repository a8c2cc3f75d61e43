import type { FastifyPluginAsync } from 'fastify';
import { fail, sendFailure } from '../http/reply.ts';
import type { Refunds } from '../refund/refunds.ts';
import type { Payments } from './payments.ts';
import { NoAnswer, type WebhookHint } from './provider.ts';

const BODY_LIMIT = 256 * 1024;

/**
 * Webhooks of the payment service, in its own format and not part of the contract. A message is only a reason to
 * ask, so one that comes twice, late or never does no harm; what is not answered with 200 is sent again.
 */
export const webhookRoute =
  (
    { provider, follow }: Pick<Payments, 'provider' | 'follow'>,
    refunds: Pick<Refunds, 'takeOver'>,
  ): FastifyPluginAsync =>
  async (app) => {
    app.removeContentTypeParser('application/json');
    // The signature is over the text as it came.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));

    const followHint = async ({ paymentId, refundId }: WebhookHint) =>
      refundId === null ? paymentId && (await follow(paymentId)) : await refunds.takeOver(refundId);

    app.post<{ Body: string }>('/payment/webhook', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const hint = await provider.readWebhook?.(request.headers, request.body);
      if (!hint) return sendFailure(reply, fail('BAD_REQUEST', 'The message is not from the payment service'));
      const settlement = hint instanceof NoAnswer ? hint : await followHint(hint);
      if (!(settlement instanceof NoAnswer)) return reply.send({ code: 200, result: true });
      request.log.warn({ reason: settlement.reason }, 'a message of the payment service could not be followed');
      return sendFailure(reply, fail('UNAVAILABLE'));
    });
  };
