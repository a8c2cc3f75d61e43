import type { BasisPoints } from '@brixel/commerce/money';
import type { ImportJumps, ImportWeightUnit } from '@brixel/contract/office/import-words';
import type { NewCategories } from '@brixel/contract/office/product-file-words';
import type { StoreCode } from '@brixel/contract/stores';
import type { ColourNumbers } from '@brixel/exchange/colour-number';
import type { Columns } from '@brixel/exchange/csv-columns';
import type { DecimalStyle } from '@brixel/exchange/decimal-style';
import type { FileFormat } from '@brixel/exchange/file-format';
import type { Condition, ItemType, Lot } from '@brixel/exchange/lot';
import type { FileProblemCode, Problem, ProblemCode } from '@brixel/exchange/problems';
import type { DumpReview } from '@brixel/exchange/vsf/dump-review';
import type { Generated } from 'kysely';
import type { ProductRecord } from '../product-files/product-record.ts';
import type { Flag, JsonText, Money } from './column-types.ts';

/**
 * What a seller knows of his goods beside what shoppers see. No document is made of this table, so that what goods cost him and where
 * they lie never reach the wire.
 */
interface LotTable {
  sku: string;
  product_id: number;
  /** the lot's number where it came from */
  external_id: string | null;
  /** finds a lot that has no number, see `lotKey` */
  lot_key: string;
  place: string;
  cost: Money | null;
  /** what the file said last: an import changes only what differs from it, and what was changed here stays */
  source: JsonText<Lot>;
  source_qty: number;
  /** pieces that files took off and that no order from there explains yet */
  source_drop: Generated<number>;
  /** when a file took pieces off last: the day, in the time of BrickLink */
  dropped_on: Generated<string | null>;
  /** no longer in the file that it came from */
  is_gone: Flag;
  /** of the product that it is a variant of where there are several colours; null: never */
  family_sku: string | null;
  colour_no: Generated<number>;
}

/** Files of products, told by how they begin. */
export type ProductImportFormat = 'products-jsonl' | 'products-csv' | 'products-dump';

export type ImportState = 'received' | 'reading' | 'staged' | 'published' | 'undone' | 'dropped' | 'failed';

/** What somebody wants done with an import: some node does it in the background, and goes on where another has died. */
export type ImportDeed = 'read' | 'publish' | 'undo' | 'clear';

/** How a file is to be understood. */
export interface ImportChoice {
  /** whether lots that it does not name are gone */
  isWhole: boolean;
  /** whether its prices hold VAT already */
  prices: 'gross' | 'net';
  /** that is added to those that do not */
  vatRate: BasisPoints;
  /** to goods of the reduced rate, which only products tell apart */
  reducedVatRate?: BasisPoints;
  /** of a table of lots */
  table: TableChoice | null;
  /** of parts that come on top of what is there */
  adding?: AddingChoice | null;
  /** of a file of products */
  products?: ProductsChoice | null;
  jumps?: ImportJumps;
  /** that stand for those of the file, by row */
  rowPrices?: Readonly<Record<number, Money>>;
  categories?: CategoryChoice;
  base?: BaseChoice | null;
}

/** What quantities of a file are compared with: the last file, an export of ours that it was made from, or that less what an update has told of that it is older than; null: whichever fits better. */
export type BaseChoice = 'file' | number;

/** By the name that the file has: one of the shop, one that is made where there is none, or none at all. */
export type CategoryChoice = Readonly<Record<string, number | 'new' | null>>;

/** By the name that the file has, with the type of the lots; null: of products. `id`: the one of the shop that a dump means by it. */
export type FoundCategories = Readonly<Record<string, { count: number; type: ItemType | null; id?: number }>>;

export interface ProductsChoice {
  decimals: DecimalStyle;
  /** what becomes of those that the shop has not */
  categories: NewCategories;
  /** of a dump of another shop */
  dump?: DumpChoice | null;
}

/** What a dump does not say of itself. */
export interface DumpChoice {
  /** whose language its texts are in */
  store: StoreCode;
  weight: ImportWeightUnit;
}

/** Parts of a list, or of a set that is taken apart. */
export interface AddingChoice {
  /** its number; empty for a list */
  set: string;
  count: number;
  condition: Condition;
  /** of the price of the same part in the other condition, in percent */
  percent: number | null;
  /** for one piece, where there is none to go by */
  price: Money | null;
}

export interface TableChoice {
  columns: Columns;
  decimals: DecimalStyle;
  /** of lots that name none */
  condition: Condition;
  colours: ColourNumbers;
}

/** What a table looks like, from its first lines. */
export interface TableLooks {
  header: readonly string[];
  /** its first rows */
  rows: readonly (readonly string[])[];
  separator: string;
  encoding: string;
  /** of a workbook: the one that is read */
  sheet?: string;
}

/** Why an import could not be read, or what was wanted could not be done. */
export interface ImportProblem {
  code: FileProblemCode | 'FILE_LOST' | 'UNEXPECTED' | 'TAKEN_BACK' | 'UNDO_STUCK' | 'OUTDATED';
  line: number;
  column: number;
  detail: string;
}

export interface ImportTotals {
  create: number;
  update: number;
  unchanged: number;
  retire: number;
  skip: number;
  error: number;
  warnings: number;
  /** of the unchanged: what the file says of them was changed here before, and is told by a file for the first time */
  news?: number;
  /** of the lots in the file */
  pieces: number;
  value: Money;
  /** pieces that come, and that go */
  added: number;
  removed: number;
  /** how often each problem was found */
  problems: Readonly<Partial<Record<ProblemCode, number>>>;
  /** lots of colours that nobody knows, by the number of the colour */
  colours: Readonly<Record<string, number>>;
  categories: FoundCategories;
  /** the export of ours that quantities were, or could be, compared with */
  base: { id: number; createdAt: string; isUsed: boolean; isUpdate?: boolean } | null;
}

interface ImportJobTable {
  id: Generated<number>;
  format: FileFormat | ProductImportFormat;
  source_name: string;
  state: ImportState;
  /** how often imports had changed the shop when this one was checked: it does not know what another has changed since */
  basis: number;
  totals: JsonText<ImportTotals>;
  /** made for it, shown when it is published */
  category_ids: JsonText<readonly number[]>;
  created_by: string;
  created_at: string;
  /** a sign of life of its runner: a process that has died stops touching it */
  touched_at: string;
  published_at: string | null;
  /** its name in the folder of imports; null when it is not needed any more */
  file: string | null;
  bytes: number;
  sha256: string | null;
  choice: JsonText<ImportChoice> | null;
  /** of a table */
  looks: JsonText<TableLooks> | null;
  problem: JsonText<ImportProblem> | null;
  wanted: ImportDeed | null;
  wanted_by: JsonText<{ staff: { id: number | null; name: string }; requestId: string | null }> | null;
  /** the process that does it now */
  runner: string | null;
  /** how often it was begun: what ends every process that begins it is given up */
  attempts: number;
  rows_read: number;
  goods_written: number;
  /** the row up to which it has been published, or undone; null: neither has begun. What is staged and wanted back still has those rows */
  applied_to: Generated<number | null>;
}

/** What was chosen for files of one kind last. */
interface ImportProfileTable {
  /** the format, or the hash of a table's header */
  kind: string;
  choice: JsonText<Omit<ImportChoice, 'vatRate'>>;
  updated_at: string;
}

export type ImportAction = 'create' | 'update' | 'unchanged' | 'retire' | 'skip' | 'error';

/** One row of a file, and what publishing it does. Columns that are null leave what is there. */
interface ImportRowTable {
  job_id: number;
  row_no: number;
  line: number;
  action: ImportAction;
  problems: JsonText<readonly Problem[]>;
  sku: string | null;
  product_id: number | null;
  external_id: string | null;
  lot_key: string | null;
  place: string | null;
  cost: Money | null;
  lot: JsonText<Lot> | null;
  qty: number;
  qty_change: number;
  /** of a new lot, see `lot` */
  family_sku: Generated<string | null>;
  colour_no: Generated<number | null>;
  /** of what was sold elsewhere */
  order_no: Generated<string | null>;
  status: number | null;
  price: Money | null;
  /** belongs to `price` */
  special_price: Money | null;
  /** or in which multiples they are sold */
  changes_tiers: Flag;
  changes_texts: Flag;
}

/** A text of goods in one store. */
export interface TextBefore {
  store: string;
  name: string;
  description: string;
}

/** How goods were before an import changed them; those that it made have no row. */
interface ImportUndoTable extends Omit<LotTable, 'sku' | 'family_sku' | 'colour_no'> {
  job_id: number;
  sku: string;
  status: number;
  price: Money;
  special_price: Money | null;
  special_from: string | null;
  special_to: string | null;
  /** null: the import did not change them */
  texts: JsonText<readonly TextBefore[]> | null;
  tiers: JsonText<Lot['tiers']> | null;
}

/** An order from elsewhere that has been taken off stock. */
interface OrderElsewhereTable {
  order_no: string;
  job_id: number;
}

/** What was sold here, as a file for where the lots came from. */
interface LotUpdateTable {
  id: Generated<number>;
  file: string;
  lots: number;
  /** less than zero where more was sold than came */
  pieces: number;
  created_by: string;
  created_at: string;
}

/** What a file of all lots has said of their quantities; of an update, how many pieces it told of as sold here. */
interface LotExportTable {
  id: Generated<number>;
  is_update: Generated<Flag>;
  /** by sku */
  quantities: JsonText<Readonly<Record<string, number>>>;
  created_at: string;
}

/** What a row of a file of products changes, and how it was before. */
interface ImportProductTable {
  job_id: number;
  row_no: number;
  sku: string;
  changes: JsonText<ProductRecord>;
  /** null: not published */
  before: JsonText<ProductRecord> | null;
}

/** What another shop calls something of ours. */
interface ForeignIdTable {
  kind: 'category' | 'attribute' | 'option';
  /** its number there; of an attribute its code, of an option both */
  foreign_key: string;
  own_id: number;
  /** the import that has brought it */
  job_id: number;
  /** by that import; else it was there */
  is_made: Flag;
}

/** What an import brings beside goods: written when it is published, taken back when it is undone. */
export type ImportAddition =
  /** an address of the other shop, and what stands there; `to` once it is written */
  | { kind: 'redirect'; from: string; store: StoreCode; sku?: string; categoryId?: number; to?: string }
  | { kind: 'attribute'; id: number; facet: boolean; sheet: boolean; search: boolean; compare: boolean }
  | { kind: 'attribute-label'; id: number; store: StoreCode; label: string }
  | { kind: 'option-label'; attributeId: number; id: number; store: StoreCode; label: string }
  | { kind: 'review'; sku: string; store: StoreCode; review: Omit<DumpReview, 'productId'>; fingerprint?: string }
  | { kind: 'category-text'; id: number; store: StoreCode; text: CategoryWords };

export interface CategoryWords {
  name: string;
  url_key: string;
  url_path: string;
  description: string;
  meta_title: string;
  meta_description: string;
  /** missing in what an earlier release has noted */
  farbe?: string | null;
}

interface ImportAdditionTable {
  job_id: number;
  /** in the order in which they are written */
  number: number;
  content: JsonText<ImportAddition>;
  is_applied: Generated<Flag>;
}

export interface ImportTables {
  foreign_id: ForeignIdTable;
  import_addition: ImportAdditionTable;
  import_product: ImportProductTable;
  lot_update: LotUpdateTable;
  lot_export: LotExportTable;
  order_elsewhere: OrderElsewhereTable;
  lot: LotTable;
  import_job: ImportJobTable;
  import_row: ImportRowTable;
  import_undo: ImportUndoTable;
  import_profile: ImportProfileTable;
}
