import type { Category, Product } from '@brixel/contract/catalog';
import type { SearchRequest } from '#data/catalog/search/search-adapter.ts';
import { isFields } from '#data/catalog/search/search-answer.ts';

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

const productFacts = ({ price_incl_tax }: Fields): Fields & Partial<Product> => ({
  family_sku: null,
  original_price_incl_tax: Number(price_incl_tax),
  special_price_incl_tax: 0,
  url_path: '',
  image: '',
  media_gallery: [],
  description: '',
  short_description: '',
  meta_title: '',
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

const categoryFacts: Fields & Partial<Category> = {
  url_path: '',
  image: null,
  thumbnail: null,
  product_count: 0,
  description: '',
  meta_title: '',
  meta_description: '',
  include_in_menu: true,
  children_data: [],
};

/** Ids that other shops write as text. */
const IDS = ['category_ids', 'color', 'size', 'manufacturer', 'tax_class_id'];
/** What a price is not known for costs nothing, and cannot be bought then. */
const PRICES = ['price', 'price_tax', 'price_incl_tax', 'original_price_incl_tax', 'special_price_incl_tax'];

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
  const whole = withNumbers(complete(product, productFacts(product), request));
  const { configurable_children: children, product_links: links } = whole;
  return {
    ...whole,
    ...(Array.isArray(children) && { configurable_children: children.filter(isFields).map(completeVariant) }),
    ...(Array.isArray(links) && { product_links: links.filter(isFields).map(withLinkQuantity) }),
  };
}

function withNumbers(product: Fields): Fields {
  const ids = IDS.filter((name) => name in product).map((name) => [name, toNumbers(product[name])]);
  const prices = PRICES.filter((name) => name in product).map((name) => [name, Number(product[name]) || 0]);
  const { stock: known } = product;
  return {
    ...product,
    ...Object.fromEntries([...ids, ...prices]),
    ...(isFields(known) && known !== stock && { stock: completeStock(known) }),
  };
}

const completeStock = (known: Fields): Fields => ({
  ...stock,
  manage_stock: true,
  ...known,
  ...('qty' in known && { qty: Number(known.qty) }),
});

/** A variant is on sale unless something else is said. */
const completeVariant = (variant: Fields): Fields => ({ status: 1, ...withNumbers(variant) });

/** Magento writes it beside its own fields. */
const withLinkQuantity = (link: Fields): Fields =>
  isFields(link.extension_attributes) && link.qty === undefined
    ? { ...link, qty: link.extension_attributes.qty }
    : link;

const BEST_PERCENT = 100;
const MOST_STARS = 5;

/** Magento has a rating for each question that the shop asks; ours has one. */
export function completeReview(review: Fields): Fields {
  if (review.rating !== undefined) return review;
  const [first] = Array.isArray(review.ratings) ? review.ratings.filter(isFields) : [];
  const percent = Number(first?.percent);
  return { ...review, rating: percent > 0 ? (percent / BEST_PERCENT) * MOST_STARS : null };
}

export const completeCategory = (category: Fields, request: SearchRequest): Fields =>
  complete(category, categoryFacts, request);
