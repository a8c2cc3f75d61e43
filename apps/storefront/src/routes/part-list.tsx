import '#styles/pages/part-list.css';
import type { ActionFunctionArgs } from 'react-router';
import { PART_LIST_PATH } from '#config/paths.ts';
import { createPartCalls } from '#data/api/part-calls.ts';
import { servicesOf } from '#data/services.ts';
import { TEXT_FIELD } from '#features/part-list/list-form.tsx';
import { PartListPage } from '#features/part-list/part-list-page.tsx';
import { readList } from '#features/part-list/part-list-store.ts';
import { useT } from '#i18n/use-t.ts';
import { useActionData } from '#router/hooks.ts';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageMeta } from '#shared/page-meta.tsx';

/** For browsers without scripts. */
export async function action(args: ActionFunctionArgs) {
  const text = (await args.request.formData()).get(TEXT_FIELD);
  return readList(createPartCalls(servicesOf(args).api), typeof text === 'string' ? text : '');
}

export function Component() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('partList.title')} description={t('partList.description')} alternates={PART_LIST_PATH} />
      <div className="wrap section--tight">
        <PageCrumbs items={[{ label: t('partList.title') }]} />
        <div className="plist__page">
          <h1>{t('partList.title')}</h1>
          <p className="soft mt1">{t('partList.intro')}</p>
          <PartListPage answer={useActionData<typeof action>()} />
        </div>
      </div>
    </main>
  );
}
