import { storeCodes } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { readableNumber } from '../order/order-ids.ts';
import { hmacOf, type ShopSecret, shopSecret } from '../shop-secrets.ts';
import { couponTitles } from './newsletter-texts.ts';

export interface Gift {
  code: string;
  validTo: string;
  percent: number;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The coupon for new subscribers: one per mailbox, ever; leaving and subscribing again, or a plus address, gives no second one.
 * Null where the address has had it.
 */
export async function giveGift(
  tx: Transaction<Schema>,
  email: string,
  percent: number,
  now: number,
): Promise<Gift | null> {
  const secret = await shopSecret(tx, 'newsletter-gift');
  if (await findGift(tx, secret, email)) return null;
  const gift: Gift = { code: readableNumber('NEWS'), validTo: new Date(now + YEAR_MS).toISOString(), percent };
  const isFirst = await tx
    .insertInto('newsletter_gift')
    .values({
      address_hash: hmacOf(secret.current, mailboxOf(email)),
      coupon_code: gift.code,
      given_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .returning('coupon_code')
    .executeTakeFirst();
  if (!isFirst) return null;
  await insertCoupon(tx, gift);
  return gift;
}

/** When the address got it; null where it has not. */
export async function giftGivenAt(db: Kysely<Schema>, email: string): Promise<string | null> {
  const secret = await shopSecret(db, 'newsletter-gift');
  return (await findGift(db, secret, email))?.given_at ?? null;
}

/** Under its mailbox; coupons of earlier releases are found under the address as it was written. */
const findGift = (db: Kysely<Schema>, { all }: ShopSecret, email: string) =>
  db
    .selectFrom('newsletter_gift')
    .select('given_at')
    .where(
      'address_hash',
      'in',
      all.flatMap((secret) => [hmacOf(secret, mailboxOf(email)), hmacOf(secret, email)]),
    )
    .executeTakeFirst();

async function insertCoupon(tx: Transaction<Schema>, { code, validTo, percent }: Gift): Promise<void> {
  await tx
    .insertInto('coupon')
    .values({
      code,
      kind: 'percent',
      amount: percent,
      minimum_subtotal: 0,
      valid_from: null,
      valid_to: validTo,
      usage_limit: 1,
      used: 0,
      is_demo: 0,
      per_customer: null,
      category_ids: null,
    })
    .execute();
  const texts = storeCodes.map((store_code) => ({ code, store_code, title: couponTitles[store_code](percent) }));
  await tx.insertInto('coupon_text').values(texts).execute();
}
