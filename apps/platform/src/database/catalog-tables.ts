import type { GiftRole } from '@brixel/contract/catalog';
import type { Generated } from 'kysely';
import type { Flag, JsonText, Money } from './column-types.ts';

export interface ProductAttributes {
  color?: number;
  size?: number;
  manufacturer?: number;
  condition?: number;
  /** of attributes that the owner made, by code: ids of options, numbers, yes (1) and no (0) */
  own?: Record<string, number | number[]>;
  configurableAttributes?: string[];
  designId?: string;
  elementId?: string;
  sizeLabel?: string;
  pieceCount?: number;
  netWeightGrams?: number;
  ageFrom?: number;
  deliveryDays?: { min: number; max: number };
  pictures: string[];
  /** the first picture shows the part in another colour */
  hasSamplePicture?: boolean;
  /** money for later: neither taxed nor reduced when it is sold */
  voucher?: boolean;
  /** its buyer gets a ticket for each piece */
  ticket?: boolean;
  bundleOptions?: {
    id: number;
    required: boolean;
    type: 'radio' | 'select' | 'checkbox' | 'multi';
    selections: { id: number; sku: string; qty: number; isDefault: boolean; canChangeQty: boolean }[];
  }[];
  customOptions?: {
    id: number;
    type: 'field' | 'area' | 'drop_down' | 'radio';
    required: boolean;
    /** what the shop does with the answer */
    role?: GiftRole;
    maxCharacters?: number;
    price?: Money;
    /** `price` is Money, or a percentage where `priceType` says so */
    values?: { id: number; sku?: string; price: number; priceType: 'fixed' | 'percent' }[];
  }[];
  /** one that is gone stays for those who have bought it */
  downloads?: { id: number; file: string; gone?: true }[];
}

/** The part of a product that depends on the language but is never searched in SQL. Keys of the titles are option ids. */
export interface ProductDetails {
  farbe?: string;
  /** of attributes that the owner made and that are texts, by code */
  own?: Record<string, string>;
  dataSheet: { label: string; value: string }[];
  /** one for each of the product's pictures, in the same order */
  pictureLabels: string[];
  bundleTitles?: Record<number, string>;
  customTitles?: Record<number, { title: string; values?: Record<number, string> }>;
  downloadTitles?: Record<number, string>;
}

export interface Swatch {
  hex: string;
  finish: 'solid' | 'trans' | 'pearl';
  family: string;
}

interface ProductTable {
  id: number;
  sku: string;
  /** set on the variants of a configurable product */
  parent_sku: string | null;
  type_id: string;
  status: number;
  visibility: number;
  /** of `contract/vat.ts` */
  tax_class_id: number;
  /** grams; null: not known */
  weight: number | null;
  price: Money;
  special_price: Money | null;
  special_from: string | null;
  special_to: string | null;
  is_new: Flag;
  bestseller_rank: number | null;
  attributes: JsonText<ProductAttributes>;
  created_at: string;
  updated_at: string;
}

interface ProductTextTable {
  product_id: number;
  store_code: string;
  name: string;
  url_key: string;
  url_path: string;
  short_description: string;
  description: string;
  meta_title: string;
  meta_description: string;
  details: JsonText<ProductDetails>;
}

interface ProductCategoryTable {
  product_id: number;
  category_id: number;
}

interface TierPriceTable {
  product_id: number;
  customer_group_id: number;
  qty: number;
  price: Money;
}

/** What was and will be charged: a product's price holds from `valid_from` to the next row's. Rows ahead of now are the plan. */
interface PriceHistoryTable {
  product_id: number;
  store_code: string;
  valid_from: string;
  price: Money;
  /** announced as a reduction */
  is_reduced: Flag;
}

interface ProductLinkTable {
  product_id: number;
  type: 'associated' | 'related' | 'upsell' | 'crosssell';
  linked_sku: string;
  qty: number;
  position: number;
}

interface StockTable {
  sku: string;
  product_id: number;
  qty: number;
  managed: Flag;
  min_sale: number;
  max_sale: number;
  /** sold in multiples of it */
  step: Generated<number>;
  /** pieces in orders that were not cancelled, those of its variants included */
  sold: Generated<number>;
}

interface CategoryTable {
  id: number;
  parent_id: number;
  position: number;
  level: number;
  /** ids from the root category down to this one: `2/439/49` */
  path: string;
  image: string | null;
  /** where it is another picture than the image */
  thumbnail: Generated<string | null>;
  /** of a category of one product or part */
  sku: Generated<string | null>;
  logo_design_id: Generated<string | null>;
  logo_element_id: Generated<string | null>;
  is_active: Flag;
  include_in_menu: Flag;
  created_at: string;
  updated_at: string;
}

interface CategoryTextTable {
  /** the colour of a category of one colour */
  farbe: Generated<string | null>;
  category_id: number;
  store_code: string;
  name: string;
  url_key: string;
  url_path: string;
  description: string;
  meta_title: string;
  meta_description: string;
}

interface AttributeTable {
  id: number;
  code: string;
  input: string;
  is_comparable: Flag;
  position: number;
  /** made by the owner of the shop; the rest of the columns is for these */
  is_own: Generated<Flag>;
  is_facet: Generated<Flag>;
  on_sheet: Generated<Flag>;
  in_search: Generated<Flag>;
  unit: Generated<string | null>;
  version: Generated<number>;
}

interface AttributeTextTable {
  attribute_id: number;
  store_code: string;
  label: string;
}

interface AttributeOptionTable {
  attribute_id: number;
  id: number;
  sort_order: number;
  swatch: JsonText<Swatch> | null;
}

interface AttributeOptionTextTable {
  attribute_id: number;
  option_id: number;
  store_code: string;
  label: string;
}

interface ReviewTable {
  id: number;
  product_id: number;
  /** the store whose language it is written in */
  store_code: string;
  rating: number | null;
  title: string;
  detail: string;
  nickname: string;
  verified_buyer: Flag;
  /** 1 shown, 2 waiting, 3 refused */
  status: number;
  created_at: string;
  /** hash of what a visitor wrote, so that a review sent twice is stored once; null for imported ones */
  fingerprint: string | null;
  /** the customer who was logged in when it was written */
  customer_id: number | null;
  answer: Generated<string | null>;
  answered_at: Generated<string | null>;
}

/**
 * One change of the catalogue. `content` means everything that is not about one product, and has no sku. PostgreSQL adds the
 * number of the transaction, see `change-log.ts`.
 */
interface CatalogChangeTable {
  id: Generated<number>;
  kind: 'stock' | 'price' | 'status' | 'review' | 'page' | 'content';
  sku: string | null;
  created_at: string;
}

/** One row: which shop this database holds, and up to which position the list has been cleared. */
interface CatalogSequenceTable {
  shop_id: string;
  /** counted changes for migrations before 0026 */
  last_change: number;
  pruned_through: number;
}

export interface CatalogTables {
  product: ProductTable;
  product_text: ProductTextTable;
  product_category: ProductCategoryTable;
  tier_price: TierPriceTable;
  price_history: PriceHistoryTable;
  product_link: ProductLinkTable;
  stock: StockTable;
  category: CategoryTable;
  category_text: CategoryTextTable;
  attribute: AttributeTable;
  attribute_text: AttributeTextTable;
  attribute_option: AttributeOptionTable;
  attribute_option_text: AttributeOptionTextTable;
  review: ReviewTable;
  catalog_change: CatalogChangeTable;
  catalog_sequence: CatalogSequenceTable;
}
