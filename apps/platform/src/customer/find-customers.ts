import type { CustomerSummary } from '@brixel/contract/office/customer-endpoints';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { customersWithWord, wordsOf } from './customer-words.ts';

const PAGE = 50;

interface CustomerPage {
  customers: CustomerSummary[];
  next: string | null;
}

/** The newest first; `before` is the `next` of the page before. */
export async function findCustomers(
  db: Kysely<Schema>,
  { search = '', before }: { search?: string | undefined; before?: string | undefined },
): Promise<CustomerPage> {
  let found = db
    .selectFrom('customer')
    .innerJoin('customer_group', 'customer_group.id', 'customer.group_id')
    .select(['customer.id', 'firstname', 'lastname', 'email', 'created_at', 'group_id', 'customer_group.name as group'])
    .orderBy('created_at', 'desc')
    .orderBy('customer.id', 'desc')
    .limit(PAGE + 1);
  for (const word of wordsOf(search)) found = found.where('customer.id', 'in', customersWithWord(db, word));
  if (before !== undefined) {
    const [at = '', id] = before.split('_');
    found = found.where(({ eb, and, or }) =>
      or([eb('created_at', '<', at), and([eb('created_at', '=', at), eb('customer.id', '<', Number(id))])]),
    );
  }
  const rows = await found.execute();
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  const cities = await citiesOf(db, ids);
  const orders = await ordersOf(db, ids);
  return {
    customers: shown.map(({ group_id, group, ...customer }) => ({
      ...customer,
      group: { id: group_id, name: group },
      city: cities.get(customer.id) ?? null,
      orders: orders.get(customer.id) ?? 0,
    })),
    next: rows.length > PAGE && last ? `${last.created_at}_${last.id}` : null,
  };
}

async function citiesOf(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_address')
    .select(['customer_id', 'facts'])
    .where('customer_id', 'in', ids)
    // the last one of a customer stays in the map
    .orderBy('is_shipping')
    .execute();
  return new Map(rows.map(({ customer_id, facts }) => [customer_id, parseJson(facts).city]));
}

async function ordersOf(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('placed_order')
    .select(({ fn }) => ['customer_id', fn.countAll<number>().as('orders')])
    .where('customer_id', 'in', ids)
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customer_id, orders }) => [customer_id, orders]));
}
