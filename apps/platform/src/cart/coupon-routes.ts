import { endpoints } from '@brixel/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { unknownCart } from './cart-access.ts';
import type { Carts } from './carts.ts';

/** The specification's words, the same for every reason. Clients that ask for whole carts are told it, too. */
const WRONG_COUPON = `You've entered an incorrect coupon code. Please try again.`;

/** `mayTry`: codes can be guessed, so they are not tried without end. */
export function mountCoupons(
  app: FastifyInstance,
  carts: Carts,
  mayTry: (request: FastifyRequest) => Promise<boolean>,
): void {
  mount(app, endpoints.applyCoupon, async ({ query: { cartId, answer, coupon }, store, request }) => {
    if (coupon.trim() === '') return fail('BAD_REQUEST', 'coupon is missing');
    if (!(await mayTry(request))) return fail('TOO_MANY_REQUESTS');
    const view = await carts.applyCoupon(cartId, store, coupon);
    if (!view) return unknownCart();
    if ('code' in view) return fail('NOT_FOUND', answer ? { ...view, message: WRONG_COUPON } : WRONG_COUPON);
    return answer ? { cart: view.state } : (true as const);
  });

  mount(app, endpoints.deleteCoupon, async ({ query: { cartId, answer, voucher }, store }) => {
    const view = await carts.removeCoupon(cartId, store, voucher);
    if (!view) return unknownCart();
    return answer ? { cart: view.state } : (true as const);
  });

  mount(app, endpoints.cartCoupon, async ({ query: { cartId }, store }) => {
    const view = await carts.view(cartId, store);
    return view ? (view.state.coupon?.code ?? null) : unknownCart();
  });
}
