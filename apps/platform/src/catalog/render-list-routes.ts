import { formatUnitPrice } from '@brixel/commerce/format-price';
import type { Product } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import type { RenderItem, RenderPrices } from '@brixel/contract/render-list';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import type { Stores } from '../settings/stores.ts';
import type { Catalog } from './catalog.ts';

/** Current prices, for clients that cache products longer than prices are valid. */
export const renderListRoutes =
  (catalog: Pick<Catalog, 'product'>, stores: Pick<Stores, 'prefixOf'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.renderProducts, ({ query, store: askedStore, request }) => {
      const { skus, storeId = askedStore.storeId } = query;
      const store = findStore(request, (view) => view.storeId === storeId);
      if (!store) return fail('UNKNOWN_STORE', `There is no store with the id ${storeId}`);
      const { currencyCode = store.currency } = query;
      if (currencyCode !== store.currency) return fail('BAD_REQUEST', `Prices of this store are in ${store.currency}`);
      const prefix = stores.prefixOf(store.storeCode);
      const items = skus.flatMap((sku) => {
        const product = catalog.product(store.storeCode, sku);
        return product ? [renderItem(product, store, prefix)] : [];
      });
      return { items };
    });
  };

function renderItem(product: Product, store: StoreView, prefix: string): RenderItem {
  const { gross, net } = renderPrices(product);
  return {
    id: product.id,
    name: product.name,
    type: product.type_id,
    url: `${prefix}/${product.url_path}`,
    store_id: store.storeId,
    currency_code: store.currency,
    price_info: {
      ...gross,
      formatted_prices: formatAll(gross, store),
      extension_attributes: { tax_adjustments: net },
    },
  };
}

function formatAll(prices: RenderPrices, store: StoreView): Record<keyof RenderPrices, string> {
  const format = (price: number): string => formatUnitPrice(price, store);
  return {
    final_price: format(prices.final_price),
    max_price: format(prices.max_price),
    max_regular_price: format(prices.max_regular_price),
    minimal_price: format(prices.minimal_price),
    minimal_regular_price: format(prices.minimal_regular_price),
    special_price: prices.special_price > 0 ? format(prices.special_price) : '',
    regular_price: format(prices.regular_price),
  };
}

/** A product or one of its variants: what it costs, with VAT and net. */
type Priced = Pick<Product, 'price' | 'price_incl_tax' | 'original_price' | 'original_price_incl_tax' | 'tier_prices'>;

interface Charged {
  regular: { net: number; gross: number };
  final: { net: number; gross: number };
}

/** What one piece costs: a tier price from one piece on, if that is lower. */
function chargeOne(priced: Priced): Charged {
  const own = priced.tier_prices
    .filter(({ qty }) => qty <= 1)
    .map(({ value, value_incl_tax }) => ({ net: value, gross: value_incl_tax }));
  const final = [{ net: priced.price, gross: priced.price_incl_tax }, ...own].reduce(cheaper);
  return { regular: { net: priced.original_price, gross: priced.original_price_incl_tax }, final };
}

const cheaper = <T extends { gross: number }>(a: T, b: T): T => (b.gross < a.gross ? b : a);
const dearer = <T extends { gross: number }>(a: T, b: T): T => (b.gross > a.gross ? b : a);

/** The prices of a product in both kinds. One that is made of variants costs what the cheapest does. */
function renderPrices(product: Product): { gross: RenderPrices; net: RenderPrices } {
  const self = chargeOne(product);
  const variants = (product.configurable_children ?? []).map(chargeOne);
  const all = variants.length > 0 ? variants : [self];
  const cheapest = all.reduce((a, b) => (b.final.gross < a.final.gross ? b : a));
  const ends = {
    minimalRegular: all.map(({ regular }) => regular).reduce(cheaper),
    maxRegular: all.map(({ regular }) => regular).reduce(dearer),
    max: all.map(({ final }) => final).reduce(dearer),
  };
  const of = (kind: 'net' | 'gross'): RenderPrices => ({
    final_price: cheapest.final[kind],
    max_price: ends.max[kind],
    max_regular_price: ends.maxRegular[kind],
    minimal_price: cheapest.final[kind],
    minimal_regular_price: ends.minimalRegular[kind],
    special_price: cheapest.final.gross < cheapest.regular.gross ? cheapest.final[kind] : 0,
    regular_price: cheapest.regular[kind],
  });
  return { gross: of('gross'), net: of('net') };
}
