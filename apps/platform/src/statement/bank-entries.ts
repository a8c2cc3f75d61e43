import { toEuros } from '@brixel/commerce/money';
import type { SettledEntry, StatementEntry, StatementOrder } from '@brixel/contract/office/statement-endpoints';
import type { Kysely, Selectable } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type KnownOrder, proposePayments } from './propose.ts';

/** What came in and waits, with proposals made of the orders as they are now; and what was done with the rest. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older orders are not looked for. */
const KNOWN_DAYS = 200;
const MOST_KNOWN = 20_000;
const MOST_ENTRIES = 500;
const MOST_OPEN = 1000;
const SHOWN_SETTLED = 50;
const SHOWN_STATEMENTS = 12;

interface Known extends KnownOrder {
  shown: StatementOrder;
}

export interface BankEntries {
  entries: StatementEntry[];
  open: StatementOrder[];
  settled: SettledEntry[];
  statements: Selectable<Schema['bank_statement']>[];
}

export async function readBankEntries(db: Kysely<Schema>, now: number): Promise<BankEntries> {
  const [rows, known, settled, statements] = await Promise.all([
    db
      .selectFrom('bank_entry')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('day')
      .orderBy('id')
      .limit(MOST_ENTRIES)
      .execute(),
    knownOrders(db, now),
    readSettled(db),
    db.selectFrom('bank_statement').selectAll().orderBy('id', 'desc').limit(SHOWN_STATEMENTS).execute(),
  ]);
  const byNumber = new Map(known.map((order) => [order.number, order.shown]));
  const proposals = proposePayments(
    rows.map((row) => ({ ...row, isReturned: row.is_returned === 1 })),
    known,
  );
  return {
    entries: rows.map(({ id, day, amount, name, iban_end, purpose }) => {
      const { grade, remark, orders } = proposals.get(id)!;
      return {
        ...{ id, day, amount: toEuros(amount), name, iban_end, purpose, grade, remark },
        orders: orders.map((number) => byNumber.get(number)!),
      };
    }),
    open: known
      .filter(({ state }) => state === 'open')
      .slice(0, MOST_OPEN)
      .map(({ shown }) => shown),
    settled,
    statements,
  };
}

/** The newest first. */
async function knownOrders(db: Kysely<Schema>, now: number): Promise<Known[]> {
  const since = new Date(now - KNOWN_DAYS * DAY_MS).toISOString();
  const rows = await db
    .selectFrom('placed_order')
    .leftJoin('bank_payment', 'bank_payment.order_id', 'placed_order.id')
    .select([
      'id',
      'order_number',
      'status',
      'payment_method',
      'grand_total',
      'voucher_amount',
      'created_at',
      'entry_id',
    ])
    .where('created_at', '>=', since)
    .where('is_test', '=', 0)
    .orderBy('id', 'desc')
    .limit(MOST_KNOWN)
    .execute();
  const contents = await db
    .selectFrom('placed_order')
    .select(['id', 'content'])
    .where('status', '=', 'pending')
    .where('payment_method', '=', 'banktransfer')
    .where('created_at', '>=', since)
    .execute();
  const addresses = new Map(contents.map(({ id, content }) => [id, addressesOf(parseJson(content))]));
  return rows.map((row): Known => {
    const people = addresses.get(row.id) ?? [];
    const [first] = people;
    const name = first ? first.company || `${first.firstname} ${first.lastname}` : '';
    return {
      number: row.order_number,
      total: row.grand_total - row.voucher_amount,
      day: row.created_at.slice(0, 10),
      names: people.flatMap(({ lastname, company }) => [lastname, company]).filter(Boolean),
      state: stateOf(row),
      shown: {
        ...{ number: row.order_number, name, total: toEuros(row.grand_total - row.voucher_amount) },
        ...{ created_at: row.created_at, status: row.status },
      },
    };
  });
}

const addressesOf = ({ shippingAddress, billingAddress }: Addresses): Person[] =>
  shippingAddress ? [shippingAddress, billingAddress] : [billingAddress];

interface Person {
  firstname: string;
  lastname: string;
  company: string;
}
interface Addresses {
  shippingAddress: Person | null;
  billingAddress: Person;
}

function stateOf(row: { status: StatementOrder['status']; payment_method: string; entry_id: number | null }) {
  if (row.status === 'canceled') return 'canceled';
  if (row.status !== 'pending') return row.entry_id === null ? 'paid' : 'transferred';
  return row.payment_method === 'banktransfer' ? 'open' : 'online';
}

async function readSettled(db: Kysely<Schema>): Promise<SettledEntry[]> {
  const rows = await db
    .selectFrom('bank_entry')
    .select(['id', 'day', 'amount', 'state', 'settled_at', 'settled_by'])
    .where('state', '!=', 'open')
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_SETTLED)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const paid = await db
    .selectFrom('bank_payment')
    .innerJoin('placed_order', 'placed_order.id', 'bank_payment.order_id')
    .select(['entry_id', 'order_number'])
    .where('entry_id', 'in', ids)
    .union(
      db
        .selectFrom('overpayment')
        .innerJoin('placed_order', 'placed_order.id', 'overpayment.order_id')
        .select(['entry_id', 'order_number'])
        .where('entry_id', 'in', ids),
    )
    .execute();
  const byEntry = Map.groupBy(paid, ({ entry_id }) => entry_id);
  return rows.map(({ id, day, amount, state, settled_at, settled_by }) => ({
    ...{ id, day, amount: toEuros(amount), settled_at: settled_at ?? '', settled_by: settled_by ?? '' },
    state: state === 'booked' ? 'booked' : 'dismissed',
    orders: (byEntry.get(id) ?? []).map(({ order_number }) => order_number),
  }));
}
