import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { notFound } from '#data/not-found.ts';
import { findProduct } from '#data/product-queries.ts';
import { servicesOf } from '#data/services.ts';
import { loadProductView } from '#features/product/load-product-view.ts';
import { ProductView } from '#features/product/product-view.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const { request, params } = args;
  const product = await findProduct(services, { attribute: 'sku', value: params.parentSku ?? '' }, request.signal);
  if (!product) throw notFound('Product query returned empty result');
  return loadProductView(services, product, request, params.childSku);
}

export function Component() {
  return <ProductView {...useLoaderData<typeof loader>()} />;
}
