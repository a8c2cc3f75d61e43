import type { OfficeWithdrawal } from '@brixel/contract/office/inbox-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { WarningIcon } from '@brixel/ui/icons.tsx';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { locales, useI18n, useT } from '#i18n/i18n.ts';
import { doAtOnce } from '#shared/do-at-once.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { StateTabs, useStateTab } from '#shared/state-tabs.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { InboxNav } from './inbox-nav.tsx';

const STATES = ['open', 'done'] as const;

/** Withdrawals that customers have declared. */
export function Page() {
  const t = useT();
  const state = useStateTab(STATES);
  const withdrawals = useCall('withdrawals.list', { query: { done: state === 'done' ? 'yes' : 'no' } });
  const { reload } = withdrawals;
  const count = withdrawals.state === 'ready' ? withdrawals.value.length : 0;
  return (
    <>
      <PageHead title={t('inbox.withdrawals')}>{t('inbox.withdrawalsLead')}</PageHead>
      <InboxNav round={count} />
      <section className="panel" aria-label={t('inbox.withdrawals')}>
        <StateTabs
          label={t('inbox.states')}
          current={state}
          tabs={STATES.map((each) => ({ state: each, label: t(`inbox.withdrawals.${each}`) }))}
        />
        <LoadedView loaded={withdrawals}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t(`inbox.noWithdrawals.${state}`)} />
            ) : (
              <WithdrawalTable withdrawals={all} reload={reload} />
            )
          }
        </LoadedView>
      </section>
    </>
  );
}

function WithdrawalTable({ withdrawals, reload }: { withdrawals: readonly OfficeWithdrawal[]; reload: () => void }) {
  const { language, t } = useI18n();
  const formatTime = useTimeFormat();
  const day = (iso: string): string =>
    new Date(iso).toLocaleDateString(locales[language], { day: 'numeric', month: 'long' });
  const settle = ({ number }: OfficeWithdrawal, done: boolean): Promise<void> => {
    const send = (to: boolean) => call('withdrawals.settle', { params: { id: number }, body: { done: to } });
    const text = t(done ? 'inbox.settled' : 'inbox.reopened', { number });
    return doAtOnce({ text, make: () => send(done), takeBack: () => send(!done), reload });
  };
  const columns: Column<OfficeWithdrawal>[] = [
    {
      key: 'number',
      header: t('inbox.withdrawal'),
      inCard: 'wide',
      cell: ({ number, received_at, return_number: returned }) => (
        <span className="named">
          {returned ? (
            <Link className="b" to={`/returns/${encodeURIComponent(returned)}`}>
              {number}
            </Link>
          ) : (
            <b>{number}</b>
          )}
          <small>{formatTime(received_at)}</small>
        </span>
      ),
    },
    {
      key: 'order',
      header: t('inbox.order'),
      inCard: 'labelled',
      cell: ({ order_number, fits_order }) => (
        <span className="row">
          <span className="wrap-anywhere">{order_number}</span>
          {!fits_order && (
            <Badge tone="warn">
              <WarningIcon size={16} />
              {t('inbox.fitsNoOrder')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'who',
      header: t('inbox.who'),
      inCard: 'labelled',
      cell: ({ name, email }) => (
        <span className="named wrap-anywhere">
          {name}
          {email && <small>{email}</small>}
        </span>
      ),
    },
    {
      key: 'what',
      header: t('inbox.what'),
      inCard: 'labelled',
      cell: ({ what }) => <span className="wrap-anywhere">{what || t('inbox.wholeOrder')}</span>,
    },
    {
      key: 'until',
      header: t('inbox.refundUntil'),
      inCard: 'labelled',
      cell: ({ refund_until, done_at }) =>
        done_at === null ? day(refund_until) : t('inbox.settledOn', { when: formatTime(done_at) }),
    },
    {
      key: 'actions',
      header: t('inbox.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (withdrawal) => {
        const isDone = withdrawal.done_at !== null;
        return (
          <div className="row row--end">
            <Button
              size="s"
              aria-label={t(isDone ? 'inbox.reopenNamed' : 'inbox.settleNamed', { number: withdrawal.number })}
              onClick={() => void settle(withdrawal, !isDone)}
            >
              {t(isDone ? 'inbox.reopen' : 'inbox.settle')}
            </Button>
          </div>
        );
      },
    },
  ];
  return <Table label={t('inbox.withdrawals')} columns={columns} rows={withdrawals} rowKey={({ number }) => number} />;
}
