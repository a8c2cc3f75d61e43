import type { FailedMail } from '@brixel/contract/office/inbox-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { doAtOnce } from '#shared/do-at-once.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { InboxNav } from './inbox-nav.tsx';

/** Mails that could not be delivered. */
export function Page() {
  const t = useT();
  const mails = useCall('mails.failed');
  const { reload } = mails;
  const count = mails.state === 'ready' ? mails.value.length : 0;
  return (
    <>
      <PageHead title={t('inbox.mails')}>{t('inbox.mailsLead')}</PageHead>
      <InboxNav round={count} />
      <section className="panel" aria-label={t('inbox.mails')}>
        <LoadedView loaded={mails}>
          {(all) =>
            all.length === 0 ? <EmptyState title={t('inbox.noMails')} /> : <MailTable mails={all} reload={reload} />
          }
        </LoadedView>
      </section>
    </>
  );
}

/** Delivered or not, a mail server answers within this time, nearly always. */
const ANSWER_MS = 2000;

function MailTable({ mails, reload }: { mails: readonly FailedMail[]; reload: () => void }) {
  const t = useT();
  const formatTime = useTimeFormat();
  async function retry({ id, subject }: FailedMail): Promise<void> {
    const answer = await call('mails.retry', { params: { id } });
    if (!answer.ok) toastFailure(answer.code);
    else toast({ text: t('inbox.retried', { subject }) });
    setTimeout(reload, ANSWER_MS);
  }
  const giveUp = ({ id, subject }: FailedMail): Promise<void> =>
    doAtOnce({
      text: t('inbox.gaveUp', { subject }),
      make: () => call('mails.giveUp', { params: { id } }),
      takeBack: () => call('mails.retry', { params: { id } }),
      reload,
    });
  const columns: Column<FailedMail>[] = [
    {
      key: 'subject',
      header: t('inbox.subject'),
      inCard: 'wide',
      cell: ({ subject, created_at }) => (
        <span className="named">
          <b className="wrap-anywhere">{subject}</b>
          <small>{formatTime(created_at)}</small>
        </span>
      ),
    },
    {
      key: 'recipient',
      header: t('inbox.recipient'),
      inCard: 'labelled',
      cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
    },
    {
      key: 'why',
      header: t('inbox.why'),
      inCard: 'wide',
      cell: ({ error, attempts, next_attempt_at: next }) => (
        <span className="named wrap-anywhere">
          {error}
          <small>
            {t('inbox.attempts', { n: attempts })}
            {', '}
            {next === null ? t('inbox.noMoreAttempts') : t('inbox.nextAttempt', { when: formatTime(next) })}
          </small>
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('inbox.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (mail) => (
        <div className="row row--end">
          <Button
            size="s"
            variant="solid"
            aria-label={t('inbox.retryNamed', { subject: mail.subject })}
            onClick={() => void retry(mail)}
          >
            {t('inbox.retry')}
          </Button>
          <Button
            size="s"
            aria-label={t('inbox.giveUpNamed', { subject: mail.subject })}
            onClick={() => void giveUp(mail)}
          >
            {t('inbox.giveUp')}
          </Button>
        </div>
      ),
    },
  ];
  return <Table label={t('inbox.mails')} columns={columns} rows={mails} rowKey={({ id }) => id} />;
}
