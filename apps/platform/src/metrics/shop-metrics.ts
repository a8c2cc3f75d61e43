import type { Kysely } from 'kysely';
import { readBackupState } from '../backup/backup-state.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Schema } from '../database/schema.ts';
import type { MetricName, Sample } from './metrics.ts';

/** However often somebody looks, tables are counted once in this time. */
const COUNT_EVERY_MS = 10_000;

interface MetricSources {
  db: Kysely<Schema>;
  catalog: Pick<Catalog, 'stores' | 'productCount' | 'facts'>;
}

/** What the tables and the catalogue of a shop say. A database that is away leaves its part out. */
export function createShopMetrics({ db, catalog }: MetricSources): () => Promise<Sample[]> {
  let last: { at: number; read: Promise<Sample[]> } | null = null;
  return async () => {
    if (!last || Date.now() - last.at > COUNT_EVERY_MS)
      last = { at: Date.now(), read: countTables(db).catch(() => []) };
    return [...catalogSamples(catalog), ...(await last.read)];
  };
}

function catalogSamples({ stores, productCount, facts }: MetricSources['catalog']): Sample[] {
  const { builtInMs, readAt } = facts();
  return [
    ...stores.map((store) => sample('brixel_catalog_products', productCount(store), store)),
    ...(builtInMs === null ? [] : [sample('brixel_catalog_build_seconds', builtInMs / 1000)]),
    sample('brixel_catalog_age_seconds', (Date.now() - readAt) / 1000),
  ];
}

async function countTables(db: Kysely<Schema>): Promise<Sample[]> {
  const now = Date.now();
  const secondsSince = (iso: string): number => (now - Date.parse(iso)) / 1000;
  const orders = await db
    .selectFrom('placed_order')
    .select(['status as label', ({ fn }) => fn.countAll<number>().as('value')])
    .where('is_test', '=', 0)
    .groupBy('status')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['state as label', ({ fn }) => fn.countAll<number>().as('value')])
    .groupBy('state')
    .execute();
  const imports = await db
    .selectFrom('import_job')
    .select(['state as label', ({ fn }) => fn.countAll<number>().as('value')])
    .groupBy('state')
    .execute();
  const carts = await db
    .selectFrom('cart')
    .select(({ fn }) => fn.countAll<number>().as('value'))
    .executeTakeFirstOrThrow();
  const unsent = await db
    .selectFrom('mail')
    .select(['created_at', 'last_error', 'given_up_at'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const due = unsent.filter(({ given_up_at }) => given_up_at === null);
  const [oldest] = due;
  const { made_at } = await readBackupState(db);
  const labelled = (name: MetricName, rows: readonly { label: string; value: number }[]): Sample[] =>
    rows.map(({ label, value }) => sample(name, Number(value), label));
  return [
    ...labelled('brixel_orders', orders),
    ...labelled('brixel_payments', payments),
    ...labelled('brixel_imports', imports),
    sample('brixel_carts', Number(carts.value)),
    sample('brixel_mails', due.filter(({ last_error }) => last_error === null).length, 'waiting'),
    sample('brixel_mails', due.filter(({ last_error }) => last_error !== null).length, 'failing'),
    sample('brixel_mails', unsent.length - due.length, 'given up'),
    sample('brixel_mail_oldest_seconds', oldest ? secondsSince(oldest.created_at) : 0),
    ...(made_at === null ? [] : [sample('brixel_backup_age_seconds', secondsSince(made_at))]),
  ];
}

const sample = (name: MetricName, value: number, ...labels: string[]): Sample => ({ name, value, labels });
