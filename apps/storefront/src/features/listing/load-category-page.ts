import type { LoaderFunctionArgs } from 'react-router';
import { leaveForRedirect } from '#data/catalog/leave-for-redirect.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { reportNotFound } from '#data/catalog/url-map.ts';
import { servicesOf } from '#data/services.ts';
import { type CategoryViewData, loadCategoryView } from './load-category-view.ts';

/** The page behind `/c/:slug`. */
export async function loadCategoryPage(args: LoaderFunctionArgs): Promise<CategoryViewData> {
  const services = servicesOf(args);
  const { request, params } = args;
  const view = await loadCategoryView(services, { attribute: 'slug', value: params.slug ?? '' }, request);
  if (view) return view;
  await leaveForRedirect(services, request);
  await reportNotFound(services, new URL(request.url).pathname);
  throw notFound(`Category query returned empty result slug = ${params.slug}`);
}
