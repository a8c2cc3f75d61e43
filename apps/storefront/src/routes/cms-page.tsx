import type { CmsPage } from '@brixel/contract/catalog';
import type { LoaderFunctionArgs } from 'react-router';
import { findCmsPage } from '#data/catalog/cms-queries.ts';
import { leaveForRedirect } from '#data/catalog/leave-for-redirect.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { servicesOf } from '#data/services.ts';
import { useLoaderData } from '#router/hooks.ts';
import { CmsPageView } from '#shared/cms-page-view.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<CmsPage> {
  const { params, request } = args;
  const services = servicesOf(args);
  const page = await findCmsPage(services, params.slug ?? '', request.signal);
  if (page) return page;
  await leaveForRedirect(services, request);
  throw notFound('CMS query returned empty result');
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  return <CmsPageView page={page} alternates={`/i/${page.identifier}`} />;
}
