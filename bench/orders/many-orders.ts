import type { Database } from '@brixel/platform/database/database';
import type { Schema } from '@brixel/platform/database/schema';
import type { Insertable, Selectable } from 'kysely';

const COPIED = ['placed_order', 'order_note', 'sale', 'sale_line', 'sale_vat', 'mail', 'payment', 'cart'] as const;
type CopiedTable = (typeof COPIED)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;
/** Rows of one statement: databases take so many values only. */
const ROWS = 40;
const YEARS = 3;
const MAIL_DAYS = 360;
const CART_DAYS = 28;

type Order = Selectable<Schema['placed_order']>;

type Copies = { [Table in CopiedTable]: Insertable<Schema[Table]>[] };

/** Copies of one real order over three years, with all that lies around them in the books of a shop: a few in work, most of them long sent. */
export async function insertOrders({ db }: Database, count: number, skus: readonly string[]): Promise<void> {
  const model = await db.selectFrom('placed_order').selectAll().limit(1).executeTakeFirstOrThrow();
  const now = Date.now();
  for (let first = 0; first < count; first += AT_ONCE) {
    const copies = Object.fromEntries(COPIED.map((table) => [table, []])) as unknown as Copies;
    for (let n = first; n < Math.min(first + AT_ONCE, count); n++)
      addCopy(copies, model, { n, age: ((count - n) / count) * YEARS * 365 * DAY_MS, now, skus });
    await db.transaction().execute(async (tx) => {
      for (const table of COPIED)
        for (let at = 0; at < copies[table].length; at += ROWS)
          await tx
            .insertInto(table)
            .values(copies[table].slice(at, at + ROWS) as never)
            .execute();
    });
  }
}

function addCopy(
  copies: Copies,
  model: Order,
  { n, age, now, skus }: { n: number; age: number; now: number; skus: readonly string[] },
): void {
  const at = new Date(now - age).toISOString();
  const day = at.slice(0, 10);
  const id = n + 1;
  const isYoung = age < 3 * DAY_MS;
  const status = n % 20 === 0 ? 'canceled' : !isYoung ? 'complete' : n % 4 === 0 ? 'pending' : 'processing';
  copies.placed_order.push({
    ...model,
    ...{ id, public_id: `bench-${id}`, order_number: `BX-BENCH-${id}`, client_order_id: null, created_at: at, status },
    ...{ mailbox: `shopper-${n % 30_000}@example.de`, origin: `origin-${n % 30_000}` },
    ...{ email: `shopper-${n % 30_000}@example.de`, country: ['DE', 'IT', 'AT'][n % 3]!, is_test: 0 as const },
    fulfilment: (['to_pick', 'picking', 'to_pack', 'packed'] as const)[n % 4]!,
    paid_at: status === 'pending' ? null : at,
  });
  const note = { order_id: id, at, text: '', amount: null, author: null };
  addTraces(copies, { n, at, isPaid: status !== 'pending', now });
  const notes = copies.order_note;
  if (status !== 'pending') notes.push({ ...note, id: 1, kind: 'status', status: 'processing' });
  if (status === 'complete') notes.push({ ...note, id: 2, kind: 'status', status: 'complete' });
  if (status === 'complete' && n % 100 === 1) notes.push({ ...note, id: 3, kind: 'withdrawal', status: null });
  if (status === 'canceled') return;
  const sums = { gross: 119_000, net: 100_000 };
  copies.sale.push({
    order_id: id,
    day,
    store_code: 'de',
    country: ['DE', 'IT', 'AT'][n % 3]!,
    ...sums,
    lines: 5,
    pieces: 50,
  });
  copies.sale_vat.push({ order_id: id, rate: 1900, gross: sums.gross, tax: 19_000 });
  const bought = new Set(Array.from({ length: 5 }, (_, line) => skus[(n * 7 + line * 131) % skus.length]!));
  for (const sku of bought)
    copies.sale_line.push({ day, sku, order_id: id, pieces: 10, gross: 23_800, net: 20_000, cost: null });
}

/** What else lies there of an order: three mails, a payment, and the cart of somebody who has not bought. */
function addTraces(
  copies: Copies,
  { n, at, isPaid, now }: { n: number; at: string; isPaid: boolean; now: number },
): void {
  // older ones are removed
  const sent = new Date(now - (n % MAIL_DAYS) * DAY_MS).toISOString();
  for (const kind of ['placed', 'paid', 'shipped'] as const)
    copies.mail.push({
      ...{
        id: `bench-${n}-${kind}`,
        recipient: `shopper-${n % 30_000}@example.de`,
        subject: `${n}`,
        html: '',
        text: '',
      },
      ...{ attachments: '[]' as never, headers: '{}' as never, created_at: sent, sent_at: sent, attempts: 1 },
      ...{ next_attempt_at: null, last_error: null, order_id: n + 1, kept: 'x'.repeat(2000) },
    });
  if (isPaid)
    copies.payment.push({
      ...{ reference: `bench-${n}`, order_id: n + 1, provider: 'sandbox', provider_payment_id: `bench-${n}` },
      ...{ approval_url: null, amount: 119_000, state: 'captured', capture_id: `bench-${n}`, attempts: 1 },
      ...{ created_at: at, updated_at: at, next_check_at: new Date(now + DAY_MS).toISOString() },
    });
  copies.cart.push({
    ...{ id: `bench-${n}`, customer_id: null, version: 1, last_item_id: 0, coupon_code: null, country: null },
    ...{ shipping_method: null, voucher_ids: null, updated_at: new Date(now - (n % CART_DAYS) * DAY_MS).toISOString() },
  });
}
