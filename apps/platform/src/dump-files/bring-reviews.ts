import type { StoreCode } from '@brixel/contract/stores';
import { type DumpReview, readDumpReview } from '@brixel/exchange/vsf/dump-review';
import type { Fields } from '@brixel/exchange/vsf/dump-values';
import type { Kysely, Transaction } from 'kysely';
import type { ImportAddition } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { plainText } from '../mail/plain-text.ts';
import { reviewFingerprint } from '../review/written-reviews.ts';
import type { AdditionList } from './addition-list.ts';
import { skuOf } from './dump-product.ts';
import type { ReadDocument } from './read-dump.ts';

export type ReviewAddition = Extract<ImportAddition, { kind: 'review' }>;

interface ReviewContext {
  store: StoreCode;
  /** by the number of a product in the dump */
  skus: ReadonlyMap<string, string>;
}

const MOST = { title: 120, detail: 4000, nickname: 60 } as const;

/** Null: nobody knows what it is about, or it says nothing. */
export function reviewOfDump(source: Fields, { store, skus }: ReviewContext): ReviewAddition | null {
  const read = readDumpReview(source);
  const sku = read ? skus.get(read.productId) : undefined;
  if (!read || sku === undefined) return null;
  const { productId: _, ...review } = read;
  const short = (name: keyof typeof MOST): string => plainText(review[name]).slice(0, MOST[name]).trim();
  const words: Pick<DumpReview, 'title' | 'detail' | 'nickname'> = {
    title: short('title').replaceAll(/\s+/g, ' '),
    detail: short('detail'),
    nickname: short('nickname').replaceAll(/\s+/g, ' '),
  };
  return words.detail === '' || words.nickname === ''
    ? null
    : { kind: 'review', sku: skuOf(sku), store, review: { ...review, ...words } };
}

const AT_ONCE = 500;

/** Lists the reviews that are not here yet. */
export async function bringReviews(
  db: Kysely<Schema>,
  documents: AsyncIterable<ReadDocument>,
  context: ReviewContext,
  { add, write }: { add: AdditionList['add']; write(): Promise<void> },
): Promise<void> {
  let waiting: ReviewAddition[] = [];
  for await (const { document } of documents) {
    const review = document?.entity === 'review' ? reviewOfDump(document.source, context) : null;
    if (review) waiting.push(review);
    if (waiting.length === AT_ONCE) await list();
  }
  await list();

  async function list(): Promise<void> {
    const some = waiting;
    waiting = [];
    if (some.length === 0) return;
    const products = await db
      .selectFrom('product')
      .select(['id', 'sku'])
      .where('sku', 'in', [...new Set(some.map(({ sku }) => sku))])
      .execute();
    const ids = new Map(products.map(({ id, sku }) => [sku, id]));
    const prints = new Map(
      some.map((one) => [one, reviewFingerprint({ ...one.review, product_id: ids.get(one.sku) ?? 0 })]),
    );
    const stored = await db
      .selectFrom('review')
      .select('fingerprint')
      .where('fingerprint', 'in', [...prints.values()])
      .execute();
    const known = new Set(stored.map(({ fingerprint }) => fingerprint));
    for (const [review, print] of prints) if (!known.has(print)) add(review);
    await write();
  }
}

/** Null: it is here, or its product is not. */
export async function applyReview(tx: Transaction<Schema>, addition: ReviewAddition): Promise<ReviewAddition | null> {
  const { sku, store, review } = addition;
  const product = await tx.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst();
  if (!product) return null;
  const { createdAt, ...words } = review;
  const fingerprint = reviewFingerprint({ ...words, product_id: product.id });
  const { last } = await tx
    .selectFrom('review')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review')
    .values({
      ...words,
      id: (last ?? 0) + 1,
      product_id: product.id,
      store_code: store,
      verified_buyer: 0,
      created_at: createdAt ?? new Date().toISOString(),
      fingerprint,
    })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? { ...addition, fingerprint } : null;
}

export const undoReview = (tx: Transaction<Schema>, { fingerprint = '' }: ReviewAddition) =>
  tx.deleteFrom('review').where('fingerprint', '=', fingerprint).execute();
