import type {
  ReturnCondition,
  ReturnEventKind,
  ReturnReason,
  ReturnState,
} from '@brixel/contract/office/return-endpoints';
import type { Kysely, Selectable, Transaction, UpdateObject } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { nextEntityId, readableNumber } from '../order/order-ids.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { restockable } from '../refund/restockable.ts';
import { restock, sharesOf } from '../stock/restock.ts';

/** The steps of a return. Each is one transaction with its line of the timeline; those of the office with one of the audit log. */

export type ReturnRow = Selectable<Schema['return_case']>;
export type ReturnLineRow = Selectable<Schema['return_line']>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** In which the money of a withdrawal has to be back (§ 357 BGB). */
export const REFUND_MS = 14 * DAY_MS;

export const OPEN: readonly ReturnState[] = ['announced', 'arrived', 'checked', 'refunded'];

export interface Announced {
  order: StoredOrder;
  reason: ReturnReason;
  note: string;
  withdrawalNumber: string | null;
  lines: readonly { item_id: number; qty: number }[];
  at: string;
  /** null: the shopper */
  staffName: string | null;
}

/** False where more is said to come than was bought. */
const fits = (order: StoredOrder, lines: readonly { item_id: number; qty: number }[]): boolean =>
  new Set(lines.map(({ item_id }) => item_id)).size === lines.length &&
  lines.every(({ item_id, qty }) => order.lines.some((line) => line.itemId === item_id && qty <= line.qty));

export async function announceReturn(tx: Transaction<Schema>, announced: Announced): Promise<string | null> {
  const { order, reason, note, withdrawalNumber, lines, at, staffName } = announced;
  if (!fits(order, lines)) return null;
  const number = readableNumber('RT');
  await tx
    .insertInto('return_case')
    .values({
      ...{ number, order_id: order.id, withdrawal_number: withdrawalNumber, state: 'announced', reason, note },
      ...{ announced_at: at, arrived_at: null, checked_at: null, refunded_at: null, closed_at: null },
      refund_until: reason === 'withdrawal' ? new Date(Date.parse(at) + REFUND_MS).toISOString() : null,
    })
    .execute();
  const rows = lines
    .filter(({ qty }) => qty > 0)
    .map(({ item_id, qty }) => ({
      ...{ return_number: number, item_id, announced: qty, qty: 0, condition: 'good' as const },
      ...{ restock: 1 as const, restocked: 0, note: '' },
    }));
  if (rows.length > 0) await tx.insertInto('return_line').values(rows).execute();
  await insertEvent(tx, number, { at, kind: 'announced', text: note, staffName });
  return number;
}

interface NewEvent {
  at: string;
  kind: ReturnEventKind;
  text: string;
  staffName: string | null;
}

async function insertEvent(tx: Transaction<Schema>, number: string, { at, kind, text, staffName }: NewEvent) {
  await tx
    .insertInto('return_event')
    .values({ return_number: number, id: nextEntityId(Date.parse(at)), at, kind, text, staff_name: staffName })
    .execute();
}

interface Step extends Author {
  at: string;
  note?: string;
}

/** Moves a case, if it is in one of the states; false otherwise, and nothing is written. */
async function move(
  tx: Transaction<Schema>,
  number: string,
  from: readonly ReturnState[],
  to: UpdateObject<Schema, 'return_case'> & { state: ReturnState },
): Promise<ReturnRow | null> {
  const row = await tx
    .updateTable('return_case')
    .set(to)
    .where('number', '=', number)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function arriveReturn(tx: Transaction<Schema>, number: string, { at, note = '', ...by }: Step) {
  const row = await move(tx, number, ['announced'], { state: 'arrived', arrived_at: at });
  if (!row) return false;
  await insertEvent(tx, number, { at, kind: 'arrived', text: note, staffName: by.staff.name });
  await recordChange(tx, { ...by, action: 'returns.arrive', subject: number });
  return true;
}

export interface CheckedLine {
  item_id: number;
  qty: number;
  condition: ReturnCondition;
  restock: boolean;
  note: string;
}

/** Also what nobody has said would come; a second look replaces the first until money was given back. */
export async function checkReturn(
  tx: Transaction<Schema>,
  order: StoredOrder,
  number: string,
  lines: readonly CheckedLine[],
  { at, ...by }: Step,
): Promise<'done' | 'moved' | 'too-many'> {
  if (!fits(order, lines)) return 'too-many';
  const row = await move(tx, number, ['announced', 'arrived', 'checked'], { state: 'checked', checked_at: at });
  if (!row) return 'moved';
  if (row.arrived_at === null)
    await tx.updateTable('return_case').set({ arrived_at: at }).where('number', '=', number).execute();
  const known = await linesOf(tx, number);
  for (const { item_id, qty, condition, restock: mayBeSold, note } of lines) {
    const facts = { qty, condition, restock: mayBeSold ? (1 as const) : (0 as const), note };
    if (known.some((line) => line.item_id === item_id))
      await tx
        .updateTable('return_line')
        .set(facts)
        .where('return_number', '=', number)
        .where('item_id', '=', item_id)
        .execute();
    else if (qty > 0)
      await tx
        .insertInto('return_line')
        .values({ return_number: number, item_id, announced: 0, restocked: 0, ...facts })
        .execute();
  }
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  await insertEvent(tx, number, { at, kind: 'checked', text: String(pieces), staffName: by.staff.name });
  await recordChange(tx, { ...by, action: 'returns.check', subject: number, after: { pieces } });
  return 'done';
}

export const linesOf = (db: Kysely<Schema>, number: string): Promise<ReturnLineRow[]> =>
  db.selectFrom('return_line').selectAll().where('return_number', '=', number).orderBy('item_id').execute();

/** Pieces of each line that may be sold again and are not back yet, by the case or by its refunds. */
export async function waitingPieces(
  db: Kysely<Schema>,
  order: StoredOrder,
  number: string,
): Promise<Map<number, number>> {
  const left = await restockable(db, order);
  const refunded = restockedByRefunds(order, number);
  return new Map(
    (await linesOf(db, number))
      .filter(({ restock: mayBeSold }) => mayBeSold === 1)
      .map(({ item_id, qty, restocked }) => {
        const waiting = qty - restocked - (refunded.get(item_id) ?? 0);
        return [item_id, Math.max(0, Math.min(waiting, left.get(item_id) ?? 0))];
      }),
  );
}

export function restockedByRefunds({ refunds }: StoredOrder, number: string): Map<number, number> {
  const back = new Map<number, number>();
  for (const { lines } of refunds.filter(({ return_number }) => return_number === number))
    for (const { item_id, restocked } of lines) back.set(item_id, (back.get(item_id) ?? 0) + restocked);
  return back;
}

/** How many pieces went back; null where it is not checked yet, or refused. */
export async function restockReturn(
  tx: Transaction<Schema>,
  kind: Database['kind'],
  { number, order_id: orderId }: Pick<ReturnRow, 'number' | 'order_id'>,
  { at, ...by }: Step,
): Promise<number | null> {
  const order = await lockOrder(tx, orderId);
  const row = await tx.selectFrom('return_case').select('state').where('number', '=', number).executeTakeFirst();
  if (!order || !row || !['checked', 'refunded', 'closed'].includes(row.state)) return null;
  const waiting = [...(await waitingPieces(tx, order, number))].filter(([, qty]) => qty > 0);
  const pieces = waiting.reduce((sum, [, qty]) => sum + qty, 0);
  if (pieces === 0) return 0;
  const byId = new Map(order.lines.map((line) => [line.itemId, line]));
  for (const [itemId, qty] of waiting)
    await tx
      .updateTable('return_line')
      .set((eb) => ({ restocked: eb('restocked', '+', qty) }))
      .where('return_number', '=', number)
      .where('item_id', '=', itemId)
      .execute();
  await insertEvent(tx, number, { at, kind: 'restocked', text: String(pieces), staffName: by.staff.name });
  await recordChange(tx, { ...by, action: 'returns.restock', subject: number, after: { pieces } });
  await restock(tx, kind, {
    ...{ orderNumber: order.orderNumber, staffName: by.staff.name },
    shares: waiting.flatMap(([itemId, qty]) => sharesOf(order, byId.get(itemId)!, qty)),
  });
  return pieces;
}

/** A refund was booked for the case. */
export async function refundReturn(
  tx: Transaction<Schema>,
  number: string,
  { at, staffName, text }: { at: string; staffName: string; text: string },
): Promise<void> {
  const row = await move(tx, number, OPEN, { state: 'refunded', refunded_at: at });
  if (row) await insertEvent(tx, number, { at, kind: 'refunded', text, staffName });
}

/** Closes a case, and settles the withdrawal that it came from. */
export async function closeReturn(
  tx: Transaction<Schema>,
  number: string,
  { refused, at, note = '', ...by }: Step & { refused: boolean },
): Promise<boolean> {
  const state = refused ? 'refused' : 'closed';
  const row = await move(tx, number, OPEN, { state, closed_at: at });
  if (!row) return false;
  await insertEvent(tx, number, { at, kind: state, text: note, staffName: by.staff.name });
  await setDone(tx, row, at);
  await recordChange(tx, { ...by, action: 'returns.close', subject: number, after: { status: state } });
  return true;
}

export async function reopenReturn(tx: Transaction<Schema>, number: string, { at, ...by }: Step): Promise<boolean> {
  const before = await tx.selectFrom('return_case').selectAll().where('number', '=', number).executeTakeFirst();
  const state = before ? lastState(before) : 'announced';
  const row = await move(tx, number, ['closed', 'refused'], { state, closed_at: null });
  if (!row) return false;
  await insertEvent(tx, number, { at, kind: 'reopened', text: '', staffName: by.staff.name });
  await setDone(tx, row, null);
  await recordChange(tx, { ...by, action: 'returns.reopen', subject: number, after: { status: state } });
  return true;
}

function lastState({ refunded_at, checked_at, arrived_at }: ReturnRow): ReturnState {
  if (refunded_at !== null) return 'refunded';
  if (checked_at !== null) return 'checked';
  return arrived_at === null ? 'announced' : 'arrived';
}

async function setDone(tx: Transaction<Schema>, { withdrawal_number: withdrawal }: ReturnRow, at: string | null) {
  if (withdrawal === null) return;
  await tx.updateTable('withdrawal').set({ done_at: at }).where('number', '=', withdrawal).execute();
}
