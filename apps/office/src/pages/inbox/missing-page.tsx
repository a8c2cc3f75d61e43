import type { MissingPage } from '@brixel/contract/office/inbox-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { RedirectDialog } from '#pages/content/redirect-dialog.tsx';
import { doAtOnce } from '#shared/do-at-once.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { InboxNav } from './inbox-nav.tsx';

/** Addresses that lead nowhere: each can lead somewhere, or be ignored. */
export function Page() {
  const t = useT();
  const missing = useCall('missing.list');
  const { reload } = missing;
  const count = missing.state === 'ready' ? missing.value.length : 0;
  const [led, setLed] = useState<{ from: string; to: string } | null>(null);

  async function lead({ url, store_code }: MissingPage): Promise<void> {
    const proposal = await call('missing.proposal', { query: { url, store_code } });
    setLed({ from: url, to: (proposal.ok && proposal.result.path) || '' });
  }

  return (
    <>
      <PageHead title={t('inbox.missing')}>{t('inbox.missingLead')}</PageHead>
      <InboxNav round={count} />
      <section className="panel" aria-label={t('inbox.missing')}>
        <LoadedView loaded={missing}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('inbox.noMissing')} />
            ) : (
              <MissingTable missing={all} onLead={(page) => void lead(page)} reload={reload} />
            )
          }
        </LoadedView>
      </section>
      {led && <RedirectDialog redirect={null} proposed={led} onClose={() => setLed(null)} onSaved={reload} />}
    </>
  );
}

interface MissingTableProps {
  missing: readonly MissingPage[];
  onLead: (page: MissingPage) => void;
  reload: () => void;
}

function MissingTable({ missing, onLead, reload }: MissingTableProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const ignore = ({ url, store_code }: MissingPage): Promise<void> => {
    const send = (ignored: boolean) => call('missing.ignore', { body: { url, store_code, ignored } });
    const text = t('inbox.ignored', { url });
    return doAtOnce({ text, make: () => send(true), takeBack: () => send(false), reload });
  };
  const columns: Column<MissingPage>[] = [
    {
      key: 'url',
      header: t('inbox.address'),
      inCard: 'wide',
      cell: ({ url }) => <b className="wrap-anywhere">{url}</b>,
    },
    { key: 'store', header: t('inbox.store'), inCard: 'labelled', cell: ({ store_code }) => store_code },
    { key: 'hits', header: t('inbox.hits'), inCard: 'labelled', cell: ({ hits }) => hits },
    { key: 'seen', header: t('inbox.lastSeen'), inCard: 'labelled', cell: ({ last_seen }) => formatTime(last_seen) },
    {
      key: 'actions',
      header: t('inbox.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (page) => (
        <div className="row row--end">
          <Button
            size="s"
            variant="solid"
            aria-label={t('inbox.leadNamed', { url: page.url })}
            onClick={() => onLead(page)}
          >
            {t('inbox.lead')}
          </Button>
          <Button size="s" aria-label={t('inbox.ignoreNamed', { url: page.url })} onClick={() => void ignore(page)}>
            {t('inbox.ignore')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Table
      label={t('inbox.missing')}
      columns={columns}
      rows={missing}
      rowKey={({ url, store_code }) => `${store_code} ${url}`}
    />
  );
}
