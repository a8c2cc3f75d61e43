import type { CmsPage } from '@brixel/contract/catalog';
import { Notice } from '@brixel/ui/notice.tsx';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { NEWSLETTER_PAGE } from '#config/paths.ts';
import { createNewsletterCalls } from '#data/api/newsletter-calls.ts';
import { findCmsPage } from '#data/catalog/cms-queries.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { servicesOf } from '#data/services.ts';
import { requestNewsletter } from '#features/newsletter/request-newsletter.ts';
import { useT } from '#i18n/use-t.ts';
import { useActionData, useLoaderData } from '#router/hooks.ts';
import { CmsPageView } from '#shared/cms-page-view.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<CmsPage> {
  const page = await findCmsPage(servicesOf(args), 'newsletter', args.request.signal);
  if (!page) throw notFound('CMS query returned empty result');
  return page;
}

/** The form stands at the foot of every page; where no scripts run, its answer is shown here. */
export async function action(args: ActionFunctionArgs) {
  const { subscribe } = createNewsletterCalls(servicesOf(args).api);
  return { error: await requestNewsletter(await args.request.formData(), subscribe) };
}

export function Component() {
  const t = useT();
  const answer = useActionData<typeof action>();
  return (
    <CmsPageView page={useLoaderData<typeof loader>()} alternates={NEWSLETTER_PAGE}>
      {answer && (
        <Notice tone={answer.error ? 'bad' : 'ok'} role="status">
          {t(answer.error ?? 'newsletter.pending')}
        </Notice>
      )}
    </CmsPageView>
  );
}
