import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Failure, fail, sendFailure } from '../http/reply.ts';

/** Whose token this is; null for one that is nobody's, or no longer. */
export type FindCustomer = (token: string) => Promise<number | null>;

export const unknownCart = (): Failure => fail('NOT_FOUND', 'There is no such cart');

/**
 * Why a cart may not be used; null where it may. A guest's opens to whoever knows its id, a customer's only to the customer.
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

const isCustomerCartId = (cartId: string): boolean => /^\d+$/.test(cartId);

/** Lets only calls through that name a cart of the caller's. */
export const guardCarts =
  (db: Kysely<Schema>, findCustomer: FindCustomer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { cartId } = request.query as { cartId?: unknown };
    if (!cartId) return sendFailure(reply, fail('BAD_REQUEST', 'cartId is missing'));
    if (typeof cartId !== 'string') return;
    // A guest's cart is not looked up by a token, so one that has run out does not keep it shut.
    const customerId = isCustomerCartId(cartId) ? await customerOf(request, findCustomer) : null;
    const refused = await cartAccess(db, cartId, customerId);
    return refused ? sendFailure(reply, refused) : undefined;
  };

const customerOf = async (request: FastifyRequest, findCustomer: FindCustomer): Promise<number | null> => {
  const token = tokenOf(request);
  return token === null ? null : findCustomer(token);
};

/** The token of a request, from its header, else from its address. Guests' clients send an empty one, or the word null. */
export function tokenOf({ headers, query }: FastifyRequest): string | null {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const { token } = query as { token?: unknown };
  return [bearer, token].find(isToken) ?? null;
}

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value !== 'null' && value !== 'undefined';
