import type { BulkChange } from '@brixel/contract/office/product-endpoints';
import type { Generated } from 'kysely';
import type { JsonText, Money } from './column-types.ts';

/** Where goods lie that came with no file, and what they have cost. As with `lot`, no document is made of this table. */
interface ShelfTable {
  sku: string;
  place: string;
  cost: Money | null;
}

/** Many products that were changed at once. */
interface BulkEditTable {
  id: Generated<number>;
  change: JsonText<BulkChange>;
  staff_name: string;
  at: string;
  undone_at: string | null;
}

/** One of them, before and after: price or status as a number, the place as a text. Of a category: whether it was in it. */
interface BulkEditRowTable {
  edit_id: number;
  product_id: number;
  sku: string;
  number_before: number | null;
  number_after: number | null;
  text_before: string | null;
  text_after: string | null;
}

/** Filters and order of the list of goods that somebody has kept. */
interface ProductViewTable {
  id: Generated<number>;
  staff_id: number;
  name: string;
  query: string;
}

/** An uploaded picture that a product shows. */
interface ProductPictureTable {
  sha256: string;
  product_id: number;
}

export interface GoodsTables {
  product_picture: ProductPictureTable;
  shelf: ShelfTable;
  bulk_edit: BulkEditTable;
  bulk_edit_row: BulkEditRowTable;
  product_view: ProductViewTable;
}
