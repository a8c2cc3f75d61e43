import type { Category, Product } from '@brixel/contract/catalog';

/** Which fields each kind of view asks for: what is not listed is neither sent nor embedded in the page. */

export const PRODUCT_CARD_FIELDS = [
  'id',
  'sku',
  'family_sku',
  'type_id',
  'name',
  'text_lang',
  'slug',
  'url_path',
  'image',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'lowest_price_30_days_incl_tax',
  'base_price',
  'new',
  'bestseller_rank',
  'has_required_options',
  'stock',
  'tier_prices',
  'color',
  'condition',
  'colour_count',
  'size_label',
  'piece_count',
  'age_from',
  'rating',
] as const satisfies readonly (keyof Product)[];

/** Optional facts stay optional: an API of older make may not know them. */
export type CardProduct = Pick<Product, (typeof PRODUCT_CARD_FIELDS)[number]>;

export const MENU_CATEGORY_FIELDS = [
  'id',
  'parent_id',
  'path',
  'name',
  'slug',
  'url_path',
  'image',
  'product_count',
  'level',
  'include_in_menu',
] as const satisfies readonly (keyof Category)[];

export type MenuCategory = Pick<Category, (typeof MENU_CATEGORY_FIELDS)[number]>;

/** Only the named fields of each hit: a score or surplus field would only make the page heavier. */
export function pickFields<T extends object, K extends keyof T>(entry: T, fields: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const field of fields) if (entry[field] !== undefined) picked[field] = entry[field];
  return picked as Pick<T, K>;
}
