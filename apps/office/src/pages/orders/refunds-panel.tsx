import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { type OfficeRefund, type RefundOverview, refundReasons } from '@brixel/contract/office/refund-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Answer, call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import type { RefundStart } from './refund-draft.ts';

const TONES = { requested: 'warn', unknown: 'warn', sent: 'ok', failed: 'bad' } as const;

interface RefundsPanelProps {
  order: OfficeOrder;
  onChanged: () => void;
}

/** What was given back of an order, what of it waits for somebody, and the way to give back more. */
export function RefundsPanel({ order, onChanged }: RefundsPanelProps) {
  const overview = useCall('refunds.read', { params: { number: order.order.increment_id } });
  if (overview.state !== 'ready') return null;
  const { value, reload } = overview;
  if (value.refunds.length === 0 && value.refundable === 0) return null;
  return (
    <Refunds
      order={order}
      overview={value}
      onChanged={() => {
        reload();
        onChanged();
      }}
    />
  );
}

/**
 * `?refund=3:7,4:1&reason=missing` opens the dialog with 7 pieces of line 3 and one of line 4, `?refund=&extra=1.5&gap=2` with 1.50 € for the
 * missing goods of that number.
 */
function startOf(search: URLSearchParams): RefundStart | null {
  const wished = search.get('refund');
  if (wished === null) return null;
  const lines = wished.split(',').flatMap((part) => {
    const [id = Number.NaN, qty = Number.NaN] = part.split(':').map(Number);
    return Number.isInteger(id) && Number.isInteger(qty) ? [{ item_id: id, qty, restock: false }] : [];
  });
  const reason = refundReasons.find((each) => each === search.get('reason')) ?? 'missing';
  const number = (name: string): number | null => {
    const value = Number(search.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  return { ...EMPTY, reason, lines, extra: number('extra') ?? 0, gapId: number('gap') };
}

const EMPTY: RefundStart = {
  ...{ reason: 'missing', lines: [], withShipping: false, extra: 0 },
  ...{ returnNumber: null, gapId: null },
};

function Refunds({ order, overview, onChanged }: RefundsPanelProps & { overview: RefundOverview }) {
  const { t, language } = useI18n();
  const { role } = useMe();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const mayRefund = may(role, 'refunds') && overview.refundable > 0;
  const start = startOf(search) ?? (isOpen ? EMPTY : null);
  const close = (): void => {
    setOpen(false);
    setSearch({}, { replace: true });
  };
  return (
    <Panel
      title={t('refund.panel')}
      aside={
        mayRefund && (
          <Button size="s" onClick={() => setOpen(true)}>
            {t('refund.open')}
          </Button>
        )
      }
    >
      {overview.refunds.length === 0 ? (
        <p className="soft">{t('refund.none', { sum: moneyText(overview.refundable, language) })}</p>
      ) : (
        <ul className="refunds">
          {overview.refunds.toReversed().map((refund) => (
            <Row
              key={refund.id}
              refund={refund}
              order={order}
              transferTo={overview.transfer_to}
              mayRefund={may(role, 'refunds')}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {mayRefund && start && (
        <RefundDialog
          order={order}
          overview={overview}
          start={start}
          onClose={close}
          onDone={() => {
            close();
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}

interface RowProps {
  refund: OfficeRefund;
  order: OfficeOrder;
  transferTo: string;
  mayRefund: boolean;
  onChanged: () => void;
}

function Row({ refund, order: { order }, transferTo, mayRefund, onChanged }: RowProps) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const [isDropping, setDropping] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, state, way, lines } = refund;
  const sum = moneyText(refund.amount, language);
  const onVoucher = refund.voucher_amount;
  const transferSum = moneyText(refund.amount - onVoucher, language);
  const isOpenTransfer = way === 'transfer' && state === 'requested';
  const isUndecided = way === 'provider' && (state === 'requested' || state === 'unknown');
  const stateText = isOpenTransfer ? t('refund.state.transfer') : t(`refund.state.${state}`);
  const names = lines.map(({ item_id, qty, restocked }) => {
    const name = order.items.find((item) => item.item_id === item_id)?.name ?? String(item_id);
    return restocked > 0 ? t('refund.lineBack', { qty, name, n: restocked }) : t('refund.line', { qty, name });
  });

  async function run(make: () => Promise<Answer<unknown>>, text: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await make();
    setBusy(false);
    setDropping(false);
    if (answer.ok) toast({ text });
    else toastFailure(answer.code);
    onChanged();
  }

  return (
    <li>
      <div className="row row--between">
        <span className="row">
          <b className="num">{sum}</b>
          <Badge tone={TONES[state]}>{stateText}</Badge>
        </span>
        <time className="soft" dateTime={refund.created_at}>
          {formatTime(refund.created_at)}
        </time>
      </div>
      <p className="soft wrap-anywhere">
        {[
          t(`refund.reason.${refund.reason}`),
          t(refund.provider === 'sandbox' ? 'refund.way.sandbox' : `refund.way.${way}`),
          ...(onVoucher > 0 && way !== 'voucher'
            ? [t('refund.partOnVoucher', { sum: moneyText(onVoucher, language) })]
            : []),
          refund.staff_name ?? (way === 'voucher' ? t('refund.byItself') : t('refund.elsewhere')),
          ...(refund.provider_refund_id ? [refund.provider_refund_id] : []),
        ].join(' · ')}
      </p>
      {names.length > 0 && <p>{names.join(', ')}</p>}
      {refund.text && <p className="wrap-anywhere">{refund.text}</p>}
      {state === 'failed' && refund.failure && (
        <p className="wrap-anywhere">{t('refund.why', { why: refund.failure })}</p>
      )}
      {isUndecided && <p className="soft">{t('refund.undecided')}</p>}
      {isOpenTransfer && transferTo && (
        <p>{t('refund.transferTo', { sum: transferSum, name: transferTo, number: order.increment_id })}</p>
      )}
      {mayRefund && isOpenTransfer && (
        <div className="row">
          <Button
            size="s"
            loading={isBusy}
            onClick={() =>
              void run(() => call('refunds.done', { params: { id } }), t('refund.transferred', { sum: transferSum }))
            }
          >
            {t('refund.tick')}
          </Button>
          <Button size="s" onClick={() => setDropping(true)}>
            {t('refund.drop')}
          </Button>
        </div>
      )}
      {mayRefund && isUndecided && (
        <Button
          size="s"
          loading={isBusy}
          onClick={() => void run(() => call('refunds.ask', { params: { id } }), t('refund.asked'))}
        >
          {t('refund.ask')}
        </Button>
      )}
      {isDropping && (
        <ConfirmDialog
          open
          title={t('refund.dropTitle', { sum })}
          confirmLabel={t('refund.drop')}
          isBusy={isBusy}
          onConfirm={() => void run(() => call('refunds.drop', { params: { id } }), t('refund.dropped', { sum }))}
          onClose={() => setDropping(false)}
        >
          {t('refund.dropText')}
        </ConfirmDialog>
      )}
    </li>
  );
}
