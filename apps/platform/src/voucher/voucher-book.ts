import { fromEuros, toEuros } from '@brixel/commerce/money';
import type { OfficeVoucher, VoucherDetails, VoucherState } from '@brixel/contract/office/voucher-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dropVoucher } from '../cart/cart-store.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { isExpired } from './usable-vouchers.ts';
import { lastDayOf } from './validity.ts';
import { hashOfCode, writtenVoucherCode } from './voucher-code.ts';
import { issueVoucher, renewCode, type Voucher } from './voucher-ledger.ts';

/** Gift vouchers as the office keeps them. */

const PAGE = 50;

type Row = Voucher & { order_number: string | null };

const withOrders = (db: Kysely<Schema>) =>
  db
    .selectFrom('voucher')
    .leftJoin('placed_order', 'placed_order.id', 'voucher.order_id')
    .selectAll('voucher')
    .select('placed_order.order_number');

export async function listVouchers(
  db: Kysely<Schema>,
  { search = '', before }: { search?: string | undefined; before?: number | undefined },
  now: number,
): Promise<{ vouchers: OfficeVoucher[]; next: number | null; open: { count: number; sum: number } }> {
  const rows = await withOrders(db)
    .$if(search !== '', (query) => query.where(found(search)))
    .$if(before !== undefined, (query) => query.where('voucher.id', '<', before!))
    .orderBy('voucher.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const open = await db
    .selectFrom('voucher')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('balance').as('sum')])
    .where('balance', '>', 0)
    .where('blocked_at', 'is', null)
    .where('is_test', '=', 0)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirstOrThrow();
  return {
    vouchers: rows.slice(0, PAGE).map((row) => shown(row, now)),
    next: rows.length > PAGE ? rows[PAGE - 1]!.id : null,
    open: { count: Number(open.count), sum: toEuros(Number(open.sum ?? 0)) },
  };
}

/** Who has the whole code finds that one. */
function found(search: string) {
  const code = writtenVoucherCode(search);
  const part = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  return sql<boolean>`(voucher.code_hash = ${code === null ? '' : hashOfCode(code)}
    or voucher.ending = ${search.toUpperCase()}
    or lower(placed_order.order_number) like ${part} escape '!'
    or voucher.id in (select voucher_entry.voucher_id from voucher_entry
      join placed_order as paid on paid.id = voucher_entry.order_id where lower(paid.order_number) like ${part} escape '!')
    or lower(voucher.recipient_email) like ${part} escape '!'
    or lower(voucher.recipient_name) like ${part} escape '!')`;
}

function stateOf(voucher: Voucher, now: number): VoucherState {
  if (voucher.blocked_at !== null) return voucher.block_reason === '' ? 'returned' : 'blocked';
  if (isExpired(voucher, now)) return 'expired';
  return voucher.balance === 0 ? 'spent' : 'open';
}

const shown = (row: Row, now: number): OfficeVoucher => ({
  id: row.id,
  ending: row.ending,
  value: toEuros(row.value),
  balance: toEuros(row.balance),
  state: stateOf(row, now),
  order_number: row.order_number,
  recipient_email: row.recipient_email,
  recipient_name: row.recipient_name,
  is_test: row.is_test === 1,
  created_at: row.created_at,
  valid_to: lastDayOf(row.expires_at),
});

export async function readVoucher(db: Kysely<Schema>, id: number, now: number): Promise<VoucherDetails | null> {
  const row = await withOrders(db).where('voucher.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const entries = await db
    .selectFrom('voucher_entry')
    .leftJoin('placed_order', 'placed_order.id', 'voucher_entry.order_id')
    .select(['voucher_entry.id', 'voucher_entry.at', 'voucher_entry.kind', 'voucher_entry.amount'])
    .select('placed_order.order_number')
    .where('voucher_id', '=', id)
    .orderBy('voucher_entry.id')
    .execute();
  const { giver_name, greeting, note, store_code, sent_at, blocked_at, block_reason } = row;
  return {
    ...shown(row, now),
    ...{ giver_name, greeting, note, store_code, sent_at, blocked_at, block_reason },
    entries: entries.map(({ amount, ...entry }) => ({ ...entry, amount: toEuros(amount) })),
  };
}

/** People know a voucher by the end of its code. */
const subjectOf = ({ ending }: Pick<Voucher, 'ending'>): string => `…${ending}`;

export interface Gift {
  amount: number;
  email: string;
  name: string;
  greeting: string;
  note: string;
  store_code: StoreCode;
}

export async function giveAway(
  tx: Transaction<Schema>,
  { amount, email, name, greeting, note, store_code }: Gift,
  author: Author,
  { now, expiresAt }: { now: number; expiresAt: string },
): Promise<{ voucher: Voucher; code: string }> {
  const issued = await issueVoucher(
    tx,
    {
      ...{ value: fromEuros(amount), order_id: null, item_id: null, position: null, store_code, note },
      ...{ recipient_email: email, recipient_name: name, giver_name: '', greeting },
      ...{ is_test: 0, expires_at: expiresAt },
    },
    now,
  );
  await recordChange(tx, {
    ...author,
    ...{ action: 'vouchers.create', subject: subjectOf(issued.voucher), after: { amount } },
  });
  return issued;
}

export type VoucherRefusal = 'NOT_FOUND' | 'VOUCHER_MOVED';

/** Held until the end, so that nothing is spent meanwhile. */
const hold = (tx: Transaction<Schema>, id: number): Promise<Voucher | undefined> =>
  tx
    .updateTable('voucher')
    .set((eb) => ({ balance: eb.ref('balance') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function setBlocked(
  tx: Transaction<Schema>,
  id: number,
  { isBlocked, reason, now }: { isBlocked: boolean; reason: string; now: number },
  author: Author,
): Promise<'done' | VoucherRefusal> {
  const voucher = await hold(tx, id);
  if (!voucher) return 'NOT_FOUND';
  // what the buyer got back cannot be brought back here
  const isPossible = isBlocked
    ? voucher.blocked_at === null
    : voucher.blocked_at !== null && voucher.block_reason !== '';
  if (!isPossible) return 'VOUCHER_MOVED';
  await tx
    .updateTable('voucher')
    .set({ blocked_at: isBlocked ? new Date(now).toISOString() : null, block_reason: isBlocked ? reason : '' })
    .where('id', '=', id)
    .execute();
  const action = isBlocked ? 'vouchers.block' : 'vouchers.unblock';
  await recordChange(tx, { ...author, action, subject: subjectOf(voucher), after: { reason } });
  return 'done';
}

/** A new code, for the mail that the caller queues. Carts that know the voucher by the old one lose it. */
export async function renew(
  tx: Transaction<Schema>,
  id: number,
  email: string,
  author: Author,
  now: number,
): Promise<{ voucher: Voucher; code: string } | VoucherRefusal> {
  const before = await hold(tx, id);
  if (!before) return 'NOT_FOUND';
  if (stateOf(before, now) !== 'open') return 'VOUCHER_MOVED';
  const renewed = await renewCode(tx, id, email, now);
  await dropVoucher(tx, id);
  await recordChange(tx, {
    ...author,
    ...{ action: 'vouchers.send', subject: subjectOf(before), before: { code: subjectOf(before) } },
    after: { code: subjectOf(renewed.voucher), new_address: email !== before.recipient_email },
  });
  return renewed;
}
