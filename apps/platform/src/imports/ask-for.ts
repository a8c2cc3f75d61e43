import { type BasisPoints, fromEuros } from '@brixel/commerce/money';
import type { ImportChoice as WireChoice } from '@brixel/contract/office/import-endpoints';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import type { Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { AddingChoice, ImportDeed } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { goesOn } from './apply-slices.ts';
import { canBeRead } from './can-be-read.ts';
import { giveUpJob } from './drop-job.ts';
import { findJob, type JobRow, totalsOf } from './import-jobs.ts';
import { keepProfile } from './import-profiles.ts';
import { doubtOf, refusalOf } from './publish-job.ts';
import { isAdding, kindOf } from './receive-import.ts';
import { type UndoRefusal, undoRefusal } from './undo-job.ts';

/** What the office wants done with an import. Null: some node will do it; else why it cannot be done. */
type Refused = Promise<OfficeFailure | null>;

interface Asked {
  id: number;
  author: Author;
}

const want = (tx: Transaction<Schema>, { id, author }: Asked, wanted: ImportDeed, facts: Partial<JobRow> = {}) => {
  const { staff, requestId } = author;
  const wanted_by = toJson({ staff: { id: staff.id, name: staff.name }, requestId });
  return tx
    .updateTable('import_job')
    .set({ problem: null, ...facts, ...{ wanted, wanted_by, attempts: 0, touched_at: new Date().toISOString() } })
    .where('id', '=', id)
    .execute();
};

export async function askForCheck(
  tx: Transaction<Schema>,
  asked: Asked,
  { whole, prices, table, adding, products, price_jumps: jumps, row_prices, categories, base }: WireChoice,
  vatRates: { vatRate: BasisPoints; reducedVatRate: BasisPoints },
): Refused {
  const job = await findJob(tx, asked.id);
  if (!job) return 'NOT_FOUND';
  if (job.wanted !== null || job.applied_to !== null) return 'IMPORT_BUSY';
  if (job.file === null || !['received', 'staged', 'failed'].includes(job.state)) return 'IMPORT_FILE_GONE';
  const header = job.looks && parseJson(job.looks).header;
  if (header && (!table || table.columns.length !== header.length || !canBeRead(table))) return 'IMPORT_COLUMNS';
  if (job.format === 'set-parts' && !adding?.set) return 'IMPORT_SET';
  const rowPrices = Object.fromEntries(row_prices.map(({ row, price }) => [row, fromEuros(price)]));
  const chosen = Object.fromEntries(categories.map(({ name, to }) => [name, to]));
  const facts = { adding: addingOf(job, adding), products, jumps, rowPrices, categories: chosen, base };
  const choice = { isWhole: whole, prices, ...vatRates, table: header && table, ...facts };
  await keepProfile(tx, kindOf(job.format, header), choice);
  await want(tx, asked, 'read', { state: 'received', choice: toJson(choice), rows_read: 0, goods_written: 0 });
  await recordChange(tx, { ...asked.author, action: 'imports.check', subject: job.source_name });
  return null;
}

const addingOf = ({ format }: JobRow, adding: WireChoice['adding']): AddingChoice | null =>
  isAdding(format) && adding ? { ...adding, price: adding.price === null ? null : fromEuros(adding.price) } : null;

export interface Consent {
  without_errors: boolean;
  typed?: number | undefined;
}

export async function askForPublishing(tx: Transaction<Schema>, asked: Asked, consent: Consent): Refused {
  const job = await findJob(tx, asked.id);
  if (job && job.wanted !== null) return 'IMPORT_BUSY';
  const refusal = job && goesOn(job, 'publish') ? null : await refusalOf(tx, asked.id, true);
  if (!job || refusal === 'NOT_FOUND') return 'NOT_FOUND';
  if (refusal) return refusal === 'OUTDATED' ? 'IMPORT_OUTDATED' : 'IMPORT_NOT_CHECKED';
  const totals = totalsOf(job);
  if (totals.error > 0 && !consent.without_errors) return 'IMPORT_HAS_ERRORS';
  const doubt = doubtOf(totals);
  if (doubt && consent.typed !== doubt.number) return 'IMPORT_WRONG_NUMBER';
  await want(tx, asked, 'publish');
  return null;
}

const undoFailures: Readonly<Record<UndoRefusal, OfficeFailure>> = {
  NOT_FOUND: 'NOT_FOUND',
  NOT_PUBLISHED: 'IMPORT_NOT_PUBLISHED',
  NOT_THE_NEWEST: 'IMPORT_NOT_NEWEST',
  TOO_LATE: 'IMPORT_TOO_LATE',
  BUSY: 'IMPORT_BUSY',
};

export async function askForUndo(tx: Transaction<Schema>, asked: Asked, now: number): Refused {
  const job = await findJob(tx, asked.id);
  if (job && job.wanted !== null) return 'IMPORT_BUSY';
  const refusal = job && goesOn(job, 'undo') ? null : await undoRefusal(tx, job, now);
  if (refusal) return undoFailures[refusal];
  await want(tx, asked, 'undo');
  return null;
}

export async function askForDropping(tx: Transaction<Schema>, { id, author }: Asked): Refused {
  const job = await findJob(tx, id);
  if (!job) return 'NOT_FOUND';
  if (job.wanted === 'publish' || !(await giveUpJob(tx, id))) return 'IMPORT_NOT_CHECKED';
  await recordChange(tx, { ...author, action: 'imports.drop', subject: job.source_name });
  return null;
}

/** Imports that were checked and wait for somebody to publish them. */
export async function countWaitingImports(tx: Pick<Transaction<Schema>, 'selectFrom'>): Promise<number> {
  const { waiting } = await tx
    .selectFrom('import_job')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('state', '=', 'staged')
    .where('wanted', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
