import type { ContactMessage } from '@brixel/contract/office/inbox-endpoints';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { InboxNav } from './inbox-nav.tsx';

const TONES: Record<ContactMessage['state'], BadgeTone> = { delivered: 'ok', waiting: 'info', failed: 'bad' };

/** What came through the contact form. The words themselves are in the shop's mailbox. */
export function Page() {
  const t = useT();
  const formatTime = useTimeFormat();
  const messages = useCall('messages.list');
  const columns: Column<ContactMessage>[] = [
    { key: 'at', header: t('inbox.at'), inCard: 'labelled', cell: ({ at }) => formatTime(at) },
    {
      key: 'sender',
      header: t('inbox.sender'),
      inCard: 'labelled',
      cell: ({ sender }) => (
        <a className="link wrap-anywhere" href={`mailto:${sender}`}>
          {sender}
        </a>
      ),
    },
    {
      key: 'subject',
      header: t('inbox.subject'),
      inCard: 'wide',
      cell: ({ subject }) => <b className="wrap-anywhere">{subject}</b>,
    },
    {
      key: 'state',
      header: t('inbox.state'),
      inCard: 'labelled',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`inbox.message.${state}`)}</Badge>,
    },
  ];
  return (
    <>
      <PageHead title={t('inbox.messages')}>{t('inbox.messagesLead')}</PageHead>
      <InboxNav />
      <section className="panel" aria-label={t('inbox.messages')}>
        <LoadedView loaded={messages}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('inbox.noMessages')} />
            ) : (
              <Table label={t('inbox.messages')} columns={columns} rows={all} rowKey={({ id }) => id} />
            )
          }
        </LoadedView>
      </section>
    </>
  );
}
