import { type OfficeReview, type ReviewState, reviewStates } from '@brixel/contract/office/review-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { productName } from '../catalog/store-rank.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { REVIEW_STATUS } from './written-reviews.ts';

/** Reviews as the office reads and decides on them. */

/** What the catalogue shows of a product; null where it is not sold. */
export type FindProduct = (sku: string) => { name: string; url_path: string; image: string } | null;

type ReviewRow = Selectable<Schema['review']> & { sku: string; product_name: string | null };

const PAGE = 30;

export async function listReviews(
  db: Kysely<Schema>,
  { state, before }: { state: ReviewState; before?: number | undefined },
  { find, defaultStore }: { find: FindProduct; defaultStore: StoreCode },
) {
  const rows = await withProduct(db, defaultStore)
    .where('review.status', '=', REVIEW_STATUS[state])
    .$if(before !== undefined, (reviews) => reviews.where('review.id', '<', before ?? 0))
    .orderBy('review.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const groups = await db
    .selectFrom('review')
    .select(({ fn }) => ['status', 'rating', fn.countAll().as('number')])
    .groupBy(['status', 'rating'])
    .execute();
  const count = (isMeant: (group: { status: number; rating: number | null }) => boolean): number =>
    groups.filter(isMeant).reduce((sum, { number }) => sum + Number(number), 0);
  return {
    reviews: shown.map((row) => toReview(row, find)),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries(
      reviewStates.map((each) => [each, count(({ status }) => status === REVIEW_STATUS[each])]),
    ) as Record<ReviewState, number>,
    stars: [1, 2, 3, 4, 5].map((stars) =>
      count(({ status, rating }) => status === REVIEW_STATUS.published && rating === stars),
    ),
  };
}

export async function countWaitingReviews(db: Kysely<Schema>): Promise<number> {
  const { number } = await db
    .selectFrom('review')
    .where('status', '=', REVIEW_STATUS.waiting)
    .select(({ fn }) => fn.countAll().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** The products whose reviews are others now; those that are as they should be already are left alone. */
export async function decideReviews(
  tx: Transaction<Schema>,
  decisions: readonly { id: number; state: ReviewState }[],
  { defaultStore, ...author }: Author & { defaultStore: StoreCode },
): Promise<{ skus: string[]; changed: number }> {
  const skus = new Set<string>();
  let changed = 0;
  for (const { id, state } of decisions.toSorted((a, b) => a.id - b.id)) {
    const row = await findRow(tx, id, defaultStore);
    if (!row || row.status === REVIEW_STATUS[state]) continue;
    await tx.updateTable('review').set({ status: REVIEW_STATUS[state] }).where('id', '=', id).execute();
    await recordChange(tx, {
      ...author,
      ...{ action: 'reviews.decide', subject: subjectOf(row), before: { state: stateOf(row) }, after: { state } },
    });
    skus.add(row.sku);
    changed += 1;
  }
  return { skus: [...skus], changed };
}

/** The words of an answer may name the shopper, so the log tells only that there is one. */
export async function answerReview(
  tx: Transaction<Schema>,
  id: number,
  answer: string,
  { now, defaultStore, ...author }: Author & { now: number; defaultStore: StoreCode },
): Promise<ReviewRow | null> {
  const before = await findRow(tx, id, defaultStore);
  if (!before) return null;
  const after =
    answer === '' ? { answer: null, answered_at: null } : { answer, answered_at: new Date(now).toISOString() };
  await tx.updateTable('review').set(after).where('id', '=', id).execute();
  await recordChange(tx, {
    ...author,
    ...{ action: 'reviews.answer', subject: subjectOf(before) },
    before: { answered: before.answer !== null },
    after: { answered: answer !== '' },
  });
  return { ...before, ...after };
}

export function toReview(row: ReviewRow, find: FindProduct): OfficeReview {
  const product = find(row.sku);
  return {
    id: row.id,
    state: stateOf(row),
    product: {
      sku: row.sku,
      name: product?.name ?? row.product_name ?? row.sku,
      path: product?.url_path ?? null,
      picture: product?.image || null,
    },
    rating: row.rating,
    title: row.title,
    detail: row.detail,
    nickname: row.nickname,
    verified_buyer: row.verified_buyer === 1,
    created_at: row.created_at,
    store_code: row.store_code as StoreCode,
    answer: row.answer === null || row.answered_at === null ? null : { text: row.answer, at: row.answered_at },
  };
}

const subjectOf = ({ id, sku }: ReviewRow): string => `${sku} #${id}`;

const stateOf = ({ status }: { status: number }): ReviewState =>
  reviewStates.find((state) => REVIEW_STATUS[state] === status) ?? 'waiting';

const withProduct = (db: Kysely<Schema>, defaultStore: StoreCode) =>
  db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .selectAll('review')
    .select(['product.sku', productName(db, defaultStore).as('product_name')]);

const findRow = (db: Kysely<Schema>, id: number, defaultStore: StoreCode): Promise<ReviewRow | undefined> =>
  withProduct(db, defaultStore).where('review.id', '=', id).executeTakeFirst();
