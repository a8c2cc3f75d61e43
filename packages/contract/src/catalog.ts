import { z } from 'zod';

/** Entities of the catalogue as both halves exchange them. Prices are euros; fields ending in `_incl_tax` include VAT. */

const id = z.number().int();
const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]);

export const productType = z.enum(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual']);
export type ProductType = z.infer<typeof productType>;

export const stockRow = z.object({
  item_id: id,
  product_id: id,
  stock_id: id,
  sku: z.string(),
  qty: z.number(),
  is_in_stock: z.boolean(),
  min_qty: z.number(),
  min_sale_qty: z.number(),
  max_sale_qty: z.number(),
  /** sold in multiples of it; missing: by the piece */
  qty_increments: z.number().int().optional(),
  backorders: z.number().int(),
  manage_stock: z.boolean(),
});
export type StockRow = z.infer<typeof stockRow>;

export const productStock = stockRow.pick({
  qty: true,
  is_in_stock: true,
  min_sale_qty: true,
  max_sale_qty: true,
  qty_increments: true,
  manage_stock: true,
});

export const tierPrice = z.object({
  customer_group_id: id,
  qty: z.number(),
  /** net, as `price` */
  value: z.number(),
  value_incl_tax: z.number(),
});
export type TierPrice = z.infer<typeof tierPrice>;

export const mediaItem = z.object({
  typ: z.literal('image'),
  image: z.string(),
  pos: z.number().int(),
  lab: z.string(),
});

export const configurableOption = z.object({
  id,
  attribute_id: z.string(),
  attribute_code: z.string(),
  label: z.string(),
  position: z.number().int(),
  product_id: id,
  values: z.array(z.object({ value_index: id, label: z.string() })),
});
export type ConfigurableOption = z.infer<typeof configurableOption>;

export const productPrices = z.object({
  price: z.number(),
  price_tax: z.number(),
  price_incl_tax: z.number(),
  special_price: z.number(),
  special_price_tax: z.number(),
  special_price_incl_tax: z.number(),
  final_price: z.number(),
  final_price_tax: z.number(),
  final_price_incl_tax: z.number(),
  original_price: z.number(),
  original_price_tax: z.number(),
  original_price_incl_tax: z.number(),
  special_from_date: z.string().nullable(),
  special_to_date: z.string().nullable(),
  /** lowest price of the 30 days before the current reduction; without it no reduction may be announced */
  lowest_price_30_days_incl_tax: z.number().nullable().optional(),
});

/** A child of a configurable product. Its option values stand both at the top level and in `custom_attributes`. */
export const configurableChild = productPrices.extend({
  id,
  sku: z.string(),
  name: z.string(),
  status: z.number().int(),
  visibility: z.number().int(),
  image: z.string(),
  url_key: z.string(),
  color: id,
  size: id,
  logo_design_id: z.string(),
  logo_element_id: z.string().nullable(),
  farbe: z.string(),
  tier_prices: z.array(tierPrice),
  stock: productStock,
  custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.union([z.string(), z.number()]) })),
});
export type ConfigurableChild = z.infer<typeof configurableChild>;

export const productLink = z.object({
  sku: z.string(),
  link_type: z.enum(['associated', 'related', 'upsell', 'crosssell']),
  linked_product_sku: z.string(),
  linked_product_type: productType,
  position: z.number().int(),
  qty: z.number(),
  is_default: z.boolean().optional(),
});
export type ProductLink = z.infer<typeof productLink>;

export const bundleOption = z.object({
  option_id: id,
  title: z.string(),
  required: z.boolean(),
  type: z.enum(['radio', 'select', 'checkbox', 'multi']),
  position: z.number().int(),
  sku: z.string(),
  product_links: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      option_id: id,
      qty: z.number(),
      position: z.number().int(),
      is_default: z.boolean(),
      can_change_quantity: z.number().int(),
      name: z.string(),
      image: z.string(),
      price: z.number(),
      price_incl_tax: z.number(),
      /** whether there is as much of it as the box takes; other platforms do not say */
      is_in_stock: z.boolean().optional(),
    }),
  ),
});
export type BundleOption = z.infer<typeof bundleOption>;

/** Of a gift voucher: who gets it by mail, and with which words. */
export const giftRoles = ['recipient_name', 'recipient_email', 'greeting'] as const;
export type GiftRole = (typeof giftRoles)[number];

export const customOption = z.object({
  option_id: id,
  product_sku: z.string(),
  title: z.string(),
  type: z.enum(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date']),
  sort_order: z.number().int(),
  is_require: z.boolean(),
  /** what the shop does with the answer */
  role: z.enum(giftRoles).optional(),
  max_characters: z.number().int().optional(),
  price: z.number().optional(),
  price_type: z.enum(['fixed', 'percent']).optional(),
  values: z
    .array(
      z.object({
        option_type_id: id,
        title: z.string(),
        sort_order: z.number().int(),
        /** below 0 it makes the product cheaper */
        price: z.number(),
        price_type: z.enum(['fixed', 'percent']),
        /** names the value in every language */
        sku: z.string().optional(),
      }),
    )
    .optional(),
});
export type CustomOption = z.infer<typeof customOption>;

export const downloadableLink = z.object({
  id,
  title: z.string(),
  sort_order: z.number().int(),
  price: z.number(),
  number_of_downloads: z.number().int(),
});

export const productCategory = z.object({ category_id: id, name: z.string(), slug: z.string(), path: z.string() });

export const product = productPrices.extend({
  id,
  sku: z.string(),
  /**
   * The configurable product that a variant belongs to. It is not called `parentSku`: VSF clients send that instead of the
   * article's own sku, and without the options that the family asks for.
   */
  family_sku: z.string().nullable(),
  type_id: productType,
  name: z.string(),
  /** the language of name and descriptions, where they are not written in that of the store */
  text_lang: z.string().optional(),
  status: z.number().int(),
  visibility: z.number().int(),
  tax_class_id: id,
  url_key: z.string(),
  url_path: z.string(),
  slug: z.string(),
  image: z.string(),
  small_image: z.string(),
  thumbnail: z.string(),
  media_gallery: z.array(mediaItem),
  description: z.string(),
  short_description: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  category: z.array(productCategory),
  category_ids: z.array(id),
  created_at: z.string(),
  updated_at: z.string(),
  /** 1 while the shop announces it as new */
  new: z.number().int(),
  bestseller_rank: z.number().int().nullable(),
  /** pieces in orders that were not cancelled */
  sold_qty: z.number().int(),
  /** 1 where something has to be chosen or answered before the product can be bought */
  has_required_options: z.number().int(),
  /** a voucher for goods of any tax: not taxed when it is sold, and reduced by no coupon */
  is_voucher: z.literal(1).optional(),
  /** its buyer gets a ticket for each piece */
  is_ticket: z.literal(1).optional(),
  /** grams that it adds to a parcel, where that is known */
  weight: z.number().optional(),
  /** sold under the margin scheme: its price shows no VAT */
  is_margin: z.literal(1).optional(),
  stock: productStock,
  tier_prices: z.array(tierPrice),
  manufacturer: id.nullable(),
  /** an option of `condition`, where the shop states it */
  condition: id.optional(),
  /** option ids; on a configurable product the lists of all variants stand in `color_options` and `size_options` */
  color: id.nullable(),
  size: id.nullable(),
  color_options: z.array(id).optional(),
  size_options: z.array(id).optional(),
  /** how many colours and sizes the family of this variant has, and the first few colours for the card */
  colour_count: z.number().int().optional(),
  colour_preview: z.array(id).optional(),
  logo_design_id: z.string().nullable(),
  logo_element_id: z.string().nullable(),
  farbe: z.string().nullable(),
  /** facts for the data sheet: label and value in the store's language */
  data_sheet: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** of a variant whose family differs in attributes of the owner: what it is chosen by besides its colour, in the store's language */
  variant_choices: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** pieces in a set or box, recommended age, measure label such as 2×4 */
  piece_count: z.number().int().nullable(),
  age_from: z.number().int().nullable(),
  size_label: z.string().nullable(),
  /** what it is found by besides its texts */
  search_words: z.string().optional(),
  delivery_days: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  /** of goods sold by weight: what a kilo costs, and how much of it the product holds */
  base_price: z.object({ per: z.literal('kg'), grams: z.number().int(), price_incl_tax: z.number() }).optional(),
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  configurable_options: z.array(configurableOption).optional(),
  configurable_children: z.array(configurableChild).optional(),
  product_links: z.array(productLink).optional(),
  bundle_options: z.array(bundleOption).optional(),
  custom_options: z.array(customOption).optional(),
  downloadable_links: z.array(downloadableLink).optional(),
});
export type Product = z.infer<typeof product>;

export interface Category {
  id: number;
  parent_id: number;
  name: string;
  slug: string;
  url_key: string;
  url_path: string;
  image: string | null;
  thumbnail: string | null;
  children_count: number;
  children_data: Category[];
  sku: string | null;
  is_active: boolean;
  level: number;
  product_count: number;
  path: string;
  position: number;
  description: string;
  meta_title: string;
  meta_description: string;
  include_in_menu: boolean;
  updated_at: string;
  logo_design_id: string | null;
  logo_element_id: string | null;
  farbe: string | null;
}
export const category: z.ZodType<Category> = z.object({
  id,
  parent_id: id,
  name: z.string(),
  slug: z.string(),
  url_key: z.string(),
  url_path: z.string(),
  image: z.string().nullable(),
  thumbnail: z.string().nullable(),
  children_count: z.number().int(),
  get children_data(): z.ZodArray<typeof category> {
    return z.array(category);
  },
  sku: z.string().nullable(),
  is_active: z.boolean(),
  level: z.number().int(),
  product_count: z.number().int(),
  path: z.string(),
  position: z.number().int(),
  description: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  include_in_menu: z.boolean(),
  updated_at: z.string(),
  logo_design_id: z.string().nullable(),
  logo_element_id: z.string().nullable(),
  farbe: z.string().nullable(),
});

export const attributeOption = z.object({
  value: z.string(),
  label: z.string(),
  sort_order: z.number().int(),
  /** colours only: how to draw the stud */
  swatch: z.object({ hex: z.string(), finish: z.enum(['solid', 'trans', 'pearl']), family: z.string() }).optional(),
});
export type AttributeOption = z.infer<typeof attributeOption>;

export const attribute = z.object({
  id,
  attribute_id: id,
  attribute_code: z.string(),
  frontend_input: z.string(),
  frontend_label: z.string(),
  default_frontend_label: z.string(),
  is_user_defined: flag,
  is_visible: flag,
  is_visible_on_front: flag,
  is_comparable: flag,
  /** of the owner's own attributes that goods are filtered by */
  is_filterable: z.literal(1).optional(),
  /** of numbers, such as cm */
  unit: z.string().optional(),
  options: z.array(attributeOption),
});
export type Attribute = z.infer<typeof attribute>;

export const taxRule = z.object({
  id,
  code: z.string(),
  priority: z.number().int(),
  position: z.number().int(),
  product_tax_class_ids: z.array(id),
  customer_tax_class_ids: z.array(id),
  tax_rates_ids: z.array(id),
  rates: z.array(
    z.object({
      id,
      code: z.string(),
      rate: z.number(),
      tax_country_id: z.string(),
      tax_region_id: id,
      region_name: z.string(),
      tax_postcode: z.string(),
    }),
  ),
});
export type TaxRule = z.infer<typeof taxRule>;

export const review = z.object({
  id,
  product_id: id,
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  created_at: z.string(),
  review_status: z.number().int(),
  /** null where the client did not ask for stars */
  rating: z.number().int().nullable(),
  verified_buyer: z.boolean(),
  lang: z.string(),
  /** what the shop says below it */
  answer: z.string().optional(),
  answered_at: z.string().optional(),
});
export type Review = z.infer<typeof review>;

export const cmsPage = z.object({
  id,
  page_id: id,
  identifier: z.string(),
  title: z.string(),
  /** trusted HTML, written by the shop owner */
  content: z.string(),
  content_heading: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  store_id: id,
  url_path: z.string(),
  updated_at: z.string(),
  /** of its texts, where they are not written in the language of the store */
  lang: z.string().optional(),
});
export type CmsPage = z.infer<typeof cmsPage>;

export const cmsBlock = z.object({
  id,
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  creation_time: z.string(),
  store_id: id,
});
export type CmsBlock = z.infer<typeof cmsBlock>;

/** Footer groups and their pages: level 1 nodes are groups, level 2 nodes point to a page or a path. */
export const cmsHierarchy = z.object({
  id,
  node_id: id,
  parent_node_id: id.nullable(),
  page_id: id.nullable(),
  identifier: z.string(),
  label: z.string(),
  level: z.number().int(),
  request_url: z.string(),
  xpath: z.string(),
  sort_order: z.number().int(),
  store_id: id,
});
export type CmsHierarchy = z.infer<typeof cmsHierarchy>;

/** What each catalogue entity answers with. */
export interface Entities {
  product: Product;
  category: Category;
  attribute: Attribute;
  taxrule: TaxRule;
  review: Review;
  cms_page: CmsPage;
  cms_block: CmsBlock;
  cms_hierarchy: CmsHierarchy;
}
export type EntityName = keyof Entities;
export const entityNames = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const satisfies readonly EntityName[];
