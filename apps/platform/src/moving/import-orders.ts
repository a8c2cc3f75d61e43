import type { MovedOrderReport } from '@brixel/contract/office/moved-order-endpoints';
import type { MovedOrderRemark } from '@brixel/contract/office/moved-order-words';
import type { StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { batched } from './batched.ts';
import type { MovedFile } from './moved-rows.ts';
import { storeNaming } from './moved-store.ts';
import { type ReadOrder, readOrders } from './read-orders.ts';
import { createRowRemarks } from './row-remarks.ts';
import { type PlacedElsewhere, type Sorted, sortOrders, writeOrders } from './write-orders.ts';

interface Shop {
  db: Kysely<Schema>;
  stores: StoreSettings;
}

interface ReportOptions {
  /** orders of a kind that are told one by one */
  most?: number | undefined;
}

const AT_ONCE = 100;

/** What a file of orders would do. */
export const checkOrders = (shop: Shop, file: MovedFile, { most }: ReportOptions = {}): Promise<MovedOrderReport> =>
  walk(shop, file, { most, take: (orders) => sortOrders(shop.db, orders) });

/**
 * Takes over orders of another shop, some at a time: orders of this one do not wait for a whole file, and a run that was broken off
 * goes on where it was when it is started again. The audit log is told with the first of them.
 */
export async function importOrders(
  shop: Shop,
  file: MovedFile,
  { author, most }: ReportOptions & { author: Author },
): Promise<MovedOrderReport> {
  const { create, change } = await checkOrders(shop, file, { most: 0 });
  const write = sliceWriter(shop.db);
  let isTold = false;
  return walk(shop, file, {
    most,
    async take(orders) {
      const sorted = await write(async (tx) => {
        const written = await writeOrders(tx, orders);
        const entry = { action: 'movedOrders.import', subject: file.name, after: { orders: create, changed: change } };
        if (!isTold && hasWritten(written)) await recordChange(tx, { ...author, ...entry });
        return written;
      });
      isTold ||= hasWritten(sorted);
      return sorted;
    },
  });
}

const hasWritten = ({ fresh, changed }: Sorted): boolean => fresh.length + changed.length > 0;

interface Walk extends ReportOptions {
  take(orders: readonly PlacedElsewhere[]): Promise<Sorted>;
}

async function walk({ db, stores }: Shop, file: MovedFile, { most, take }: Walk): Promise<MovedOrderReport> {
  const storeOf = storeNaming(stores);
  const remarks = createRowRemarks<MovedOrderRemark>(most);
  const totals = { orders: 0, create: 0, change: 0, known: 0, left_out: 0, of_accounts: 0 };

  async function sort(read: readonly ReadOrder[]): Promise<void> {
    totals.orders += read.length;
    const taken = await numbersOfThisShop(db, read);
    const orders: PlacedElsewhere[] = [];
    for (const { line, order, remark } of read) {
      if (remark) remarks.add(line, remark.code, remark.value);
      if (order && taken.has(order.number)) remarks.add(line, 'NUMBER_TAKEN', order.number);
      if (remark?.code === 'NUMBER_REPEATED') totals.known += 1;
      else if (!order || taken.has(order.number)) totals.left_out += 1;
      else orders.push({ ...order, storeCode: storeOf(order.store) });
    }
    if (orders.length === 0) return;
    const { fresh, changed, known } = await take(orders);
    totals.create += fresh.length;
    totals.change += changed.length;
    totals.known += known;
    totals.of_accounts += fresh.filter(({ isOfAccount }) => isOfAccount).length;
  }

  for await (const read of batched(readOrders(file.read()), AT_ONCE)) await sort(read);
  return { ...totals, report: remarks.report() };
}

async function numbersOfThisShop(db: Kysely<Schema>, read: readonly ReadOrder[]): Promise<ReadonlySet<string>> {
  const numbers = read.flatMap(({ order }) => (order ? [order.number] : []));
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('placed_order')
    .select('order_number')
    .where('order_number', 'in', numbers)
    .execute();
  return new Set(rows.map(({ order_number }) => order_number));
}
