import type { StoredRedirect } from '@brixel/contract/office/redirect-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/speak.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { ContentNav } from './content-nav.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

/** Addresses that lead elsewhere. */
export function Page() {
  const t = useT();
  const redirects = useCall('redirects.list');
  const reload = redirects.state === 'ready' ? redirects.reload : () => {};
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
  const create = (
    <Button variant="cta" onClick={() => setEdited(null)}>
      <PlusIcon />
      {t('redirects.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('content.redirects')} actions={create}>
        {t('redirects.lead')}
      </PageHead>
      <ContentNav />
      <section className="panel" aria-label={t('content.redirects')}>
        <LoadedView loaded={redirects}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('redirects.none')} />
            ) : (
              <Table label={t('content.redirects')} columns={columns} rows={all} rowKey={({ id }) => id} />
            )
          }
        </LoadedView>
      </section>
      {edited !== undefined && (
        <RedirectDialog redirect={edited} onClose={() => setEdited(undefined)} onSaved={reload} />
      )}
    </>
  );
}
