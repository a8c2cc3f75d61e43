import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportAction } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { Author } from '../office/audit.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { type ClaimedJob, holdClaims, touchJob, workedOn } from './claim-job.ts';
import { findJob, type ImportJob, type JobRow } from './import-jobs.ts';
import { sliceWriter } from './write-slices.ts';

/**
 * Publishing an import, or undoing it, changes tens of thousands of rows. Each slice is a transaction of its own, so that orders wait
 * for no more than that, and the import remembers how far it has come: whoever goes on after a crash begins there. Nobody sees a
 * part of it, because catalogues are built when all of it is there (`catalog/build/whole-rows.ts`).
 */
type Deed = 'publish' | 'undo';

/** Rows of an import by their numbers: from the one after the first up to the second. */
export interface RowRange {
  after: number;
  to: number;
}

/** What one transaction publishes of an import, or takes back. */
export interface Slice {
  kind: Database['kind'];
  /** of the import */
  id: number;
  rows: RowRange;
  /** when it was published, or undone: the same for all slices */
  now: string;
}

/** Of lots, which take a few statements together. */
export const LOTS_AT_ONCE = 800;
/** Of products, whose rows are made one by one. */
const PRODUCTS_AT_ONCE = 120;
/** Of which one column changes. */
const VARIANTS_AT_ONCE = 1500;
const REST_MS = 5;

/** Whether some of it is done already: the rest follows, and nothing is in its way any more. */
export const goesOn = ({ applied_to, state }: Pick<JobRow, 'applied_to' | 'state'>, deed: Deed): boolean =>
  applied_to !== null && state === (deed === 'publish' ? 'staged' : 'published');

interface Beginning<Refusal> {
  author: Author;
  /** the process that has claimed the import already */
  runner: string | undefined;
  /** why it cannot begin */
  refusal(tx: Transaction<Schema>): Promise<Refusal | null>;
}

/** From here on the import is published, or undone, whoever does it. */
export function beginApplying<Refusal extends string>(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  id: number,
  deed: Deed,
  { author: { staff, requestId }, runner, refusal }: Beginning<Refusal>,
): Promise<ClaimedJob | Refusal | 'BUSY' | 'OTHER_HAS_BEGUN'> {
  return db.transaction().execute(async (tx) => {
    await holdClaims(tx, kind);
    if (runner !== undefined) await touchJob(tx, { id, runner });
    else if (await workedOn(tx)) return 'BUSY';
    const job = await findJob(tx, id);
    if (!job || !goesOn(job, deed)) {
      const refused = await refusal(tx);
      if (refused) return refused;
      if (await otherHasBegun(tx, id)) return 'OTHER_HAS_BEGUN';
    }
    const claimed = { id, runner: runner ?? randomUUID() };
    const wanted_by = toJson({ staff: { id: staff.id, name: staff.name }, requestId });
    await tx
      .updateTable('import_job')
      .set({ wanted: deed, wanted_by, runner: claimed.runner, applied_to: job?.applied_to ?? 0, problem: null })
      .where('id', '=', id)
      .execute();
    await touchJob(tx, claimed);
    return claimed;
  });
}

const otherHasBegun = (tx: Transaction<Schema>, id: number) =>
  tx.selectFrom('import_job').select('id').where('applied_to', 'is not', null).where('id', '<>', id).executeTakeFirst();

export async function applyInSlices(
  db: Kysely<Schema>,
  job: ClaimedJob,
  { format, totals }: Pick<ImportJob, 'format' | 'totals'>,
  apply: (tx: Transaction<Schema>, rows: RowRange) => Promise<void>,
): Promise<void> {
  const rowsAtOnce = isOfProducts(format) ? PRODUCTS_AT_ONCE : LOTS_AT_ONCE;
  const actions: ImportAction[] = ['create', 'update', 'retire'];
  // a file that was made from an export says something new of lots that it leaves as they are
  if (totals.base?.isUsed || totals.news) actions.push('unchanged');
  const writeSlice = sliceWriter(db, REST_MS);
  for (let after = (await findJob(db, job.id))?.applied_to ?? 0; ; ) {
    const to = await endOfSlice(db, job.id, after, rowsAtOnce, actions);
    if (to === null) return;
    await writeSlice(async (tx) => {
      await touchJob(tx, job, { applied_to: to });
      await apply(tx, { after, to });
    });
    after = to;
  }
}

/** Null: no further row changes anything. */
async function endOfSlice(
  db: Kysely<Schema>,
  id: number,
  after: number,
  rowsAtOnce: number,
  actions: readonly ImportAction[],
): Promise<number | null> {
  const { last } = await db
    .selectFrom((rows) =>
      rows
        .selectFrom('import_row')
        .select('row_no')
        .where('job_id', '=', id)
        .where('row_no', '>', after)
        .where('action', 'in', actions)
        .orderBy('row_no')
        .limit(rowsAtOnce)
        .as('next'),
    )
    .select(({ fn }) => fn.max<number | null>('row_no').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** What publishing has written is taken back from its end on: what is left of it is always the rows up to the one that is remembered. */
export async function takeBackInSlices(
  db: Kysely<Schema>,
  job: ClaimedJob,
  { format, applied_to }: Pick<JobRow, 'format' | 'applied_to'>,
  undo: (tx: Transaction<Schema>, rows: RowRange) => Promise<void>,
): Promise<void> {
  const rowsAtOnce = isOfProducts(format) ? PRODUCTS_AT_ONCE : LOTS_AT_ONCE;
  const writeSlice = sliceWriter(db, REST_MS);
  for (let to = applied_to ?? 0; to > 0; to -= rowsAtOnce) {
    const after = Math.max(to - rowsAtOnce, 0);
    await writeSlice(async (tx) => {
      await touchJob(tx, job, { applied_to: after });
      await undo(tx, { after, to });
    });
  }
}

/** The same for products that no row names. */
export async function changeInSlices(
  db: Kysely<Schema>,
  job: ClaimedJob,
  ids: readonly number[],
  change: (tx: Transaction<Schema>, ids: readonly number[]) => Promise<unknown>,
): Promise<void> {
  const writeSlice = sliceWriter(db, REST_MS);
  for (let first = 0; first < ids.length; first += VARIANTS_AT_ONCE)
    await writeSlice(async (tx) => {
      await touchJob(tx, job);
      await change(tx, ids.slice(first, first + VARIANTS_AT_ONCE));
    });
}
