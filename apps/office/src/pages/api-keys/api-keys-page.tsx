import type { OfficeApiKey } from '@brixel/contract/office/api-key-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';

const isOver = ({ revoked_at: revoked, expires_at: expires }: OfficeApiKey): boolean =>
  revoked !== null || (expires !== null && Date.parse(expires) <= Date.now());

/** Keys of other programs, and what each may do. */
export function Page() {
  const t = useT();
  const keys = useCall('apiKeys.list');
  const [isNew, setNew] = useState(false);
  const create = (
    <Button variant="cta" onClick={() => setNew(true)}>
      <PlusIcon />
      {t('apiKeys.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.apiKeys')} actions={create}>
        {t('apiKeys.lead')}
      </PageHead>
      <div className="settings__body stack">
        <LoadedView loaded={keys} rows={3}>
          {({ keys: all }, reload) => (
            <Panel title={t('page.apiKeys')} flush>
              {all.length === 0 ? <EmptyState title={t('apiKeys.none')} /> : <KeyTable keys={all} reload={reload} />}
            </Panel>
          )}
        </LoadedView>
        <Panel title={t('apiKeys.use')}>
          <div className="stack">
            <p>{t('apiKeys.useText')}</p>
            <pre className="codeline">
              <code>{`curl -H "Authorization: Bearer bxk_…" ${location.origin}/admin/api/orders`}</code>
            </pre>
            <p>
              <a href="/admin/api/openapi.json" target="_blank" rel="noreferrer">
                {t('apiKeys.description')}
              </a>
            </p>
          </div>
        </Panel>
        {isNew && <NewKeyDialog onClose={() => setNew(false)} onMade={keys.reload} />}
      </div>
    </>
  );
}

function KeyTable({ keys, reload }: { keys: readonly OfficeApiKey[]; reload: () => void }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const mutation = useMutation();
  const [asked, setAsked] = useState<OfficeApiKey | null>(null);

  async function revoke({ id, name }: OfficeApiKey): Promise<void> {
    const done = await mutation.run(() => call('apiKeys.revoke', { params: { id } }));
    if (done === null) return;
    setAsked(null);
    toast({ text: t('apiKeys.revoked', { name }) });
    reload();
  }

  const columns: Column<OfficeApiKey>[] = [
    {
      key: 'name',
      header: t('apiKeys.name'),
      inCard: 'wide',
      cell: ({ name, token_end: end, created_by: by, created_at: at }) => (
        <span className="named">
          <b className="wrap-anywhere">{name}</b>
          <small>{t('apiKeys.made', { end, by, moment: formatTime(at) })}</small>
        </span>
      ),
    },
    {
      key: 'scopes',
      header: t('apiKeys.scopes'),
      inCard: 'wide',
      cell: ({ scopes }) => <small className="wrap-anywhere">{scopes.join(', ')}</small>,
    },
    {
      key: 'used',
      header: t('apiKeys.used'),
      inCard: 'labelled',
      cell: ({ last_used_at: at }) => (at ? formatTime(at) : t('apiKeys.never')),
    },
    {
      key: 'ends',
      header: t('apiKeys.ends'),
      inCard: 'labelled',
      cell: (key) => {
        if (isOver(key)) return <Badge>{t(key.revoked_at ? 'apiKeys.isRevoked' : 'apiKeys.isOver')}</Badge>;
        return key.expires_at ? formatTime(key.expires_at) : t('apiKeys.never');
      },
    },
    {
      key: 'actions',
      header: t('apiKeys.revoke'),
      hideHeader: true,
      inCard: 'wide',
      cell: (key) =>
        isOver(key) ? null : (
          <Button size="s" onClick={() => setAsked(key)}>
            {t('apiKeys.revoke')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <Table label={t('page.apiKeys')} columns={columns} rows={keys} rowKey={({ id }) => id} isOff={isOver} />
      {asked && (
        <ConfirmDialog
          open
          dangerous
          title={t('apiKeys.revoke.title', { name: asked.name })}
          confirmLabel={t('apiKeys.revoke')}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void revoke(asked)}
          onClose={() => setAsked(null)}
        >
          {t('apiKeys.revoke.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
