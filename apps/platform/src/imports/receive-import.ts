import { createHash } from 'node:crypto';
import type { ImportJumps } from '@brixel/contract/office/import-words';
import type { NewCategories } from '@brixel/contract/office/product-file-words';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { AddingChoice, DumpChoice, ImportChoice, ProductsChoice, TableChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { readSettings } from '../settings/shop-settings.ts';
import { noTotals } from './check-lots.ts';
import { holdClaims, workedOn } from './claim-job.ts';
import { importPath, type ReceivedFile } from './import-files.ts';
import { importRevision, type JobRow } from './import-jobs.ts';
import { readProfile } from './import-profiles.ts';
import { type FileLooks, lookAtFile } from './look-at-file.ts';
import type { ProductLooks } from './look-at-products.ts';
import type { VatRates } from './own-vat-rates.ts';

/** How a file is to be read, as far as somebody says it. */
export interface SaidChoice {
  table: Pick<TableChoice, 'colours' | 'condition'>;
  /** whether lots that it does not name are gone; without it, as usual for its format */
  isWhole?: boolean | undefined;
  /** of parts that come on top of what is there */
  adding?: AddingChoice | undefined;
  /** what becomes of categories that a file of products names and the shop has not */
  categories?: NewCategories | undefined;
  jumps?: ImportJumps | undefined;
  /** its prices are without VAT, whatever its header says */
  isNet?: boolean | undefined;
  /** that are added to prices without VAT */
  vatRates?: VatRates | undefined;
  /** of a dump */
  dump?: Partial<DumpChoice> | undefined;
}

export interface NewImport {
  received: ReceivedFile;
  /** what its owner calls it */
  name: string;
  author: Author;
  /** With the process that reads it; without it the import waits until somebody has chosen how it is to be read. */
  atOnce?: SaidChoice & { runner: string };
}

/** The import of a file that was received. What it is, its first lines say. */
export async function createJob(
  database: Database,
  { received, name, author, atOnce }: NewImport,
): Promise<JobRow | 'BUSY'> {
  const { db, kind, location } = database;
  const looks = await lookAtFile(importPath(location.dataDir, received.file));
  const choice = atOnce ? await choiceOf(db, looks, atOnce) : await proposedChoice(db, looks);
  const now = new Date().toISOString();
  return db.transaction().execute(async (tx) => {
    if (atOnce) {
      await holdClaims(tx, kind);
      if (await workedOn(tx)) return 'BUSY';
    }
    const job = await tx
      .insertInto('import_job')
      .values({
        ...received,
        format: looks.format,
        source_name: name,
        state: 'received',
        basis: await importRevision(tx),
        totals: toJson(noTotals),
        category_ids: toJson([]),
        created_by: author.staff.name,
        created_at: now,
        touched_at: now,
        published_at: null,
        choice: toJson(choice),
        looks: looks.table && toJson(looks.table.looks),
        ...{ problem: null, wanted_by: null, rows_read: 0, goods_written: 0, attempts: atOnce ? 1 : 0 },
        wanted: atOnce ? 'read' : null,
        runner: atOnce?.runner ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(tx, { ...author, action: 'imports.upload', subject: name });
    return job;
  });
}

/** A table is often a part of the lots, and other formats hold no lots. */
const isAllLots = (format: JobRow['format']): boolean => format === 'bsx' || format === 'inventory-xml';

/** Whether its parts come on top of what is there. */
export const isAdding = (format: JobRow['format']): boolean => format === 'part-list' || format === 'set-parts';

export const noAdding: AddingChoice = { set: '', count: 1, condition: 'used', percent: null, price: null };

const choiceOf = async (
  db: Kysely<Schema>,
  { format, table: seen, products }: FileLooks,
  {
    table,
    isWhole = isAllLots(format),
    adding = noAdding,
    categories,
    jumps = 'hold',
    isNet = seen?.prices === 'net',
    vatRates,
    dump,
  }: SaidChoice,
): Promise<ImportChoice> => ({
  ...{ isWhole, ...pricesOf(isNet, vatRates), table: seen && { ...seen.proposed, ...table } },
  adding: isAdding(format) ? adding : null,
  products: products && (await productsChoice(db, products, { categories, dump })),
  jumps,
});

function pricesOf(
  isNet: boolean,
  vatRates: VatRates | undefined,
): Pick<ImportChoice, 'prices' | 'vatRate' | 'reducedVatRate'> {
  if (!isNet) return { prices: 'gross', vatRate: 0 };
  if (!vatRates) throw new Error('Prices without VAT need its rates');
  return { prices: 'net', ...vatRates };
}

/** What was said of a file of products, or chosen for such files before, else as it is proposed. */
async function productsChoice(
  db: Kysely<Schema>,
  { proposed, dump: seen }: ProductLooks,
  said: { categories?: NewCategories | undefined; dump?: Partial<DumpChoice> | null | undefined },
): Promise<ProductsChoice> {
  const categories = said.categories ?? proposed.categories;
  if (!seen) return { ...proposed, categories };
  // what the dump names itself is surer than what another one was
  const store = seen.store ?? said.dump?.store ?? defaultStoreOf((await readSettings(db, {})).stores);
  return { ...proposed, categories, dump: { store, weight: said.dump?.weight ?? 'kg' } };
}

/** What files have in common for which one choice is remembered: their format, of tables their header. */
export const kindOf = (format: string, header: readonly string[] | null): string =>
  header ? createHash('sha256').update(JSON.stringify(header)).digest('base64url') : format;

/** As files of this kind were read last, else as they usually are. */
async function proposedChoice(db: Kysely<Schema>, { format, table, products }: FileLooks): Promise<ImportChoice> {
  const profile = await readProfile(db, kindOf(format, table?.looks.header ?? null));
  const usual = {
    isWhole: isAllLots(format),
    prices: table?.prices ?? 'gross',
    table: table?.proposed ?? null,
    adding: null,
  } as const;
  const choice = profile?.choice ?? usual;
  return {
    ...choice,
    vatRate: 0,
    adding: isAdding(format) ? { ...noAdding, ...choice.adding, set: '', count: 1 } : null,
    products: products && (await productsChoice(db, products, profile?.choice.products ?? {})),
  };
}
