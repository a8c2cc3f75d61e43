import type { OfficeTicket, TicketState } from '@brixel/contract/office/ticket-endpoints';
import { type Kysely, sql, type Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { CODE_GROUP } from '../readable-code.ts';
import { writtenTicketCode } from './ticket-code.ts';
import type { Ticket } from './ticket-rows.ts';

/** Tickets as the office keeps them. */

const PAGE = 50;

const withOrders = (db: Kysely<Schema>) =>
  db
    .selectFrom('ticket')
    .innerJoin('placed_order', 'placed_order.id', 'ticket.order_id')
    .selectAll('ticket')
    .select(['placed_order.order_number', 'placed_order.email', 'placed_order.content']);

type Row = Awaited<ReturnType<ReturnType<typeof withOrders>['execute']>>[number];

interface TicketQuery {
  search?: string | undefined;
  sku?: string | undefined;
  before?: number | undefined;
}

export async function listTickets({ db, kind }: Database, { search = '', sku, before }: TicketQuery) {
  const rows = await withOrders(db)
    .$if(search !== '', (query) => query.where(found(search, kind)))
    .$if(sku !== undefined, (query) => query.where('ticket.sku', '=', sku!))
    .$if(before !== undefined, (query) => query.where('ticket.id', '<', before!))
    .orderBy('ticket.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const products = await db
    .selectFrom('ticket')
    .select(({ fn }) => ['sku', fn.max('name').as('name'), fn.countAll().as('sold'), fn.count('used_at').as('used')])
    .where('canceled_at', 'is', null)
    .where('is_test', '=', 0)
    .groupBy('sku')
    .orderBy('sku')
    .execute();
  return {
    tickets: rows.slice(0, PAGE).map(shown),
    next: rows.length > PAGE ? rows[PAGE - 1]!.id : null,
    products: products.map(({ sku: of, name, sold, used }) => ({
      ...{ sku: of, name },
      ...{ sold: Number(sold), used: Number(used) },
    })),
  };
}

/** In code, order number, mail address, and the name of who has bought it. */
function found(search: string, kind: Database['kind']) {
  const part = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  const name = (field: string) =>
    sql.raw<string>(
      kind === 'postgres'
        ? `(placed_order.content::json->'billingAddress'->>'${field}')`
        : `json_extract(placed_order.content, '$.billingAddress.${field}')`,
    );
  return sql<boolean>`(ticket.code = ${writtenTicketCode(search) ?? ''}
    or lower(ticket.code) like ${part} escape '!'
    or lower(placed_order.order_number) like ${part} escape '!'
    or lower(placed_order.email) like ${part} escape '!'
    or lower(${name('firstname')} || ' ' || ${name('lastname')}) like ${part} escape '!')`;
}

const stateOf = ({ used_at, canceled_at }: Ticket): TicketState =>
  canceled_at !== null ? 'canceled' : used_at !== null ? 'used' : 'open';

function shown(row: Row): OfficeTicket {
  const { firstname, lastname } = parseJson(row.content).billingAddress;
  const { id, code, sku, name, choice, order_number, email, issued_at, used_at, canceled_at } = row;
  return {
    ...{ id, code, sku, name, choice, order_number, email, issued_at, used_at, canceled_at },
    holder: `${firstname} ${lastname}`,
    state: stateOf(row),
    is_test: row.is_test === 1,
  };
}

export async function findTicket(db: Kysely<Schema>, typed: string): Promise<OfficeTicket | null> {
  const code = writtenTicketCode(typed);
  const row = code && (await withOrders(db).where('ticket.code', '=', code).executeTakeFirst());
  return row ? shown(row) : null;
}

export async function readTicket(db: Kysely<Schema>, id: number): Promise<OfficeTicket | null> {
  const row = await withOrders(db).where('ticket.id', '=', id).executeTakeFirst();
  return row ? shown(row) : null;
}

export type TicketRefusal = 'NOT_FOUND' | 'TICKET_USED' | 'TICKET_CANCELED' | 'TICKET_NOT_USED';

/** Somebody comes with it. Of several who say so at once one is right. */
export async function redeemTicket(
  tx: Transaction<Schema>,
  id: number,
  author: Author,
  now: number,
): Promise<'done' | TicketRefusal> {
  const ticket = await tx
    .updateTable('ticket')
    .set({ used_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('canceled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!ticket) return whyNot(tx, id);
  await record(tx, 'tickets.redeem', ticket, author);
  return 'done';
}

/** It was redeemed by mistake. */
export async function reopenTicket(
  tx: Transaction<Schema>,
  id: number,
  author: Author,
): Promise<'done' | TicketRefusal> {
  const ticket = await tx
    .updateTable('ticket')
    .set({ used_at: null })
    .where('id', '=', id)
    .where('used_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!ticket) return (await readTicket(tx, id)) ? 'TICKET_NOT_USED' : 'NOT_FOUND';
  await record(tx, 'tickets.reopen', ticket, author);
  return 'done';
}

async function whyNot(tx: Transaction<Schema>, id: number): Promise<TicketRefusal> {
  const ticket = await readTicket(tx, id);
  if (!ticket) return 'NOT_FOUND';
  return ticket.state === 'canceled' ? 'TICKET_CANCELED' : 'TICKET_USED';
}

/** The log knows a ticket by the end of its code, and nothing of whoever has it. */
const record = (tx: Transaction<Schema>, action: string, { code, sku }: Ticket, author: Author): Promise<void> =>
  recordChange(tx, { ...author, action, subject: `…${code.slice(-CODE_GROUP)}`, after: { sku } });
