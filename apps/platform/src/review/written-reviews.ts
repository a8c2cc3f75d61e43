import { createHash } from 'node:crypto';
import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface WrittenReview {
  product_id: number;
  title: string;
  detail: string;
  nickname: string;
  rating: number | null;
}

/** Where a review comes from. */
export interface ReviewSource {
  storeCode: StoreCode;
  /** null for a visitor without an account */
  customerId: number | null;
  hasBought(sku: string): Promise<boolean>;
}

export const REVIEW_STATUS = { published: 1, waiting: 2, refused: 3 } as const;
/** Products from this status on are switched off. */
const SWITCHED_OFF = 2;

/** Stores a review until the shop has read it; a repeated one is stored once. False where no such product is sold. */
export async function storeReview(
  db: Kysely<Schema>,
  review: WrittenReview,
  { storeCode, customerId, hasBought }: ReviewSource,
): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .select('sku')
    .where('id', '=', review.product_id)
    .where('status', '<', SWITCHED_OFF)
    .executeTakeFirst();
  if (!product) return false;
  const row = {
    ...review,
    store_code: storeCode,
    customer_id: customerId,
    verified_buyer: (await hasBought(product.sku)) ? (1 as const) : (0 as const),
    status: REVIEW_STATUS.waiting,
    created_at: new Date().toISOString(),
    fingerprint: reviewFingerprint(review),
  };
  // Two may reach for the same id; the second then finds it taken and takes the next one.
  while (!(await isStored(db, row.fingerprint))) {
    const { last } = await db
      .selectFrom('review')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('review')
      .values({ id: (last ?? 0) + 1, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return true;
}

async function isStored(db: Kysely<Schema>, fingerprint: string): Promise<boolean> {
  const row = await db.selectFrom('review').select('id').where('fingerprint', '=', fingerprint).executeTakeFirst();
  return row !== undefined;
}

/** Without the stars: the same text with another rating is the same review. */
export const reviewFingerprint = ({
  product_id,
  nickname,
  title,
  detail,
}: Pick<WrittenReview, 'product_id' | 'nickname' | 'title' | 'detail'>): string =>
  createHash('sha256')
    .update(JSON.stringify([product_id, nickname, title, detail]))
    .digest('hex');
