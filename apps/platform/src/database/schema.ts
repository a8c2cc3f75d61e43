import type { EchoedLists, ProductOption, RefusalCode } from '@brixel/contract/cart';
import type { ProductType } from '@brixel/contract/catalog';
import type { Generated } from 'kysely';
import type { AfterOrderTables } from './after-order-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { MosaicTables } from './mosaic-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';

/**
 * The tables, as both databases hold them. Flags are 0 or 1, JSON is text, times are ISO 8601 in UTC, and money is an
 * integer: ten-thousandths of a euro, VAT included, so that a tier price of a fraction of a cent stays exact.
 */

export type Flag = 0 | 1;
export type Money = number;
/** JSON as text; `T` is what it holds once parsed by `parseJson`. */
export type JsonText<T> = string & { readonly __json?: T };

export const toJson = <T>(value: T): JsonText<T> => JSON.stringify(value);
export const parseJson = <T>(text: JsonText<T>): T => JSON.parse(text) as T;

export interface ProductAttributes {
  color?: number;
  size?: number;
  manufacturer?: number;
  configurableAttributes?: ('color' | 'size')[];
  designId?: string;
  elementId?: string;
  sizeLabel?: string;
  pieceCount?: number;
  netWeightGrams?: number;
  ageFrom?: number;
  deliveryDays?: { min: number; max: number };
  pictures: string[];
  /** money for later: neither taxed nor reduced when it is sold */
  voucher?: boolean;
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
    maxCharacters?: number;
    price?: Money;
    /** `price` is Money, or a percentage where `priceType` says so */
    values?: { id: number; sku?: string; price: number; priceType: 'fixed' | 'percent' }[];
  }[];
  downloads?: { id: number; file: string }[];
}

/** The part of a product that depends on the language but is never searched in SQL. Keys of the titles are option ids. */
export interface ProductDetails {
  farbe?: string;
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
  tax_class_id: number;
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
  /** of a category that stands for one product or part */
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

interface TaxRuleTable {
  id: number;
  code: string;
  product_tax_class_ids: JsonText<number[]>;
  customer_tax_class_ids: JsonText<number[]>;
}

interface TaxRateTable {
  id: number;
  rule_id: number;
  code: string;
  /** hundredths of a percent: 1900 is 19 % */
  rate_bp: number;
  country: string;
}

interface CmsPageTable {
  id: number;
  identifier: string;
}

interface CmsPageTextTable {
  page_id: number;
  store_code: string;
  title: string;
  heading: string;
  content: string;
  meta_description: string;
  updated_at: string;
}

interface CmsBlockTable {
  id: number;
  identifier: string;
  created_at: string;
}

interface CmsBlockTextTable {
  block_id: number;
  store_code: string;
  title: string;
  content: string;
}

interface CmsNodeTable {
  id: number;
  parent_id: number | null;
  page_id: number | null;
  identifier: string;
  sort_order: number;
}

interface CmsNodeTextTable {
  node_id: number;
  store_code: string;
  label: string;
  path: string;
}

interface CouponTable {
  code: string;
  kind: 'percent' | 'fixed';
  /** percent, or Money where the kind is fixed */
  amount: number;
  minimum_subtotal: Money;
  valid_from: string | null;
  valid_to: string | null;
  usage_limit: number | null;
  used: number;
  /** 1: came with the demo catalogue */
  is_demo: 0 | 1;
}

interface CouponTextTable {
  code: string;
  store_code: string;
  title: string;
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
  /** hash of what a visitor wrote, so that a review sent twice is kept once; null for imported ones */
  fingerprint: string | null;
  /** who was logged in when it was written */
  customer_id: number | null;
}

/** One change of the catalogue. `content` stands for everything that is not a matter of one product, and names none. */
interface CatalogChangeTable {
  id: number;
  kind: 'stock' | 'price' | 'status' | 'review' | 'content';
  sku: string | null;
  created_at: string;
}

/** One row: which shop this database holds, the newest change, and up to which change the list has been cleared. */
interface CatalogSequenceTable {
  shop_id: string;
  last_change: number;
  pruned_through: number;
}

interface CartTable {
  /** a guest's is a secret, a customer's a number */
  id: string;
  customer_id: number | null;
  /** rises with each change */
  version: number;
  /** item ids count up within a cart and are never used again */
  last_item_id: number;
  coupon_code: string | null;
  /** where it is to be sent, once that is known: VAT depends on it */
  country: string | null;
  updated_at: string;
}

interface CartItemTable {
  cart_id: string;
  item_id: number;
  /** of what is sold: the variant's where the product is configurable */
  sku: string;
  product_type: ProductType;
  qty: number;
  product_option: JsonText<ProductOption> | null;
  /** its lists as the client sent them */
  sent_option: JsonText<EchoedLists> | null;
  /** the key that was used last for this item */
  line_key: string | null;
}

/** Every key that a client has named lines of a cart with. Without an item the line has been removed, or was never let in. */
interface CartLineKeyTable {
  cart_id: string;
  line_key: string;
  /** the newest that was carried out */
  version: number;
  item_id: number | null;
  /** the newest change of all, where it was refused */
  refused: JsonText<{ version: number; code: RefusalCode; message: string; limit?: number | undefined }> | null;
}

interface NotFoundReportTable {
  url: string;
  store_code: string;
  hits: number;
  last_seen: string;
}

/** Generated secrets and marks such as "the demo catalogue has been loaded". */
interface SettingTable {
  key: string;
  value: string;
}

export interface Schema
  extends CustomerTables,
    OrderTables,
    PaymentTables,
    AfterOrderTables,
    NewsletterTables,
    MosaicTables {
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
  tax_rule: TaxRuleTable;
  tax_rate: TaxRateTable;
  cms_page: CmsPageTable;
  cms_page_text: CmsPageTextTable;
  cms_block: CmsBlockTable;
  cms_block_text: CmsBlockTextTable;
  cms_node: CmsNodeTable;
  cms_node_text: CmsNodeTextTable;
  coupon: CouponTable;
  coupon_text: CouponTextTable;
  review: ReviewTable;
  catalog_change: CatalogChangeTable;
  catalog_sequence: CatalogSequenceTable;
  cart: CartTable;
  cart_item: CartItemTable;
  cart_line_key: CartLineKeyTable;
  not_found_report: NotFoundReportTable;
  setting: SettingTable;
}
