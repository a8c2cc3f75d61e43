import type { FileFormat } from '@brixel/exchange/file-format';
import type { Lot } from '@brixel/exchange/lot';
import type { Problem } from '@brixel/exchange/problems';
import type { Generated } from 'kysely';
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
  /** no longer in the file that it came from */
  is_gone: Flag;
}

export type ImportState = 'reading' | 'staged' | 'published' | 'undone' | 'dropped' | 'failed';

export interface ImportTotals {
  create: number;
  update: number;
  unchanged: number;
  retire: number;
  skip: number;
  error: number;
  warnings: number;
  /** of the lots in the file */
  pieces: number;
  value: Money;
}

interface ImportJobTable {
  id: Generated<number>;
  format: FileFormat;
  source_name: string;
  state: ImportState;
  /** how often imports had changed the shop when this one was checked: it does not know what another has changed since */
  basis: number;
  totals: JsonText<ImportTotals>;
  /** made for it, shown when it is published */
  category_ids: JsonText<readonly number[]>;
  created_by: string;
  created_at: string;
  /** while it is read: a process that has died stops touching it */
  touched_at: string;
  published_at: string | null;
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
  status: number | null;
  price: Money | null;
  /** belongs to `price` */
  special_price: Money | null;
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
interface ImportUndoTable extends Omit<LotTable, 'sku'> {
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

export interface ImportTables {
  lot: LotTable;
  import_job: ImportJobTable;
  import_row: ImportRowTable;
  import_undo: ImportUndoTable;
}
