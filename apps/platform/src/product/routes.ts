import { formatUnitPrice } from '@brixel/commerce/format-price';
import type { Product } from '@brixel/contract/catalog';
import { endpoints } from '@brixel/contract/endpoints';
import type { RenderItem, RenderPrices } from '@brixel/contract/render-list';
import type { StoreView } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { mount } from '../http/mount.ts';
import { fail } from '../http/reply.ts';
import { findStore } from '../http/store.ts';
import { renderPrices } from './render-prices.ts';

/** Prices as they are now, for clients that keep products for longer than their prices hold. */
export const productRoutes =
  (catalog: Pick<Catalog, 'product'>): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.renderProducts, ({ query, store: askedStore, request }) => {
      const { skus, storeId = askedStore.storeId } = query;
      const store = findStore(request, (view) => view.storeId === storeId);
      if (!store) return fail('UNKNOWN_STORE', `There is no store with the id ${storeId}`);
      const { currencyCode = store.currency } = query;
      if (currencyCode !== store.currency) return fail('BAD_REQUEST', `Prices of this store are in ${store.currency}`);
      const items = skus.flatMap((sku) => {
        const product = catalog.product(store.storeCode, sku);
        return product ? [renderItem(product, store)] : [];
      });
      return { items };
    });
  };

function renderItem(product: Product, store: StoreView): RenderItem {
  const { gross, net } = renderPrices(product);
  return {
    id: product.id,
    name: product.name,
    type: product.type_id,
    url: `${store.prefix}/${product.url_path}`,
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
