import type { StoredRedirect } from '@brixel/contract/office/redirect-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { UploadIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import { SearchField } from '#shared/search-field.tsx';
import type { Column } from '#shared/table.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { usePages } from '#shared/use-pages.ts';
import { ContentNav } from './content-nav.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

const LONGEST_SEARCH = 200;

/** Addresses that lead elsewhere. What is searched for stands in the address. */
export function Page() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const query = search === '' ? {} : { search };
  const first = useCall('redirects.list', { query });
  const { pages, hasMore, more } = usePages(first, (after) => call('redirects.list', { query: { ...query, after } }));
  const redirects = pages.flatMap((page) => page.redirects);
  const reload = first.state === 'ready' ? first.reload : () => {};
  /** The one in the dialog; null: a new one. */
  const [edited, setEdited] = useState<StoredRedirect | null | undefined>();

  async function remove({ id, from_path, to_path, status }: StoredRedirect): Promise<void> {
    const answer = await call('redirects.remove', { params: { id } });
    if (!answer.ok) toastFailure(answer.code);
    else
      toast({
        text: t('redirects.removed', { path: from_path }),
        undo: async () => {
          const back = await call('redirects.create', { body: { from_path, to_path, status } });
          if (!back.ok) toastFailure(back.code);
          reload();
        },
      });
    reload();
  }

  const columns: Column<StoredRedirect>[] = [
    {
      key: 'from',
      header: t('redirects.from'),
      inCard: 'wide',
      cell: ({ from_path: path }) => <b className="wrap-anywhere">{path}</b>,
    },
    {
      key: 'to',
      header: t('redirects.to'),
      inCard: 'labelled',
      cell: ({ to_path: path }) => <span className="wrap-anywhere">{path}</span>,
    },
    { key: 'status', header: t('redirects.kind'), inCard: 'labelled', cell: ({ status }) => t(`redirects.${status}`) },
    {
      key: 'actions',
      header: t('redirects.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (redirect) => (
        <div className="row row--end">
          <Button
            size="s"
            aria-label={t('redirects.editNamed', { path: redirect.from_path })}
            onClick={() => setEdited(redirect)}
          >
            {t('redirects.edit')}
          </Button>
          <Button
            size="s"
            aria-label={t('redirects.removeNamed', { path: redirect.from_path })}
            onClick={() => void remove(redirect)}
          >
            {t('content.remove')}
          </Button>
        </div>
      ),
    },
  ];
  const actions = (
    <>
      <Button href="/content/redirects/import">
        <UploadIcon />
        {t('page.redirectImport')}
      </Button>
      <Button variant="cta" onClick={() => setEdited(null)}>
        <PlusIcon />
        {t('redirects.create')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('content.redirects')} actions={actions}>
        {t('redirects.lead')}
      </PageHead>
      <ContentNav />
      <section className="panel" aria-label={t('content.redirects')}>
        <search className="tools" aria-label={t('redirects.filters')}>
          <SearchField
            label={t('redirects.search')}
            value={search}
            maxLength={LONGEST_SEARCH}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
        </search>
        <LoadedView loaded={first}>
          {() => (
            <PagedTable
              label={t('content.redirects')}
              columns={columns}
              rows={redirects}
              rowKey={({ id }) => id}
              empty={t(search ? 'redirects.nothingFound' : 'redirects.none')}
              moreLabel={t('redirects.more')}
              hasMore={hasMore}
              more={more}
            />
          )}
        </LoadedView>
      </section>
      {edited !== undefined && (
        <RedirectDialog redirect={edited} onClose={() => setEdited(undefined)} onSaved={reload} />
      )}
    </>
  );
}
