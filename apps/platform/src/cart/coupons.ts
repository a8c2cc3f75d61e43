import type { CouponTerms } from '@brixel/commerce/cart/coupon';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type CouponRow = Selectable<Schema['coupon']>;

const BASIS_POINTS = 100;

/** Shoppers type codes as they like, so capitals do not count. Those of the demo hold only there: everybody can read them. */
export async function findCoupon(db: Kysely<Schema>, code: string, demo: boolean): Promise<CouponRow | null> {
  const coupon = await db
    .selectFrom('coupon')
    .selectAll()
    .where(sql`lower(code)`, '=', code.trim().toLowerCase())
    .$if(!demo, (coupons) => coupons.where('is_demo', '=', 0))
    .executeTakeFirst();
  return coupon ?? null;
}

export const couponTerms = ({ code, kind, amount, ...coupon }: CouponRow): CouponTerms => ({
  code,
  value: kind === 'percent' ? { kind, rate: amount * BASIS_POINTS } : { kind, amount },
  minimumSubtotal: coupon.minimum_subtotal,
  from: coupon.valid_from,
  to: coupon.valid_to,
  usageLimit: coupon.usage_limit,
  used: coupon.used,
});
