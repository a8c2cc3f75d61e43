import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { forgetOrderMails, readableMails } from '../mail/order-mail-archive.ts';
import { deleteOrderEvents } from '../webhook/delivery-queue.ts';
import { confirmedAddress } from './email-confirmations.ts';

/** What the shop stores about a customer besides profile and orders. */
export async function storedAbout(db: Kysely<Schema>, id: number) {
  const logins = await db
    .selectFrom('customer_session')
    .select(['created_at', 'renewed_at'])
    .where('customer_id', '=', id)
    .orderBy('created_at')
    .execute();
  const cart = await db
    .selectFrom('cart')
    .select(['id', 'coupon_code', 'country', 'updated_at'])
    .where('customer_id', '=', id)
    .executeTakeFirst();
  const cartItems = await db
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
    .select(['cart_item.sku', 'cart_item.qty', 'cart_item.product_option'])
    .where('cart.customer_id', '=', id)
    .orderBy('cart_item.item_id')
    .execute();
  const reviews = await db
    .selectFrom('review')
    .select(['product_id', 'store_code', 'rating', 'title', 'detail', 'nickname', 'status', 'created_at'])
    .where('customer_id', '=', id)
    .orderBy('created_at')
    .execute();
  return {
    logins,
    cart: cart ? { ...cart, items: cartItems } : null,
    reviews,
    newsletter: await newsletterOf(db, id),
    stock_alerts: await stockAlertsOf(db, id),
    mails: await readableMails(db, id),
  };
}

/** The state of the newsletter; null where there is none, and of an unconfirmed address, which may belong to another person. */
export async function newsletterOf(db: Kysely<Schema>, id: number) {
  const confirmed = await confirmedAddress(db, id);
  if (!confirmed) return null;
  const subscriber = await db
    .selectFrom('newsletter_subscriber')
    .select(['email', 'store_code', 'status', 'consent_text', 'requested_at', 'confirmed_at', 'updated_at'])
    .where('email', '=', confirmed)
    .executeTakeFirst();
  return subscriber ?? null;
}

/** The sold-out goods that a confirmed address wants to hear of. */
async function stockAlertsOf(db: Kysely<Schema>, id: number) {
  const confirmed = await confirmedAddress(db, id);
  if (!confirmed) return [];
  return db
    .selectFrom('stock_alert')
    .select(['sku', 'store_code', 'status', 'requested_at', 'confirmed_at', 'notified_at'])
    .where('email', '=', confirmed)
    .orderBy('requested_at')
    .execute();
}

/**
 * Removes the account with everything that belongs to it, the mails about its orders too. Orders stay, because tax law requires them, and so do reviews: neither
 * refers to a customer any more.
 */
export async function removeCustomer(tx: Transaction<Schema>, id: number): Promise<void> {
  await forgetOrderMails(tx, id);
  await deleteOrderEvents(tx, id);
  await tx.updateTable('placed_order').set({ customer_id: null }).where('customer_id', '=', id).execute();
  await tx.updateTable('moved_order').set({ customer_id: null }).where('customer_id', '=', id).execute();
  await tx.updateTable('review').set({ customer_id: null }).where('customer_id', '=', id).execute();
  await tx.deleteFrom('cart').where('customer_id', '=', id).execute();
  const confirmed = await confirmedAddress(tx, id);
  if (confirmed) {
    await tx.deleteFrom('newsletter_subscriber').where('email', '=', confirmed).execute();
    await tx.deleteFrom('stock_alert').where('email', '=', confirmed).execute();
  }
  await tx.deleteFrom('customer').where('id', '=', id).execute();
}
