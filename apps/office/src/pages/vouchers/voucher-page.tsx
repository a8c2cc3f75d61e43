import type { VoucherDetails } from '@brixel/contract/office/voucher-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { useDay } from '#pages/returns/returns-table.tsx';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { BlockDialog } from './block-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { maskedCode, VoucherBadge } from './voucher-state.tsx';

/** One gift voucher: whose it is, every movement of its money, and what can be done with it. */
export function Page() {
  const { id = '' } = useParams();
  const loaded = useCall('vouchers.read', { params: { id } });
  return (
    <LoadedView loaded={loaded} rows={6}>
      {(voucher, reload) => <Voucher voucher={voucher} reload={reload} />}
    </LoadedView>
  );
}

interface VoucherProps {
  voucher: VoucherDetails;
  reload: () => void;
}

function Voucher({ voucher, reload }: VoucherProps) {
  const { t } = useI18n();
  const [asked, setAsked] = useState<'send' | 'block' | 'unblock' | null>(null);
  const { state } = voucher;
  const code = maskedCode(voucher.ending);
  const close = (): void => setAsked(null);
  const done = (): void => {
    close();
    reload();
  };
  const actions = (
    <>
      {state === 'blocked' && <Button onClick={() => setAsked('unblock')}>{t('vouchers.unblock')}</Button>}
      {(state === 'open' || state === 'spent') && (
        <Button onClick={() => setAsked('block')}>{t('vouchers.block')}</Button>
      )}
      {state === 'open' && <Button onClick={() => setAsked('send')}>{t('vouchers.send')}</Button>}
    </>
  );
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/vouchers">{t('page.vouchers')}</Link>
      </nav>
      <PageHead title={t('vouchers.named', { code })} actions={actions} />
      <div className="cols cols--main">
        <Panel title={t('vouchers.entries')} flush>
          <Entries voucher={voucher} />
        </Panel>
        <Facts voucher={voucher} />
      </div>
      {asked === 'send' && <SendDialog voucher={voucher} onClose={close} onDone={done} />}
      {(asked === 'block' || asked === 'unblock') && (
        <BlockDialog voucher={voucher} isBlocking={asked === 'block'} onClose={close} onDone={done} />
      )}
    </>
  );
}

type Entry = VoucherDetails['entries'][number];

function Entries({ voucher: { entries } }: { voucher: VoucherDetails }) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const columns: Column<Entry>[] = [
    {
      key: 'at',
      header: t('vouchers.at'),
      inCard: 'labelled',
      cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
    },
    {
      key: 'kind',
      header: t('vouchers.kind'),
      inCard: 'wide',
      cell: ({ kind, amount, order_number: number }) => (
        <span className="named">
          {t(kind === 'refund' && amount > 0 ? 'vouchers.kind.refundUndone' : `vouchers.kind.${kind}`)}
          {number !== null && (
            <small>
              <Link to={`/orders/${encodeURIComponent(number)}`}>{number}</Link>
            </small>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('vouchers.movement'),
      inCard: 'labelled',
      cell: ({ amount }) => <span className="num">{moneyText(amount, language)}</span>,
    },
  ];
  return <Table label={t('vouchers.entries')} columns={columns} rows={entries.toReversed()} rowKey={({ id }) => id} />;
}

function Facts({ voucher }: { voucher: VoucherDetails }) {
  const { t, language } = useI18n();
  const day = useDay();
  const formatTime = useTimeFormat();
  const { recipient_name: name, recipient_email: email, order_number: number } = voucher;
  const { giver_name: giver, greeting, note, sent_at: sentAt, block_reason: reason } = voucher;
  return (
    <Panel title={t('vouchers.facts')} aside={<VoucherBadge state={voucher.state} isTest={voucher.is_test} />}>
      <div className="stack">
        <dl className="factlist">
          <dt>{t('vouchers.value')}</dt>
          <dd className="num">{moneyText(voucher.value, language)}</dd>
          <dt>
            <b>{t('vouchers.balance')}</b>
          </dt>
          <dd className="num">
            <b>{moneyText(voucher.balance, language)}</b>
          </dd>
          <dt>{t('vouchers.validTo')}</dt>
          <dd>{day(voucher.valid_to)}</dd>
          <dt>{t('vouchers.order')}</dt>
          <dd>
            {number === null ? (
              t('vouchers.byHand')
            ) : (
              <Link to={`/orders/${encodeURIComponent(number)}`}>{number}</Link>
            )}
          </dd>
          <dt>{t('vouchers.recipient')}</dt>
          <dd className="wrap-anywhere">{[name, email].filter(Boolean).join(', ')}</dd>
          {giver && (
            <>
              <dt>{t('vouchers.giver')}</dt>
              <dd className="wrap-anywhere">{giver}</dd>
            </>
          )}
          {sentAt && (
            <>
              <dt>{t('vouchers.sentAt')}</dt>
              <dd>{formatTime(sentAt)}</dd>
            </>
          )}
        </dl>
        {greeting && <blockquote className="wrap-anywhere">{greeting}</blockquote>}
        {note && <p className="wrap-anywhere">{t('vouchers.noted', { text: note })}</p>}
        {reason && <p className="wrap-anywhere">{t('vouchers.blockedFor', { reason })}</p>}
      </div>
    </Panel>
  );
}
