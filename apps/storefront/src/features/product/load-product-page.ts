import { splitStorePath } from '@brixel/contract/stores';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { notFound } from '#data/catalog/not-found.ts';
import { findProduct } from '#data/catalog/product-queries.ts';
import { type Services, servicesOf } from '#data/services.ts';
import { loadProductView, type ProductViewData } from './load-product-view.ts';

/** The page behind `/p/:parentSku/:slug` and `/p/:parentSku/:slug/:childSku`. The sku decides; another slug is led to the right one. */
export async function loadProductPage(args: LoaderFunctionArgs): Promise<ProductViewData> {
  const services = servicesOf(args);
  const { request, params } = args;
  const product = await findProduct(services, { attribute: 'sku', value: params.parentSku ?? '' }, request.signal);
  if (!product) throw notFound('Product query returned empty result');
  const view = await loadProductView(services, product, request, params.childSku);
  leaveForOwnAddress(view, services, request);
  return view;
}

/** A product has one address. Where stored paths are the addresses, these routes stay open for links made before. */
function leaveForOwnAddress({ alternates }: ProductViewData, { config, store }: Services, { url }: Request): void {
  const { pathname, search } = new URL(url);
  const own = alternates[store.storeCode];
  if (config.urlDispatcher || !own || own === splitStorePath(pathname).rest.replace(/\/$/, '')) return;
  throw redirect(own + search, 301);
}
