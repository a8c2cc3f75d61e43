/**
 * What is measured for operators. Counted as plain numbers where it happens: the workers share that code, and need no client of a monitoring system. `apps/shop`
 * shows them.
 */
export const metricTable = {
  brixel_limit_refusals_total: { kind: 'counter', help: 'Attempts above a limit that were refused', labels: ['limit'] },
  brixel_cache_requests_total: { kind: 'counter', help: 'Looks into a cache', labels: ['cache', 'result'] },
  brixel_write_units_total: { kind: 'counter', help: 'Transactions of the embedded database that wrote', labels: [] },
  brixel_write_batches_total: { kind: 'counter', help: 'Commits that these transactions shared', labels: [] },
  brixel_write_waiting: {
    kind: 'gauge',
    help: 'Writers that wait for their turn in the embedded database',
    labels: [],
  },
  brixel_database_connections: { kind: 'gauge', help: 'Connections to PostgreSQL', labels: ['state'] },
  brixel_worker_jobs: { kind: 'gauge', help: 'Jobs of the worker processes', labels: ['pool', 'state'] },
  brixel_catalog_products: { kind: 'gauge', help: 'Products that the catalogue serves', labels: ['store'] },
  brixel_catalog_reads_total: {
    kind: 'counter',
    help: 'Times that a search named a field without an index, so that all were read',
    labels: ['entity'],
  },
  brixel_catalog_build_seconds: { kind: 'gauge', help: 'How long the last build of the catalogue took', labels: [] },
  brixel_catalog_age_seconds: {
    kind: 'gauge',
    help: 'Time since this node has read the log of changes to its end',
    labels: [],
  },
  brixel_mails: { kind: 'gauge', help: 'Mails that are not sent yet', labels: ['state'] },
  brixel_mail_oldest_seconds: { kind: 'gauge', help: 'Age of the oldest mail that should have been sent', labels: [] },
  brixel_orders: { kind: 'gauge', help: 'Orders, without those of the sandbox', labels: ['status'] },
  brixel_payments: { kind: 'gauge', help: 'Online payments', labels: ['state'] },
  brixel_carts: { kind: 'gauge', help: 'Carts on the server', labels: [] },
  brixel_imports: { kind: 'gauge', help: 'Imports', labels: ['state'] },
  brixel_backup_age_seconds: { kind: 'gauge', help: 'Time since the shop has backed itself up', labels: [] },
} as const satisfies Record<string, { kind: 'counter' | 'gauge'; help: string; labels: readonly string[] }>;

export type MetricName = keyof typeof metricTable;
type Counter = { [N in MetricName]: (typeof metricTable)[N]['kind'] extends 'counter' ? N : never }[MetricName];

export interface Sample {
  name: MetricName;
  value: number;
  /** in the order of the table */
  labels: readonly string[];
}

const counted = new Map<string, Sample>();

export function count(name: Counter, ...labels: string[]): void {
  const key = `${name} ${labels.join(' ')}`;
  const sample = counted.get(key);
  if (sample) sample.value += 1;
  else counted.set(key, { name, value: 1, labels });
}

type Source = () => readonly Sample[] | Promise<readonly Sample[]>;
const sources = new Set<Source>();

/** Asked whenever somebody looks; ends with what it gives back. */
export function addSource(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

export async function readMetrics(): Promise<Sample[]> {
  const read = await Promise.all([...sources].map((source) => source()));
  return [...counted.values(), ...read.flat()];
}
