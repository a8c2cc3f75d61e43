import { defaultStoreCode, isStoreCode, type StoreView, storeViews } from '@brixel/contract/stores';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { findStore } from '../../http/store.ts';
import { backFrom, sandboxPage, unknownPaymentPage } from './sandbox-page.ts';
import { findSandboxPayment, moveSandboxPayment, SANDBOX_PATH, type SandboxPayment } from './sandbox-provider.ts';
import { sandboxStyleHash } from './sandbox-style.ts';

interface SandboxRoute {
  Params: { paymentId: string };
}

const address = `${SANDBOX_PATH}/:paymentId`;

/** The pages of the built-in payment service. They exist only where it is the shop's service. */
export const sandboxRoutes =
  (db: Kysely<Schema>, publicUrl: string, shopName: () => string): FastifyPluginAsync =>
  async (app) => {
    const headers = pageHeaders(new URL(publicUrl).origin);
    // The buttons send an empty form.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_r, _b, done) => done(null),
    );

    const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply
        .code(404)
        .headers(headers)
        .send(unknownPaymentPage(likelyStore(request)));

    app.get<SandboxRoute>(address, async (request, reply) => {
      const payment = await findSandboxPayment(db, request.params.paymentId);
      if (!payment) return unknown(request, reply);
      return reply.headers(headers).send(sandboxPage(payment, storeOf(payment), shopName()));
    });

    for (const [button, state] of [
      ['approve', 'approved'],
      ['cancel', 'canceled'],
    ] as const) {
      app.post<SandboxRoute>(`${address}/${button}`, async (request, reply) => {
        const payment = await moveSandboxPayment(db, request.params.paymentId, 'open', state);
        return payment ? reply.redirect(backFrom(payment), 303) : unknown(request, reply);
      });
    }
  };

const storeOf = ({ store_code: code }: SandboxPayment): StoreView =>
  storeViews[isStoreCode(code) ? code : defaultStoreCode];

/** A payment that is not there belongs to no store; the browser's language is all there is. */
const likelyStore = (request: FastifyRequest): StoreView =>
  findStore(
    request,
    ({ language }) => request.headers['accept-language']?.toLowerCase().startsWith(language) ?? false,
  ) ?? storeViews[defaultStoreCode];

/** A form may lead back to the shop, and nowhere else. */
const pageHeaders = (shop: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src ${sandboxStyleHash}`,
    `img-src data:`,
    `form-action 'self' ${shop}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
});
