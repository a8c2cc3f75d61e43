import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mails } from '../mail/mails.ts';
import { repeatedly } from '../repeat.ts';
import { hashToken, randomToken } from '../secrets.ts';
import { lacksParts } from './lacks-parts.ts';
import { createStockAlertMails, type Wish } from './stock-alert-mails.ts';

export type StockAlert = Selectable<Schema['stock_alert']>;

/** Wishes for one mail when sold-out goods are there again. */
export interface StockAlerts {
  /** Always sends a mail. `isConfirmed`: the address is known to belong to whoever asks, so that it waits at once. */
  request(wish: Wish, isConfirmed: boolean): Promise<void>;
  /** Null for a link that is not valid, or no longer. The same again gets the same answer. */
  confirm(token: string): Promise<StockAlert | null>;
  /** False for a link that is not valid, or no longer. */
  end(token: string): Promise<boolean>;
  /** Mails everybody who waits for goods that are there. */
  notify(): Promise<void>;
  /** Removes what has run out. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface StockAlertOptions {
  db: Kysely<Schema>;
  catalog: Pick<Catalog, 'product'>;
  mails: Pick<Mails, 'queue' | 'wake'>;
  letterhead: Letterhead;
  log: Pick<LateLog, 'warn'>;
  now?: () => number;
}

const LOOK_EVERY_MS = 20_000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** An address is stored no longer than it is of use. */
const DAYS = { pending: 7, waiting: 365, notified: 30 } as const;
/** Each is a transaction of its own: a cart never waits long for it. */
const AT_ONCE = 100;

export function createStockAlerts({
  db,
  catalog,
  mails,
  letterhead,
  log,
  now = Date.now,
}: StockAlertOptions): StockAlerts {
  const isoTime = (offset = 0): string => new Date(now() + offset).toISOString();
  const letters = createStockAlertMails(letterhead, catalog.product);

  const find = (token: string): Promise<StockAlert | undefined> =>
    db.selectFrom('stock_alert').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst();

  async function notify(after = 0): Promise<void> {
    const waiting = await waitingForGoods(db, after);
    const due = waiting.filter(({ store_code, sku }) => !lacksParts(catalog.product(store_code, sku)));
    for (const alert of due) await db.transaction().execute((tx) => notifyOnce(tx, alert));
    if (due.length > 0) mails.wake();
    if (waiting.length === AT_ONCE) await notify(waiting.at(-1)!.id);
  }

  /** Whoever changes the row writes the mail: one mail, however many nodes look. */
  async function notifyOnce(tx: Transaction<Schema>, alert: StockAlert): Promise<void> {
    const isOurs = await tx
      .updateTable('stock_alert')
      .set({ status: 'notified', notified_at: isoTime() })
      .where('id', '=', alert.id)
      .where('status', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (isOurs) await mails.queue(tx, letters.available(alert));
  }

  async function sweep(): Promise<void> {
    for (const status of ['pending', 'waiting', 'notified'] as const) {
      const since = ({ pending: 'requested_at', waiting: 'confirmed_at', notified: 'notified_at' } as const)[status];
      await db
        .deleteFrom('stock_alert')
        .where('status', '=', status)
        .where(since, '<=', isoTime(-DAYS[status] * DAY_MS))
        .execute();
    }
  }

  const looking = repeatedly(
    LOOK_EVERY_MS,
    () => notify(),
    (err) => log.warn({ err }, 'those who wait for goods could not be notified'),
  );
  const sweeping = repeatedly(HOUR_MS, sweep, (err) => log.warn({ err }, 'old stock alerts could not be removed'));

  return {
    async request(wish, isConfirmed) {
      const token = randomToken();
      await db.transaction().execute(async (tx) => {
        const status = await storeWish(tx, wish, { token, isConfirmed, at: isoTime() });
        await mails.queue(tx, status === 'waiting' ? letters.waiting(wish, token) : letters.confirm(wish, token));
      });
      mails.wake();
    },
    async confirm(token) {
      await db
        .updateTable('stock_alert')
        .set({ status: 'waiting', confirmed_at: isoTime() })
        .where('token_hash', '=', hashToken(token))
        .where('status', '=', 'pending')
        .where('requested_at', '>', isoTime(-DAYS.pending * DAY_MS))
        .execute();
      const alert = await find(token);
      return alert && alert.status !== 'pending' ? alert : null;
    },
    async end(token) {
      const ended = await db
        .deleteFrom('stock_alert')
        .where('token_hash', '=', hashToken(token))
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },
    notify: () => notify(),
    sweep,
    async close() {
      await looking.close();
      await sweeping.close();
    },
  };
}

/** A wish that waits goes on waiting; one that has had its mail begins anew. */
async function storeWish(
  tx: Transaction<Schema>,
  { email, sku, store_code }: Wish,
  { token, isConfirmed, at }: { token: string; isConfirmed: boolean; at: string },
): Promise<StockAlert['status']> {
  const known = await tx
    .selectFrom('stock_alert')
    .select(['status', 'confirmed_at'])
    .where('email', '=', email)
    .where('sku', '=', sku)
    .executeTakeFirst();
  const waits = known?.status === 'waiting';
  const wish = {
    store_code,
    status: waits || isConfirmed ? ('waiting' as const) : ('pending' as const),
    token_hash: hashToken(token),
    requested_at: at,
    confirmed_at: waits ? known.confirmed_at : isConfirmed ? at : null,
    notified_at: null,
  };
  await tx
    .insertInto('stock_alert')
    .values({ email, sku, ...wish })
    .onConflict((conflict) => conflict.columns(['email', 'sku']).doUpdateSet(wish))
    .execute();
  return wish.status;
}

/** What is not managed is always there; what is sold in multiples is there once one of them is. */
const waitingForGoods = (db: Kysely<Schema>, after: number): Promise<StockAlert[]> =>
  db
    .selectFrom('stock_alert')
    .innerJoin('stock', 'stock.sku', 'stock_alert.sku')
    .innerJoin('product', 'product.sku', 'stock_alert.sku')
    .selectAll('stock_alert')
    .where('stock_alert.status', '=', 'waiting')
    .where('stock_alert.id', '>', after)
    .where('product.status', '=', 1)
    .where(({ or, eb, ref }) => or([eb('stock.managed', '=', 0), eb('stock.qty', '>=', ref('stock.step'))]))
    .orderBy('stock_alert.id')
    .limit(AT_ONCE)
    .execute();
