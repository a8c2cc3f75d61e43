import { isStoreCode, type StoreView, storeCodes, storeViews } from '@brixel/contract/stores';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { findStore, servedBy } from '../../http/store.ts';
import type { Stores } from '../../settings/stores.ts';
import { backFrom, sandboxPage, unknownPaymentPage } from './sandbox-page.ts';
import { findSandboxPayment, moveSandboxPayment, SANDBOX_PATH, type SandboxPayment } from './sandbox-provider.ts';
import { sandboxStyleHash } from './sandbox-style.ts';

interface SandboxRoute {
  Params: { paymentId: string };
}

const address = `${SANDBOX_PATH}/:paymentId`;

/** The pages of the built-in payment service. They exist only where it is the shop's service. */
export const sandboxRoutes =
  (db: Kysely<Schema>, stores: Stores, shopName: () => string): FastifyPluginAsync =>
  async (app) => {
    // The buttons send an empty form.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_r, _b, done) => done(null),
    );

    const origins = (): string[] => [
      ...new Set(stores.codes().map((code) => new URL(stores.address(code, '/')).origin)),
    ];

    function unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const store = likelyStore(request);
      const page = unknownPaymentPage(store, stores.address(store.storeCode, '/'));
      return reply.code(404).headers(pageHeaders(origins())).send(page);
    }

    app.get<SandboxRoute>(address, async (request, reply) => {
      const payment = await findSandboxPayment(db, request.params.paymentId);
      if (!payment) return unknown(request, reply);
      return reply.headers(pageHeaders(origins())).send(sandboxPage(payment, storeOf(payment), shopName()));
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
  storeViews[isStoreCode(code) ? code : storeCodes[0]];

/** A payment that is not there belongs to no store; the browser's language is all there is. */
const likelyStore = (request: FastifyRequest): StoreView =>
  findStore(
    request,
    ({ language }) => request.headers['accept-language']?.toLowerCase().startsWith(language) ?? false,
  ) ?? storeViews[servedBy(request)[0] ?? storeCodes[0]];

/** A form may lead back to the shop, and nowhere else. */
const pageHeaders = (shop: readonly string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    `default-src 'none'`,
    `style-src ${sandboxStyleHash}`,
    `img-src data:`,
    `form-action 'self' ${shop.join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
});
