import { type BasisPoints, toEuros } from '@brixel/commerce/money';
import type {
  OfficeImport,
  OfficeImportDetails,
  ImportChoice as WireChoice,
} from '@brixel/contract/office/import-endpoints';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { proposeColumns } from '@brixel/exchange/csv-columns';
import { type ProblemCode, severityOf } from '@brixel/exchange/problems';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { ImportChoice, ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { lastWritten } from '../product-files/row-facts.ts';
import { goesOn } from './apply-slices.ts';
import { workedOn } from './claim-job.ts';
import { fileCategories } from './file-categories.ts';
import { hasFile } from './import-files.ts';
import { findJob, importRevision, type JobRow, lastInForce, totalsOf } from './import-jobs.ts';
import { readProfile } from './import-profiles.ts';
import { STATUS } from './plan-row.ts';
import { problemText, rowProblemText } from './problem-text.ts';
import { doubtOf } from './publish-job.ts';
import { kindOf } from './receive-import.ts';
import { shopPaths } from './shop-paths.ts';
import { undoUntil } from './undo-job.ts';

/** What the office reads of imports. */
export interface ImportViewContext {
  db: Kysely<Schema>;
  dataDir: string;
  /** The file may lie on another node, which then reads it. */
  hasOtherNodes: boolean;
  language: OfficeLanguage;
  /** that is added to prices without VAT */
  vatRate: BasisPoints;
  /** whether shoppers see goods by now, and at which price */
  shown(sku: string): { price_incl_tax: number; updated_at: string } | null;
  now: number;
}

const SHOWN = 50;

export async function listImports({
  db,
  ...context
}: Pick<ImportViewContext, 'db' | 'language' | 'now'>): Promise<OfficeImport[]> {
  const jobs = await db.selectFrom('import_job').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
  const last = await lastInForce(db);
  return jobs.map((job) => entryOf(job, { ...context, last }));
}

interface EntryContext extends Pick<ImportViewContext, 'language' | 'now'> {
  /** the newest that is in the shop */
  last: number;
}

function entryOf(job: JobRow, { language, last, now }: EntryContext): OfficeImport {
  const { problems: _problems, colours: _colours, categories: _categories, base: _base, ...totals } = totalsOf(job);
  const until = job.published_at && job.state === 'published' ? undoUntil(job.published_at) : null;
  return {
    id: job.id,
    name: job.source_name,
    format: job.format,
    bytes: job.bytes,
    state: job.state,
    wanted: job.wanted,
    created_at: job.created_at,
    created_by: job.created_by,
    published_at: job.published_at,
    undo_until: until !== null && canBeUndone(job, until, { last, now }) ? until : null,
    problem: job.problem && problemText(parseJson(job.problem), language),
    totals: { ...totals, value: toEuros(totals.value) },
  };
}

/** One that is half undone can always be undone to its end. */
const canBeUndone = (job: JobRow, until: string, { last, now }: Pick<EntryContext, 'last' | 'now'>): boolean =>
  goesOn(job, 'undo') || (job.id === last && until > new Date(now).toISOString());

const usual: ImportChoice = { isWhole: true, prices: 'gross', vatRate: 0, table: null };

const wireChoice = ({
  isWhole,
  prices,
  table,
  adding = null,
  products = null,
  jumps = 'hold',
  rowPrices = {},
  categories = {},
  base = null,
}: ImportChoice): WireChoice => ({
  base,
  whole: isWhole,
  prices,
  table: table && { ...table, columns: [...table.columns] },
  adding: adding && { ...adding, price: adding.price && toEuros(adding.price) },
  products: products && { ...products, dump: products.dump ?? null },
  price_jumps: jumps,
  row_prices: Object.entries(rowPrices).map(([row, price]) => ({ row: Number(row), price: toEuros(price) })),
  categories: Object.entries(categories).map(([name, to]) => ({ name, to })),
});

export async function readImport(id: number, context: ImportViewContext): Promise<OfficeImportDetails | null> {
  const { db, dataDir, hasOtherNodes, language, vatRate } = context;
  const job = await findJob(db, id);
  if (!job) return null;
  const totals = totalsOf(job);
  const { problems, colours, categories, base } = totals;
  const looks = job.looks && parseJson(job.looks);
  const profile = await readProfile(db, kindOf(job.format, looks?.header ?? null));
  const atWork = await workedOn(db);
  return {
    ...entryOf(job, { ...context, last: await lastInForce(db) }),
    choice: wireChoice(job.choice ? parseJson(job.choice) : usual),
    table: looks && {
      columns: looks.header.map((header, place) => ({
        header,
        samples: [...new Set(looks.rows.flatMap((cells) => cells[place] || []))].slice(0, 3),
      })),
      proposed: [...proposeColumns(looks.header)],
      sheet: looks.sheet ?? null,
      separator: looks.separator,
      encoding: looks.encoding,
    },
    profile_at: profile?.updatedAt ?? null,
    same_file_at: await publishedBefore(db, job),
    vat_percent: vatRate / 100,
    can_check: job.file !== null && (hasOtherNodes || (await hasFile(dataDir, job.file))),
    progress: { rows: job.rows_read, goods: job.goods_written },
    waits_for: job.wanted !== null && atWork && atWork.id !== id ? atWork.source_name : null,
    problems: (Object.entries(problems) as [ProblemCode, number][])
      .map(([code, count]) => ({
        code,
        severity: severityOf({ code }),
        text: rowProblemText(code, language),
        count,
      }))
      .toSorted((a, b) => b.count - a.count),
    unknown_colours: Object.entries(colours)
      .map(([colour, count]) => ({ colour, count }))
      .toSorted((a, b) => b.count - a.count),
    categories: job.state === 'staged' ? await fileCategories(db, categories, parseJson(job.category_ids)) : [],
    besides: job.state === 'staged' ? await besides(db, job) : 0,
    base: base && { id: base.id, created_at: base.createdAt, used: base.isUsed, update: base.isUpdate ?? false },
    confirm: job.state === 'staged' ? doubtOf(totals) : null,
    outdated: job.state === 'staged' && job.basis !== (await importRevision(db)),
    visible: await isVisible(job, totals, context),
    shop_paths: job.state === 'published' ? await shopPaths(db, id, totals) : {},
  };
}

/** What publishing a dump shows even where no goods change. Addresses that lead on are none of it. */
async function besides(db: Kysely<Schema>, { id, format, category_ids }: JobRow): Promise<number> {
  if (format !== 'products-dump') return 0;
  const { additions } = await db
    .selectFrom('import_addition')
    .select(({ fn }) => fn.countAll<number>().as('additions'))
    .where('job_id', '=', id)
    .where('content', 'not like', '{"kind":"redirect"%')
    .executeTakeFirstOrThrow();
  return parseJson(category_ids).length + Number(additions);
}

async function publishedBefore(db: Kysely<Schema>, { id, sha256 }: JobRow): Promise<string | null> {
  if (sha256 === null) return null;
  const row = await db
    .selectFrom('import_job')
    .select('published_at')
    .where('sha256', '=', sha256)
    .where('id', '<', id)
    .where('published_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.published_at ?? null;
}

/** Whoever has goods of it in view: the last one of each kind of change stands for all, since all nodes swap everything at once. */
async function isVisible(
  { id, state, format }: JobRow,
  totals: ImportTotals,
  { db, shown }: ImportViewContext,
): Promise<boolean> {
  if (state !== 'published' && state !== 'undone') return false;
  if (isOfProducts(format)) {
    const last = await lastWritten(db, id);
    if (!last) return true;
    const document = shown(last.sku);
    return last.status === STATUS.onSale ? document?.updated_at === last.updated_at : document === null;
  }
  const lastThat = async (action: 'create' | 'update' | 'retire') => {
    // without one, all rows would be looked through
    if (totals[action] === 0) return undefined;
    return db
      .selectFrom('import_row')
      .select(['sku', 'price'])
      .where('job_id', '=', id)
      .where('action', '=', action)
      .where((eb) => (action === 'update' ? eb('price', 'is not', null) : eb('sku', 'is not', null)))
      .orderBy('row_no', 'desc')
      .limit(1)
      .executeTakeFirst();
  };
  const [made, gone] = [await lastThat('create'), await lastThat('retire')];
  const isThere = state === 'published';
  if (made?.sku) return (shown(made.sku) !== null) === isThere;
  if (gone?.sku) return (shown(gone.sku) === null) === isThere;
  const changed = await lastThat('update');
  if (!changed?.sku || changed.price === null) return true;
  return (shown(changed.sku)?.price_incl_tax === toEuros(changed.price)) === isThere;
}
