import type { Category, Product } from '@brixel/contract/catalog';
import type { SearchRequest } from '#data/catalog/search/search-adapter.ts';

/** Facts that our pages count on and another shop may not keep, with what they mean where nothing is said. */

type Fields = Record<string, unknown>;

/** Without a word about it, a shop has enough of what it sells. */
const stock: Product['stock'] = {
  qty: 0,
  is_in_stock: true,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  manage_stock: false,
};

const productFacts = ({ name, price_incl_tax }: Fields): Fields & Partial<Product> => ({
  family_sku: null,
  original_price_incl_tax: Number(price_incl_tax),
  special_price_incl_tax: 0,
  url_path: '',
  image: '',
  media_gallery: [],
  description: '',
  short_description: '',
  meta_title: String(name ?? ''),
  meta_description: '',
  category_ids: [],
  tier_prices: [],
  new: 0,
  bestseller_rank: null,
  sold_qty: 0,
  has_required_options: 0,
  manufacturer: null,
  color: null,
  size: null,
  logo_design_id: null,
  logo_element_id: null,
  farbe: null,
  piece_count: null,
  age_from: null,
  size_label: null,
  delivery_days: null,
  rating: null,
  stock,
});

const categoryFacts = ({ name }: Fields): Fields & Partial<Category> => ({
  url_path: '',
  image: null,
  thumbnail: null,
  product_count: 0,
  description: '',
  meta_title: String(name ?? ''),
  meta_description: '',
  include_in_menu: true,
  children_data: [],
});

/** Ids that other shops write as text. */
const NUMERIC = ['category_ids', 'color', 'size', 'manufacturer'];

const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
const toNumbers = (value: unknown): unknown => (Array.isArray(value) ? value.map(toNumber) : toNumber(value));

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** Adds what is missing of the fields that were asked for. */
function complete(entity: Fields, facts: Fields, { include }: SearchRequest): Fields {
  const added = Object.entries(facts).filter(
    ([name]) => isMissing(entity[name]) && (!include || include.includes(name)),
  );
  return { ...entity, ...Object.fromEntries(added) };
}

export function completeProduct(product: Fields, request: SearchRequest): Fields {
  const whole = complete(product, productFacts(product), request);
  for (const name of NUMERIC) if (name in whole) whole[name] = toNumbers(whole[name]);
  if (typeof product.stock === 'object') whole.stock = { ...stock, manage_stock: true, ...product.stock };
  return whole;
}

export const completeCategory = (category: Fields, request: SearchRequest): Fields =>
  complete(category, categoryFacts(category), request);
