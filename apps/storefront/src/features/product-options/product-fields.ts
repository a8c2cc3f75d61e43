import type { Product } from '@brixel/contract/catalog';
import { PRODUCT_CARD_FIELDS } from '#data/catalog/fields.ts';

/** What the product page shows of a product; everything else would only make the page heavier. */
export const PRODUCT_PAGE_FIELDS = [
  ...PRODUCT_CARD_FIELDS,
  'price',
  'price_tax',
  'media_gallery',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'category_ids',
  'manufacturer',
  'size',
  'logo_design_id',
  'logo_element_id',
  'farbe',
  'data_sheet',
  'variant_choices',
  'delivery_days',
  'bundle_options',
  'custom_options',
  'is_voucher',
  'is_margin',
  'downloadable_links',
] as const satisfies readonly (keyof Product)[];

export type PageProduct = Pick<Product, (typeof PRODUCT_PAGE_FIELDS)[number]>;

/** Fields of the variants on the page of a family. */
export const FAMILY_FIELDS = [
  'id',
  'sku',
  'family_sku',
  'name',
  'slug',
  'url_path',
  'type_id',
  'status',
  'visibility',
  'price_incl_tax',
  'original_price_incl_tax',
  'configurable_options',
  ...['sku', 'url_key', 'status', 'color', 'size', 'price_incl_tax', 'stock'].map(
    (field) => `configurable_children.${field}`,
  ),
] as const;
