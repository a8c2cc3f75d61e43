import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { customerOf, type FindCustomer } from '../customer/caller.ts';
import type { Schema } from '../database/schema.ts';
import { type Failure, fail, sendFailure } from '../http/reply.ts';

export const unknownCart = (): Failure => fail('NOT_FOUND', 'There is no such cart');

/**
 * Why a cart may not be used; null where it may. A guest's cart is protected by its secret id, a customer's by the token.
 * Numbers can be guessed, so all that are not the caller's get one answer, whether there is such a cart or not.
 */
export async function cartAccess(
  db: Kysely<Schema>,
  cartId: string,
  customerId: number | null,
): Promise<Failure | null> {
  const cart = await db.selectFrom('cart').select('customer_id').where('id', '=', cartId).executeTakeFirst();
  if (isCustomerCartId(cartId)) {
    return cart && cart.customer_id === customerId && customerId !== null ? null : fail('UNAUTHORIZED');
  }
  return cart ? null : unknownCart();
}

export const isCustomerCartId = (cartId: string): boolean => /^\d+$/.test(cartId);

/** Lets only calls through that name a cart of the caller's. */
export const guardCarts =
  (db: Kysely<Schema>, findCustomer: FindCustomer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { cartId } = request.query as { cartId?: unknown };
    if (!cartId) return sendFailure(reply, fail('BAD_REQUEST', 'cartId is missing'));
    if (typeof cartId !== 'string') return;
    // A guest's cart needs no token, so an expired one does not lock it.
    const customerId = isCustomerCartId(cartId) ? await customerOf(request, findCustomer) : null;
    const refused = await cartAccess(db, cartId, customerId);
    return refused ? sendFailure(reply, refused) : undefined;
  };
