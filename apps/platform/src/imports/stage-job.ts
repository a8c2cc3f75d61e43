import { toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { ImportChoice } from '../database/import-tables.ts';
import { planFile, stageNewProducts } from '../product-files/stage-products.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { addToTotals, noTotals } from './check-lots.ts';
import { type ClaimedJob, touchJob } from './claim-job.ts';
import { clearJob } from './drop-job.ts';
import { categoryCounter, usableChoice } from './file-categories.ts';
import { importRevision, moveJob } from './import-jobs.ts';
import { lookAtFile } from './look-at-file.ts';
import { importRow, type PlannedRow } from './plan-row.ts';
import { plannedRows } from './planned-rows.ts';
import { writeGoods } from './write-goods.ts';
import { sliceWriter } from './write-slices.ts';

/** Written at once. Orders and carts wait no longer than for one of them. */
const ROWS_AT_ONCE = 300;

/**
 * Reads a file, says what it will do, and writes its new goods where nobody sees them. What another process had begun is cleared
 * first: reading again is quick, and nothing of it was shown.
 */
export async function stageJob(
  { db }: Pick<Database, 'db'>,
  job: ClaimedJob,
  path: string,
  choice: ImportChoice,
): Promise<void> {
  await clearJob(db, job.id, (tx) => touchJob(tx, job));
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job, { rows_read: 0, goods_written: 0 });
    const basis = await importRevision(tx);
    await tx
      .updateTable('import_job')
      .set({ state: 'reading', basis, problem: null, totals: toJson(noTotals) })
      .where('id', '=', job.id)
      .execute();
  });
  const looks = await lookAtFile(path);
  const categories = await usableChoice(db, choice.categories);
  const products = looks.products && {
    ...{ path, encoding: looks.encoding, looks: looks.products },
    choice: { ...looks.products.proposed, ...choice.products },
    prices: choice,
    categories,
  };
  const planned = products && (await planFile(db, job, products));
  const totals = planned?.totals ?? (await writeRows(db, job, await plannedRows(db, path, looks, choice)));
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job);
    await tx
      .updateTable('import_job')
      .set({ totals: toJson(totals) })
      .where('id', '=', job.id)
      .execute();
  });
  if (planned) await stageNewProducts(db, job);
  const categoryIds = planned?.categoryIds ?? (await writeGoods(db, job, categories));
  await db.transaction().execute(async (tx) => {
    await touchJob(tx, job);
    await moveJob(tx, job.id, 'reading', 'staged', { totals, categoryIds });
  });
}

type Planned = Awaited<ReturnType<typeof plannedRows>>;

async function writeRows(db: Database['db'], job: ClaimedJob, { rows, base = null }: Planned) {
  const categories = categoryCounter();
  const writeSlice = sliceWriter(db);
  let totals = noTotals;
  let read = 0;
  let waiting: PlannedRow[] = [];
  const write = async (): Promise<void> => {
    const written = waiting.map((row) => importRow(job.id, row));
    waiting = [];
    read += written.length;
    await writeSlice(async (tx) => {
      await touchJob(tx, job, { rows_read: read });
      await insertRows(tx, 'import_row', written);
    });
  };
  for await (const row of rows) {
    totals = addToTotals(totals, row);
    // lots that are there stay where they are
    if (row.action === 'create' && row.lot) categories.add(row.lot.category, row.lot.itemType);
    waiting.push(row);
    if (waiting.length === ROWS_AT_ONCE) await write();
  }
  if (waiting.length > 0) await write();
  return { ...totals, categories: categories.found(), base };
}
