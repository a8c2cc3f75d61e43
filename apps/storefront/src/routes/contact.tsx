import type { CmsPage } from '@brixel/contract/catalog';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { CONTACT_PAGE } from '#config/paths.ts';
import { createContactCalls } from '#data/api/contact-calls.ts';
import { findCmsPage } from '#data/catalog/cms-queries.ts';
import { notFound } from '#data/catalog/not-found.ts';
import { servicesOf } from '#data/services.ts';
import { ContactSection } from '#features/contact/contact-form.tsx';
import { emptyContact, sendContact } from '#features/contact/send-contact.ts';
import { translatorFor } from '#i18n/translate.ts';
import { useActionData, useLoaderData } from '#router/hooks.ts';
import { CmsPageView } from '#shared/cms-page-view.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<CmsPage> {
  const page = await findCmsPage(servicesOf(args), 'hilfe-kontakt', args.request.signal);
  if (!page) throw notFound('CMS query returned empty result');
  return page;
}

/** For browsers without scripts; with them the form sends by itself. */
export async function action(args: ActionFunctionArgs) {
  const { api, language } = servicesOf(args);
  return sendContact(await args.request.formData(), createContactCalls(api), translatorFor(language));
}

export function Component() {
  const answer = useActionData<typeof action>();
  return (
    <CmsPageView page={useLoaderData<typeof loader>()} alternates={CONTACT_PAGE}>
      <ContactSection first={answer ?? emptyContact} />
    </CmsPageView>
  );
}
