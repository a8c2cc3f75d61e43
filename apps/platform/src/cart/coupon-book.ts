import { fromEuros, toEuros } from '@brixel/commerce/money';
import { isWithinDates } from '@brixel/commerce/product-price';
import type { CouponContent, CouponState, OfficeCoupon } from '@brixel/contract/office/coupon-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import { storeRank } from '../catalog/store-rank.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { boundsOf, dayOfBound } from '../local-time.ts';
import { type Author, recordChange } from '../office/audit.ts';
import type { CouponRow } from './coupons.ts';

/** Coupons as the owner keeps them. */

export type CouponRefusal = 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'COUPON_TAKEN' | 'COUPON_USED';
type CouponTerms = Omit<CouponContent, 'code' | 'active'>;

/** Whose titles are read first, and when it is. */
interface View {
  defaultStore: StoreCode;
  now: number;
}

export async function listCoupons(
  db: Kysely<Schema>,
  view: View,
): Promise<{ coupons: OfficeCoupon[]; gifts: { given: number; used: number } }> {
  const rows = await withUses(db, view)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('newsletter_gift').select('given_at').whereRef('coupon_code', '=', 'coupon.code'))),
    )
    .orderBy('coupon.code')
    .execute();
  const gifts = await db
    .selectFrom('newsletter_gift')
    .leftJoin('coupon', 'coupon.code', 'newsletter_gift.coupon_code')
    .select(({ fn }) => [fn.countAll().as('given'), fn.sum('coupon.used').as('used')])
    .executeTakeFirstOrThrow();
  return {
    coupons: rows.map((row) => toCoupon(row, view)),
    gifts: { given: Number(gifts.given), used: Number(gifts.used ?? 0) },
  };
}

export async function createCoupon(
  tx: Transaction<Schema>,
  { code, active, ...terms }: CouponContent,
  author: Author,
  view: View,
): Promise<OfficeCoupon | CouponRefusal> {
  const made = await tx
    .insertInto('coupon')
    .values({ code, ...columnsOf(terms), used: 0, is_demo: 0, is_active: active ? 1 : 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!made) return 'COUPON_TAKEN';
  await writeTitle(tx, code, terms.title, view);
  await recordChange(tx, { ...author, action: 'coupons.create', subject: code, after: { ...terms, active } });
  return readCoupon(tx, code, view);
}

export async function updateCoupon(
  tx: Transaction<Schema>,
  code: string,
  { version, ...terms }: CouponTerms & { version: number },
  author: Author,
  view: View,
): Promise<OfficeCoupon | CouponRefusal> {
  const before = await findRow(tx, code, view);
  if (!before) return 'NOT_FOUND';
  const changed = await tx
    .updateTable('coupon')
    .set({
      ...columnsOf(terms),
      version: version + 1,
      // as long as there was no limit, only the orders knew how often it was used
      ...(before.usage_limit === null && { used: Number(before.uses) }),
    })
    .where('code', '=', before.code)
    .where('version', '=', version)
    .returning('code')
    .executeTakeFirst();
  if (!changed) return 'CHANGED_MEANWHILE';
  if (terms.title !== before.title) await writeTitle(tx, before.code, terms.title, view);
  await recordChange(tx, {
    ...author,
    ...{ action: 'coupons.update', subject: before.code, before: termsOf(before), after: terms },
  });
  return readCoupon(tx, before.code, view);
}

export async function switchCoupon(
  tx: Transaction<Schema>,
  code: string,
  active: boolean,
  author: Author,
  view: View,
): Promise<OfficeCoupon | CouponRefusal> {
  const before = await findRow(tx, code, view);
  if (!before) return 'NOT_FOUND';
  const was = before.is_active === 1;
  if (was !== active) {
    await tx
      .updateTable('coupon')
      .set({ is_active: active ? 1 : 0 })
      .where('code', '=', before.code)
      .execute();
    await recordChange(tx, {
      ...author,
      ...{ action: 'coupons.switch', subject: before.code, before: { active: was }, after: { active } },
    });
  }
  return readCoupon(tx, before.code, view);
}

export async function removeCoupon(
  tx: Transaction<Schema>,
  code: string,
  author: Author,
  view: View,
): Promise<true | CouponRefusal> {
  const before = await findRow(tx, code, view);
  if (!before) return 'NOT_FOUND';
  const removed = await tx
    .deleteFrom('coupon')
    .where('code', '=', before.code)
    .where('used', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('coupon_use').select('order_id').whereRef('coupon_use.code', '=', 'coupon.code'))),
    )
    .returning('code')
    .executeTakeFirst();
  if (!removed) return 'COUPON_USED';
  await recordChange(tx, { ...author, action: 'coupons.remove', subject: before.code, before: termsOf(before) });
  return true;
}

const withUses = (db: Kysely<Schema>, { defaultStore }: View) =>
  db
    .selectFrom('coupon')
    .selectAll('coupon')
    .select(({ selectFrom }) => [
      selectFrom('coupon_text')
        .whereRef('coupon_text.code', '=', 'coupon.code')
        .orderBy(storeRank('coupon_text.store_code', defaultStore))
        .limit(1)
        .select('coupon_text.title')
        .as('title'),
      selectFrom('coupon_use')
        .innerJoin('placed_order', 'placed_order.id', 'coupon_use.order_id')
        .whereRef('coupon_use.code', '=', 'coupon.code')
        .where('placed_order.status', '!=', 'canceled')
        .select(({ fn }) => fn.countAll().as('uses'))
        .as('uses'),
      selectFrom('coupon_use')
        .whereRef('coupon_use.code', '=', 'coupon.code')
        .select(({ fn }) => fn.countAll().as('orders'))
        .as('orders'),
    ]);

interface FullRow extends CouponRow {
  title: string | null;
  uses: number | string | bigint | null;
  orders: number | string | bigint | null;
}

const findRow = (db: Kysely<Schema>, code: string, view: View): Promise<FullRow | undefined> =>
  withUses(db, view).where('coupon.code', '=', code).executeTakeFirst();

async function readCoupon(db: Kysely<Schema>, code: string, view: View): Promise<OfficeCoupon | 'NOT_FOUND'> {
  const row = await findRow(db, code, view);
  return row ? toCoupon(row, view) : 'NOT_FOUND';
}

function toCoupon(row: FullRow, { now }: View): OfficeCoupon {
  // a coupon with a limit is counted in its own row, from before orders were noted
  const used = row.usage_limit === null ? Number(row.uses) : row.used;
  return {
    code: row.code,
    ...termsOf(row),
    active: row.is_active === 1,
    used,
    state: stateOf(row, used, now),
    removable: row.used === 0 && Number(row.orders) === 0,
    demo: row.is_demo === 1,
    version: row.version,
  };
}

function stateOf(row: FullRow, used: number, now: number): CouponState {
  if (row.is_active === 0) return 'off';
  if (!isWithinDates(row.valid_from, null, now)) return 'planned';
  const isUsedUp = row.usage_limit !== null && used >= row.usage_limit;
  return isUsedUp || !isWithinDates(null, row.valid_to, now) ? 'ended' : 'active';
}

const termsOf = (row: FullRow): CouponTerms => ({
  title: row.title ?? '',
  value: valueOfRow(row),
  minimum: toEuros(row.minimum_subtotal),
  from: row.valid_from === null ? null : dayOfBound(row.valid_from, 'from'),
  to: row.valid_to === null ? null : dayOfBound(row.valid_to, 'to'),
  usage_limit: row.usage_limit,
  per_customer: row.per_customer,
  first_order_only: row.first_order_only === 1,
  categories: row.category_ids === null ? [] : parseJson(row.category_ids),
});

function valueOfRow({ kind, amount }: CouponRow): CouponTerms['value'] {
  if (kind === 'percent') return { kind, percent: amount };
  return kind === 'fixed' ? { kind, euros: toEuros(amount) } : { kind };
}

/** Days are those of the shop's clocks; what ends with a day ends when the next one begins. */
const columnsOf = ({
  value,
  minimum,
  from,
  to,
  usage_limit,
  per_customer,
  first_order_only,
  categories,
}: CouponTerms) => ({
  kind: value.kind,
  amount: amountOf(value),
  minimum_subtotal: fromEuros(minimum),
  valid_from: boundsOf({ from, to }).from,
  valid_to: boundsOf({ from, to }).to,
  usage_limit,
  per_customer,
  first_order_only: first_order_only ? (1 as const) : (0 as const),
  category_ids: categories.length === 0 ? null : toJson(categories),
});

function amountOf(value: CouponTerms['value']): number {
  if (value.kind === 'percent') return value.percent;
  return value.kind === 'fixed' ? fromEuros(value.euros) : 0;
}

/** What the owner calls a coupon is its one title, whichever store is the default one later. */
async function writeTitle(tx: Transaction<Schema>, code: string, title: string, { defaultStore }: View): Promise<void> {
  await tx.deleteFrom('coupon_text').where('code', '=', code).execute();
  await tx.insertInto('coupon_text').values({ code, store_code: defaultStore, title }).execute();
}
