import { toJson } from '../database/column-types.ts';
import { STATUS } from '../imports/plan-row.ts';
import type { LoadedProduct } from './load-products.ts';
import type { ProductRecord } from './product-record.ts';
import { MOST_AT_ONCE } from './write-products.ts';

/** What a product is as long as nobody says anything else. */
export const newRecord: ProductRecord = {
  type: 'simple',
  status: 'on',
  visibility: 'everywhere',
  tax_class: 'standard',
  stock: 0,
  manage_stock: true,
  min_sale: 1,
  max_sale: MOST_AT_ONCE,
  step: 1,
  is_new: false,
};

/** The row that a new product is written over, which no catalogue shows. */
export const newProduct = (id: number, sku: string, { type }: ProductRecord, now: string): LoadedProduct => ({
  row: {
    id,
    sku,
    parent_sku: null,
    type_id: String(type),
    status: STATUS.staged,
    visibility: 4,
    tax_class_id: 2,
    weight: null,
    price: 0,
    special_price: null,
    special_from: null,
    special_to: null,
    is_new: 0,
    bestseller_rank: null,
    attributes: toJson({ pictures: [] }),
    created_at: now,
    updated_at: now,
  },
  texts: [],
  isLot: false,
  record: {},
});
