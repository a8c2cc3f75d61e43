import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { storeAt } from '#config/store-place.ts';
import { findCmsPage } from '#data/catalog/cms-queries.ts';
import { leaveForRedirect } from '#data/catalog/leave-for-redirect.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { findProduct } from '#data/catalog/product-queries.ts';
import { reportNotFound, resolveUrl } from '#data/catalog/url-map.ts';
import { type Services, servicesOf } from '#data/services.ts';
import { listingReady } from '#features/listing/listing-section.ts';
import { loadCategoryView } from '#features/listing/load-category-view.ts';
import { loadProductView } from '#features/product/page-data.ts';
import { unusedOfFamily } from '#features/product-options/product-fields.ts';
import { useLoaderData } from '#router/hooks.ts';
import { CmsPageView } from '#shared/cms-page-view.tsx';
import { CategoryView } from './category.tsx';
import { ProductView, productReady } from './product.tsx';

/** Any address outside the route table: a stored path of a product, category or page, or nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const { request, params } = args;
  const { signal } = request;
  const path = `/${params['*'] ?? ''}`;
  leaveForOtherStore(path, services, request.url);

  const target = await resolveUrl(services, path, signal);
  if (target?.type === 'product') {
    const key = { attribute: 'sku', value: target.sku } as const;
    const product = await findProduct(services, key, signal, unusedOfFamily(services.config));
    if (product) {
      const [view] = await Promise.all([loadProductView(services, product, request), productReady()]);
      return { type: 'product' as const, view };
    }
  }
  if (target?.type === 'category') {
    const key = { attribute: 'id', value: String(target.id) } as const;
    const [view] = await Promise.all([loadCategoryView(services, key, request), listingReady()]);
    if (view) return { type: 'category' as const, view };
  }
  if (target?.type === 'cms_page') {
    const page = await findCmsPage(services, target.identifier, signal);
    if (page) return { type: 'cms_page' as const, page };
  }
  await leaveForRedirect(services, request);
  const message = `No mapping found for ${path}`;
  services.report(new Error(message), 'note');
  await reportNotFound(services, path);
  throw notFound(message);
}

/** A path of the other store, reached by a link inside this one: the browser loads it anew. */
function leaveForOtherStore(path: string, { config, prefix: currentPrefix }: Services, url: string): void {
  const { host, origin, search } = new URL(url);
  const { prefix } = storeAt(config.stores, { host, pathname: path });
  if (!prefix || prefix === currentPrefix) return;
  throw redirectDocument(origin + path + search);
}

export function Component() {
  const found = useLoaderData<typeof loader>();
  if (found.type === 'product') return <ProductView {...found.view} />;
  if (found.type === 'category') return <CategoryView {...found.view} />;
  return <CmsPageView page={found.page} alternates={`/i/${found.page.identifier}`} />;
}
