import { pictureUrl, productPath } from '@brixel/commerce/links';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { isMosaicSku } from '@brixel/commerce/mosaic-sku';
import { instant } from '@brixel/commerce/product-price';
import { visibleProducts } from '@brixel/commerce/search-query';
import { rateFor, waysTo } from '@brixel/commerce/shipping';
import type { Product } from '@brixel/contract/catalog';
import { storeAddress } from '#config/store-place.ts';
import type { StoreView } from '#config/stores.ts';
import { PRODUCT_CARD_FIELDS } from '#data/catalog/fields.ts';
import type { Services } from '#data/services.ts';
import { gtinOf, makerOf } from '#features/product/data-sheet.ts';
import { plainWords } from '#shared/plain-words.ts';
import { isUsed, needsChoice, oldPrice } from '#shared/product-rules.ts';
import { XML_HEAD, xmlElement } from './xml-text.ts';

/** What shopping engines read: RSS 2.0 with the fields of Google's merchants, which the others take too. */

const BITE = 500;
const FIELDS = [
  ...PRODUCT_CARD_FIELDS,
  'short_description',
  'description',
  'category',
  'data_sheet',
  'logo_design_id',
  'logo_element_id',
  'farbe',
  'variant_choices',
  'weight',
  'special_from_date',
  'special_to_date',
] as const;
type FeedProduct = Pick<Product, (typeof FIELDS)[number]>;
type FeedServices = Pick<Services, 'catalog' | 'config'>;

const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
/** A feed is for one country or a few; engines know the rest from the account of the shop. */
const MOST_COUNTRIES = 30;

/** The feed of a store, piece by piece; null where the shop has none of that name, or wants none. */
export function openFeed(services: FeedServices, name: string): AsyncIterable<string> | null {
  const { feed, stores } = services.config;
  const store = feed ? stores.find(({ storeCode }) => name === `${storeCode}.xml`) : undefined;
  return store ? productFeed(services, store) : null;
}

async function* productFeed(services: FeedServices, store: StoreView): AsyncGenerator<string> {
  const { shop, publicUrl } = services.config;
  const channel =
    xmlElement('title', shop.name) +
    xmlElement('link', storeAddress(publicUrl, store, '/')) +
    xmlElement('description', shop.name);
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${channel}\n`;
  for (let after = 0; ; ) {
    const query = visibleProducts()
      .where('id', { gte: after + 1 })
      .sortBy('id');
    const { hits } = await services.catalog.search('product', query, {
      size: BITE,
      include: FIELDS,
      index: store.index,
    });
    const some: readonly FeedProduct[] = hits;
    yield some
      .filter(hasOnePrice)
      .map((product) => item(product, services, store))
      .join('');
    const last = some.at(-1);
    if (!last || some.length < BITE) break;
    after = last.id;
  }
  yield '</channel>\n</rss>\n';
}

/** Engines compare the price with that of the page, so what is put together first stays out; its parts are listed. */
const hasOnePrice = (product: FeedProduct): boolean =>
  !needsChoice(product) && !isMosaicSku(product.sku) && product.price_incl_tax > 0;

const euros = (price: number): string => `${price.toFixed(4).replace(/0{1,2}$/, '')} EUR`;

const hasPicture = ({ image }: FeedProduct): boolean => image !== '' && image !== 'no_selection';

/** What the engines do not know of an article is left out. */
type Field = [name: string, text: string | number | null | undefined | false];

const written = (fields: Field[]): string =>
  fields.map(([name, text]) => (text ? xmlElement(name, String(text)) : '')).join('');

function item(product: FeedProduct, services: FeedServices, store: StoreView): string {
  const { config } = services;
  const described = plainWords(product.short_description) || plainWords(product.description) || product.name;
  const isSent = product.type_id !== 'virtual' && product.type_id !== 'downloadable';
  const fields = written([
    ['g:id', product.sku],
    ['g:title', product.name.slice(0, LONGEST_TITLE)],
    ['g:description', described.slice(0, LONGEST_DESCRIPTION)],
    ['g:link', storeAddress(config.publicUrl, store, productPath(product, config))],
    // a drawing in place of a picture is refused
    ['g:image_link', hasPicture(product) && pictureUrl(product.image, 1200, 1200, config)],
    ['g:availability', product.stock.is_in_stock ? 'in_stock' : 'out_of_stock'],
    ...prices(product),
    ['g:condition', isUsed(product) ? 'used' : 'new'],
    ...identity(product),
    ['g:product_type', product.category.map(({ name }) => name).join(' > ')],
    ['g:item_group_id', product.family_sku],
    ['g:color', product.farbe],
    ['g:size', product.size_label],
    ['g:shipping_weight', isSent && product.weight && `${product.weight} g`],
  ]);
  const details = (product.variant_choices ?? []).map(({ label, value }) => {
    const parts = written([
      ['g:attribute_name', label],
      ['g:attribute_value', value],
    ]);
    return `<g:product_detail>${parts}</g:product_detail>`;
  });
  return `<item>${fields}${details.join('')}${isSent ? shipping(product, services, store) : ''}</item>\n`;
}

function prices(product: FeedProduct): Field[] {
  const old = oldPrice(product);
  const { base_price: base } = product;
  return [
    ['g:price', euros(old ?? product.price_incl_tax)],
    ['g:sale_price', old !== null && euros(product.price_incl_tax)],
    ['g:sale_price_effective_date', old !== null && period(product)],
    ['g:unit_pricing_measure', base && `${base.grams} g`],
    ['g:unit_pricing_base_measure', base && '1 kg'],
  ];
}

/** Engines want both ends. Without an end the sale lasts as long as the feed says so; without a beginning it has begun. */
function period({ special_from_date: from, special_to_date: to }: FeedProduct): string | null {
  const end = instant(to);
  return end === null ? null : `${minute(instant(from) ?? Date.now())}/${minute(end)}`;
}

const minute = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** The number of the bar code, or maker and the maker's number together, name an article everywhere. The number of a design is that of all its colours. */
function identity(product: FeedProduct): Field[] {
  const maker = makerOf(product);
  const gtin = gtinOf(product);
  const number = product.logo_element_id ?? (product.color ? null : product.logo_design_id);
  return [
    ['g:brand', maker],
    ['g:gtin', gtin],
    ['g:mpn', number],
    ['g:identifier_exists', !gtin && !(maker && number) && 'no'],
  ];
}

/** What one piece costs to send, by country. */
function shipping(
  { price_incl_tax: price, weight: grams = 0 }: FeedProduct,
  { config }: FeedServices,
  { language }: StoreView,
): string {
  const zones = config.shop.zones ?? [];
  const ways = zones.flatMap(({ countries }) => {
    const way = countries[0] && waysTo(zones, countries[0], grams).find(({ isPickUp }) => !isPickUp);
    return way ? countries.map((country) => ({ country, way })) : [];
  });
  return ways
    .slice(0, MOST_COUNTRIES)
    .map(({ country, way }) => {
      const cost = toEuros(rateFor(way, grams)(fromEuros(price)));
      const parts =
        xmlElement('g:country', country) +
        xmlElement('g:service', way.title[language]) +
        xmlElement('g:price', euros(cost));
      return `<g:shipping>${parts}</g:shipping>`;
    })
    .join('');
}
