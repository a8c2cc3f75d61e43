import type { Database } from '@brixel/platform/database/database';
import type { Schema } from '@brixel/platform/database/schema';
import type { Insertable, Selectable } from 'kysely';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;
/** Rows of one statement: databases take so many values only. */
const ROWS = 40;
const YEARS = 3;

type Order = Selectable<Schema['placed_order']>;

interface Copies {
  orders: Order[];
  notes: Insertable<Schema['order_note']>[];
  sales: Insertable<Schema['sale']>[];
  lines: Insertable<Schema['sale_line']>[];
  vat: Insertable<Schema['sale_vat']>[];
}

/** Copies of one real order over three years, as they lie in the books of a shop: a few in work, most of them long sent. */
export async function insertOrders({ db }: Database, count: number, skus: readonly string[]): Promise<void> {
  const model = await db.selectFrom('placed_order').selectAll().limit(1).executeTakeFirstOrThrow();
  const now = Date.now();
  for (let first = 0; first < count; first += AT_ONCE) {
    const copies: Copies = { orders: [], notes: [], sales: [], lines: [], vat: [] };
    for (let n = first; n < Math.min(first + AT_ONCE, count); n++)
      addCopy(copies, model, { n, age: ((count - n) / count) * YEARS * 365 * DAY_MS, now, skus });
    await db.transaction().execute(async (tx) => {
      const insert = async <Table extends 'placed_order' | 'order_note' | 'sale' | 'sale_line' | 'sale_vat'>(
        table: Table,
        rows: readonly Insertable<Schema[Table]>[],
      ): Promise<void> => {
        for (let at = 0; at < rows.length; at += ROWS)
          await tx
            .insertInto(table)
            .values(rows.slice(at, at + ROWS) as never)
            .execute();
      };
      await insert('placed_order', copies.orders);
      await insert('order_note', copies.notes);
      await insert('sale', copies.sales);
      await insert('sale_line', copies.lines);
      await insert('sale_vat', copies.vat);
    });
  }
}

function addCopy(
  { orders, notes, sales, lines, vat }: Copies,
  model: Order,
  { n, age, now, skus }: { n: number; age: number; now: number; skus: readonly string[] },
): void {
  const at = new Date(now - age).toISOString();
  const day = at.slice(0, 10);
  const id = n + 1;
  const isYoung = age < 3 * DAY_MS;
  const status = n % 20 === 0 ? 'canceled' : !isYoung ? 'complete' : n % 4 === 0 ? 'pending' : 'processing';
  orders.push({
    ...model,
    ...{ id, public_id: `bench-${id}`, order_number: `BX-BENCH-${id}`, client_order_id: null, created_at: at, status },
    ...{ email: `shopper-${n % 30_000}@example.de`, country: ['DE', 'IT', 'AT'][n % 3]!, is_test: 0 as const },
    fulfilment: (['to_pick', 'picking', 'to_pack', 'packed'] as const)[n % 4]!,
    paid_at: status === 'pending' ? null : at,
  });
  const note = { order_id: id, at, text: '', amount: null, author: null };
  if (status !== 'pending') notes.push({ ...note, id: 1, kind: 'status', status: 'processing' });
  if (status === 'complete') notes.push({ ...note, id: 2, kind: 'status', status: 'complete' });
  if (status === 'complete' && n % 100 === 1) notes.push({ ...note, id: 3, kind: 'withdrawal', status: null });
  if (status === 'canceled') return;
  const sums = { gross: 119_000, net: 100_000 };
  sales.push({
    order_id: id,
    day,
    store_code: 'de',
    country: ['DE', 'IT', 'AT'][n % 3]!,
    ...sums,
    lines: 5,
    pieces: 50,
  });
  vat.push({ order_id: id, rate: 1900, gross: sums.gross, tax: 19_000 });
  const bought = new Set(Array.from({ length: 5 }, (_, line) => skus[(n * 7 + line * 131) % skus.length]!));
  for (const sku of bought) lines.push({ day, sku, order_id: id, pieces: 10, gross: 23_800, net: 20_000, cost: null });
}
