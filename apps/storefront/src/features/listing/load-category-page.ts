import type { LoaderFunctionArgs } from 'react-router';
import { findCategory } from '#data/catalog/category-queries.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { reportNotFound } from '#data/catalog/url-map.ts';
import { servicesOf } from '#data/services.ts';
import { type CategoryViewData, loadCategoryView } from './load-category-view.ts';

/** The page behind `/c/:slug`. */
export async function loadCategoryPage(args: LoaderFunctionArgs): Promise<CategoryViewData> {
  const services = servicesOf(args);
  const { request, params } = args;
  const category = await findCategory(services, { attribute: 'slug', value: params.slug ?? '' }, request.signal);
  if (!category) {
    await reportNotFound(services, new URL(request.url).pathname);
    throw notFound(`Category query returned empty result slug = ${params.slug}`);
  }
  return loadCategoryView(services, category, request);
}
