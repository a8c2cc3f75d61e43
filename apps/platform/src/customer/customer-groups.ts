import { fromEuros, toEuros } from '@brixel/commerce/money';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import type {
  AgreedPrice,
  CustomerGroup,
  GroupContent,
  GroupPrice,
} from '@brixel/contract/office/customer-group-endpoints';
import { GROUP_LIMITS } from '@brixel/contract/office/customer-group-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { type Kysely, sql, type Transaction } from 'kysely';
import { productName } from '../catalog/store-rank.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';

/** Groups of customers as the owner keeps them. Carts and orders read the rows themselves, so that a change counts at once, on all nodes. */

/** Who opens an account comes into this one; it is made with its table. */
export const GENERAL_GROUP = 1;

export type GroupRefusal =
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'GROUP_TAKEN'
  | 'GROUP_IN_USE'
  | 'SKU_UNKNOWN'
  | 'NOT_PRICED';

/** What is made of others costs what they do. */
const COMPOSED: ReadonlySet<string> = new Set(['configurable', 'bundle', 'grouped']);

/** Its second half is that of the index, which leaves everybody's tiers out. */
const tiersOf = (db: Kysely<Schema>, id: number) =>
  db
    .selectFrom('tier_price')
    .where('tier_price.customer_group_id', '=', id)
    .where('tier_price.customer_group_id', '!=', sql.lit(ALL_CUSTOMER_GROUPS));

/** Whether customers of a group pay anything else than everybody. */
export async function hasOwnPrices(db: Kysely<Schema>, id: number): Promise<boolean> {
  const group = await db.selectFrom('customer_group').select('percent').where('id', '=', id).executeTakeFirst();
  if (!group) return false;
  return group.percent > 0 || (await tiersOf(db, id).select('product_id').limit(1).executeTakeFirst()) !== undefined;
}

export async function listGroups(db: Kysely<Schema>): Promise<CustomerGroup[]> {
  const rows = await db.selectFrom('customer_group').selectAll().orderBy('name').execute();
  return Promise.all(rows.map((row) => toGroup(db, row)));
}

export async function readGroup(
  db: Kysely<Schema>,
  id: number,
  defaultStore: StoreCode,
  search = '',
): Promise<{ group: CustomerGroup; prices: GroupPrice[]; more: boolean } | 'NOT_FOUND'> {
  const row = await findGroup(db, id);
  if (!row) return 'NOT_FOUND';
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const prices = await pricesOf(db, id, defaultStore)
    .$if(search !== '', (query) => query.where(sql<boolean>`lower(product.sku) like ${part} escape '\\'`))
    .orderBy('product.sku')
    .orderBy('tier_price.qty')
    .limit(GROUP_LIMITS.pricesShown + 1)
    .execute();
  return {
    group: await toGroup(db, row),
    prices: prices.slice(0, GROUP_LIMITS.pricesShown).map(toPrice),
    more: prices.length > GROUP_LIMITS.pricesShown,
  };
}

export async function createGroup(
  tx: Transaction<Schema>,
  content: GroupContent,
  author: Author,
): Promise<CustomerGroup | GroupRefusal> {
  const made = await tx
    .insertInto('customer_group')
    .values({ ...columnsOf(content), version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) return 'GROUP_TAKEN';
  await recordChange(tx, { ...author, action: 'customerGroups.create', subject: content.name, after: content });
  return toGroup(tx, made);
}

export async function updateGroup(
  tx: Transaction<Schema>,
  id: number,
  { version, ...content }: GroupContent & { version: number },
  author: Author,
): Promise<CustomerGroup | GroupRefusal> {
  const before = await findGroup(tx, id);
  if (!before) return 'NOT_FOUND';
  const other = await tx
    .selectFrom('customer_group')
    .select('id')
    .where('name', '=', content.name)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) return 'GROUP_TAKEN';
  const changed = await tx
    .updateTable('customer_group')
    .set({ ...columnsOf(content), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!changed) return 'CHANGED_MEANWHILE';
  await recordChange(tx, {
    ...author,
    ...{ action: 'customerGroups.update', subject: content.name, before: contentOf(before), after: content },
  });
  return toGroup(tx, changed);
}

export async function removeGroup(tx: Transaction<Schema>, id: number, author: Author): Promise<true | GroupRefusal> {
  const before = await holdGroup(tx, id);
  if (!before) return 'NOT_FOUND';
  if (id === GENERAL_GROUP || (await countCustomers(tx, id)) > 0) return 'GROUP_IN_USE';
  await tx.deleteFrom('tier_price').where('customer_group_id', '=', id).execute();
  await tx.deleteFrom('customer_group').where('id', '=', id).execute();
  const change = { action: 'customerGroups.remove', subject: before.name, before: contentOf(before) };
  await recordChange(tx, { ...author, ...change });
  return true;
}

export async function setPrice(
  tx: Transaction<Schema>,
  id: number,
  { sku, qty, price }: AgreedPrice,
  { defaultStore, ...author }: Author & { defaultStore: StoreCode },
): Promise<GroupPrice | GroupRefusal> {
  const group = await holdGroup(tx, id);
  if (!group) return 'NOT_FOUND';
  const product = await tx
    .selectFrom('product')
    .select(['id', 'sku', 'type_id', 'attributes'])
    .where('sku', '=', sku)
    .executeTakeFirst();
  if (!product) return 'SKU_UNKNOWN';
  if (COMPOSED.has(product.type_id) || parseJson(product.attributes).voucher) return 'NOT_PRICED';
  const place = { product_id: product.id, customer_group_id: id, qty };
  const before = await tx
    .selectFrom('tier_price')
    .select('price')
    .where('product_id', '=', product.id)
    .where('customer_group_id', '=', id)
    .where('qty', '=', qty)
    .executeTakeFirst();
  await tx
    .insertInto('tier_price')
    .values({ ...place, price: fromEuros(price) })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'customer_group_id', 'qty']).doUpdateSet({ price: fromEuros(price) }),
    )
    .execute();
  await recordChange(tx, {
    ...author,
    ...{ action: 'customerGroups.setPrice', subject: `${group.name} · ${sku}` },
    ...(before && { before: { qty, price: toEuros(before.price) } }),
    after: { qty, price },
  });
  const row = await pricesOf(tx, id, defaultStore)
    .where('product.id', '=', product.id)
    .where('tier_price.qty', '=', qty)
    .executeTakeFirstOrThrow();
  return toPrice(row);
}

export async function removePrice(
  tx: Transaction<Schema>,
  id: number,
  { sku, qty }: Pick<AgreedPrice, 'sku' | 'qty'>,
  author: Author,
): Promise<true | GroupRefusal> {
  const group = await holdGroup(tx, id);
  const removed = await tx
    .deleteFrom('tier_price')
    .where('customer_group_id', '=', id)
    .where('qty', '=', qty)
    .where('product_id', 'in', ({ selectFrom }) => selectFrom('product').select('id').where('sku', '=', sku))
    .where('customer_group_id', '!=', sql.lit(ALL_CUSTOMER_GROUPS))
    .returning('price')
    .executeTakeFirst();
  if (!group || !removed) return 'NOT_FOUND';
  await recordChange(tx, {
    ...author,
    ...{ action: 'customerGroups.removePrice', subject: `${group.name} · ${sku}` },
    before: { qty, price: toEuros(removed.price) },
  });
  return true;
}

/** Moves a customer to a group; false where there is no such group. What they have ordered keeps its prices. */
export async function moveCustomer(
  tx: Transaction<Schema>,
  customer: { id: number; group_id: number },
  groupId: number,
  author: Author,
): Promise<boolean> {
  const group = await holdGroup(tx, groupId);
  if (!group) return false;
  if (customer.group_id === groupId) return true;
  const before = await findGroup(tx, customer.group_id);
  await tx.updateTable('customer').set({ group_id: groupId }).where('id', '=', customer.id).execute();
  await recordChange(tx, {
    ...author,
    ...{ action: 'customers.setGroup', subject: String(customer.id) },
    ...{ before: { group: before?.name ?? null }, after: { group: group.name } },
  });
  return true;
}

/**
 * The group, counted as changed: clients that hold its prices ask for them again. Until the transaction ends nobody else changes it, so that
 * it is not removed while somebody comes into it.
 */
const holdGroup = (tx: Transaction<Schema>, id: number): Promise<GroupRow | undefined> =>
  tx
    .updateTable('customer_group')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

interface GroupRow {
  id: number;
  name: string;
  percent: number;
  version: number;
}

const findGroup = (db: Kysely<Schema>, id: number): Promise<GroupRow | undefined> =>
  db.selectFrom('customer_group').selectAll().where('id', '=', id).executeTakeFirst();

async function countCustomers(db: Kysely<Schema>, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('customer')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('group_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(n);
}

const HUNDREDTHS = 100;
const columnsOf = ({ name, percent }: GroupContent) => ({ name, percent: Math.round(percent * HUNDREDTHS) });
const contentOf = ({ name, percent }: GroupRow): GroupContent => ({ name, percent: percent / HUNDREDTHS });

async function toGroup(db: Kysely<Schema>, row: GroupRow): Promise<CustomerGroup> {
  const prices = await tiersOf(db, row.id)
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    ...contentOf(row),
    customers: await countCustomers(db, row.id),
    prices: Number(prices.n),
    fixed: row.id === GENERAL_GROUP,
    version: row.version,
  };
}

const pricesOf = (db: Kysely<Schema>, id: number, defaultStore: StoreCode) =>
  tiersOf(db, id)
    .innerJoin('product', 'product.id', 'tier_price.product_id')
    .select([
      'product.sku',
      'product.price as everybody',
      productName(db, defaultStore).as('name'),
      'tier_price.qty',
      'tier_price.price',
    ]);

const toPrice = (row: {
  sku: string;
  name: string | null;
  qty: number;
  price: number;
  everybody: number;
}): GroupPrice => ({
  sku: row.sku,
  name: row.name ?? row.sku,
  qty: row.qty,
  price: toEuros(row.price),
  everybody: toEuros(row.everybody),
});
