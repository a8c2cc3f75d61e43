import type { Product } from '@brixel/contract/catalog';
import type { PublicConfig } from '#config/public-config.ts';
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
  'weight',
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

const VARIANT_DETAILS = [
  ...['id', 'name', 'visibility', 'image', 'farbe', 'logo_*', 'tier_prices', 'custom_attributes'],
  ...['price', 'price_tax', 'final_*', 'special_*', 'original_*', 'lowest_*'],
].map((field) => `configurable_children.${field}`);

/**
 * What the server leaves out of a family: its page shows one variant, which is asked for by itself, and with all details of two
 * hundred others it would be read from a quarter of a megabyte. Browsers keep whole products for times without a connection, and other
 * platforms know variants by their family only.
 */
export const unusedOfFamily = ({ api }: PublicConfig): readonly string[] | undefined =>
  import.meta.env.SSR && api.calls === 'all' ? VARIANT_DETAILS : undefined;
