import type { CouponCustomer, CouponTerms } from '@brixel/commerce/cart/coupon';
import { type Kysely, type Selectable, sql } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

export type CouponRow = Selectable<Schema['coupon']>;

const BASIS_POINTS = 100;

/** A coupon, and what counts of the customer; null while that is a stranger. */
export interface FoundCoupon {
  row: CouponRow;
  customer: CouponCustomer | null;
}

/**
 * Shoppers type codes as they like, so capitals do not count. One that is switched off is as unknown as any other. Those of the demo
 * hold only there: everybody can read them.
 */
export async function findCoupon(db: Kysely<Schema>, code: string, demo: boolean): Promise<CouponRow | null> {
  const coupon = await db
    .selectFrom('coupon')
    .selectAll()
    .where(sql`lower(code)`, '=', code.trim().toLowerCase())
    .where('is_active', '=', 1)
    .$if(!demo, (coupons) => coupons.where('is_demo', '=', 0))
    .executeTakeFirst();
  return coupon ?? null;
}

/** How the shop knows somebody: by the account, by the mailbox, or both. */
export interface KnownCustomer {
  id: number | null;
  mailbox: string | null;
}

export const limitsCustomers = ({ per_customer, first_order_only }: CouponRow): boolean =>
  per_customer !== null || first_order_only === 1;

/** What somebody has ordered before. `except` is the order that a new one replaces. */
export async function customerHistory(
  db: Kysely<Schema>,
  code: string,
  { id, mailbox }: KnownCustomer,
  except = 0,
): Promise<CouponCustomer> {
  const ofCustomer = db
    .selectFrom('placed_order')
    .leftJoin('coupon_use', 'coupon_use.order_id', 'placed_order.id')
    .where('placed_order.status', '!=', 'canceled')
    .where('placed_order.id', '!=', except)
    .where(({ eb, or }) =>
      or([
        ...(id === null ? [] : [eb('customer_id', '=', id)]),
        ...(mailbox === null ? [] : [eb('mailbox', '=', mailbox)]),
      ]),
    );
  const { orders, uses } = await ofCustomer
    .select(({ fn }) => [
      fn.countAll().as('orders'),
      fn.countAll().filterWhere('coupon_use.code', '=', code).as('uses'),
    ])
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), uses: Number(uses) };
}

export const couponTerms = ({ code, kind, amount, ...coupon }: CouponRow): CouponTerms => ({
  code,
  value: couponValue(kind, amount),
  minimumSubtotal: coupon.minimum_subtotal,
  from: coupon.valid_from,
  to: coupon.valid_to,
  usageLimit: coupon.usage_limit,
  used: coupon.used,
  perCustomer: coupon.per_customer,
  firstOrderOnly: coupon.first_order_only === 1,
  categories: coupon.category_ids === null ? null : parseJson(coupon.category_ids),
});

function couponValue(kind: CouponRow['kind'], amount: number): CouponTerms['value'] {
  if (kind === 'percent') return { kind, rate: amount * BASIS_POINTS };
  return kind === 'fixed' ? { kind, amount } : { kind };
}
