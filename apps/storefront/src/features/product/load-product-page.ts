import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '#data/not-found.ts';
import { findProduct } from '#data/product-queries.ts';
import { servicesOf } from '#data/services.ts';
import { loadProductView, type ProductViewData } from './load-product-view.ts';

/** The page behind `/p/:parentSku/:slug` and `/p/:parentSku/:slug/:childSku`. The sku decides, whatever the slug says. */
export async function loadProductPage(args: LoaderFunctionArgs): Promise<ProductViewData> {
  const services = servicesOf(args);
  const { request, params } = args;
  const product = await findProduct(services, { attribute: 'sku', value: params.parentSku ?? '' }, request.signal);
  if (!product) throw notFound('Product query returned empty result');
  return loadProductView(services, product, request, params.childSku);
}
