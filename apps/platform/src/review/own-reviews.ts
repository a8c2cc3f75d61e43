import type { OwnReviews } from '@brixel/contract/written-review';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { REVIEW_STATUS } from './written-reviews.ts';

type OwnStatus = OwnReviews['items'][number]['status'];

const statusOf = (status: number): OwnStatus => {
  if (status === REVIEW_STATUS.published) return 'published';
  return status === REVIEW_STATUS.refused ? 'refused' : 'waiting';
};

/** What a customer has written, newest first, whether the shop has published it or not. */
export async function ownReviews(
  db: Kysely<Schema>,
  customerId: number,
  page: { size: number; current: number },
): Promise<OwnReviews> {
  const ofCustomer = db.selectFrom('review').where('customer_id', '=', customerId);
  const rows = await ofCustomer
    .select(['id', 'product_id', 'title', 'detail', 'nickname', 'rating', 'status', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset((page.current - 1) * page.size)
    .execute();
  const { total } = await ofCustomer.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { items: rows.map((row) => ({ ...row, status: statusOf(row.status) })), total_count: Number(total) };
}
