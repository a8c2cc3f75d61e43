import { toEuros } from '@brixel/commerce/money';
import type { CustomerOrder, OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { shownPaymentState } from '../order/order-state.ts';
import { newsletterOf } from './account-data.ts';
import { readAddresses } from './addresses.ts';

/** One customer as the office shows it; null where there is none. */
export async function readCustomer(db: Kysely<Schema>, id: number): Promise<OfficeCustomer | null> {
  const row = await db
    .selectFrom('customer')
    .innerJoin('customer_group', 'customer_group.id', 'customer.group_id')
    .select(['firstname', 'lastname', 'email', 'email_confirmed_at', 'pending_email', 'store_code'])
    .select(['created_at', 'logged_in_at', 'group_id', 'customer_group.name as group'])
    .where('customer.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { group_id, group, ...customer } = row;
  const newsletter = await newsletterOf(db, id);
  const sessions = await db
    .selectFrom('customer_session')
    .select(['created_at', 'renewed_at'])
    .where('customer_id', '=', id)
    .orderBy('renewed_at', 'desc')
    .execute();
  return {
    id,
    ...customer,
    group: { id: group_id, name: group },
    addresses: await readAddresses(db, id),
    newsletter: newsletter && {
      status: newsletter.status,
      requested_at: newsletter.requested_at,
      confirmed_at: newsletter.confirmed_at,
      updated_at: newsletter.updated_at,
    },
    sessions,
  };
}

const ORDERS = 20;

/** The newest first; `before` is the `next` of the page before. */
export async function ordersOfCustomer(
  db: Kysely<Schema>,
  customerId: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ orders: CustomerOrder[]; next: number | null }> {
  const rows = await db
    .selectFrom('placed_order')
    .select((eb) => [
      ...(['id', 'order_number', 'created_at', 'grand_total', 'status', 'payment_state', 'is_test'] as const),
      eb
        .selectFrom('order_refund')
        .select(({ fn }) => fn.sum<number | null>('amount').as('refunded'))
        .whereRef('order_id', '=', 'placed_order.id')
        .where('state', '=', 'sent')
        .as('refunded'),
    ])
    .where('customer_id', '=', customerId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(ORDERS + 1)
    .execute();
  const shown = rows.slice(0, ORDERS);
  return {
    orders: shown.map(({ order_number, created_at, grand_total, status, payment_state, is_test, refunded }) => ({
      number: order_number,
      created_at,
      grand_total: toEuros(grand_total),
      status,
      is_test: is_test === 1,
      payment_state: shownPaymentState(payment_state, Number(refunded ?? 0), grand_total),
    })),
    next: rows.length > ORDERS ? (shown.at(-1)?.id ?? null) : null,
  };
}
