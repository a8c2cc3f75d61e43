import { toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import type { ReactNode } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';
import { totalsToday } from './look-at-order.ts';
import { QueuedLines } from './queued-lines.tsx';
import { isOpenToChange, needsDecision, type QueuedOrder } from './queued-order.ts';
import { refusalText } from './refusal-text.ts';
import { useOrderToday } from './use-order-today.ts';
import { useQueueActions } from './use-queue-actions.ts';

export interface OrderDecisionProps {
  order: QueuedOrder;
  /** the sum that was agreed to, where more is to be said of it */
  children?: ReactNode;
}

/** A saved order with what has changed since, and the ways to go on with it. */
export function OrderDecision({ order, children }: OrderDecisionProps) {
  const t = useT();
  const { price } = useFormat();
  const { isLooking, today } = useOrderToday(order);
  const { seen, state } = order;
  const totals = totalsToday(order, today);
  const isShort = today?.isShort ?? false;
  return (
    <>
      <div role="status">
        {state.step === 'refused' && <Notice tone="warn">{t(refusalText(state.refusal))}</Notice>}
        {state.step === 'waiting' && (totals || isShort) && <Notice tone="warn">{t('outbox.changedText')}</Notice>}
      </div>
      <QueuedLines lines={seen.lines} today={today?.lines ?? null} />
      {children ?? <Sum label={t('outbox.total')} amount={price(toEuros(seen.totals.grandTotal))} />}
      {totals && <Sum label={t('outbox.totalNow')} amount={price(toEuros(totals.grandTotal))} />}
      {isOpenToChange(order) && (
        <Ways
          order={order}
          isLooking={isLooking}
          isShort={isShort}
          renewed={totals && { lines: today?.lines ?? seen.lines, totals, coupon: null }}
        />
      )}
    </>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <dl className="totals">
      <div className="sum border-t-0! pt-0!">
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    </dl>
  );
}

interface WaysProps {
  order: QueuedOrder;
  isLooking: boolean;
  isShort: boolean;
  /** what it would be today, where that is something else */
  renewed: QueuedOrder['seen'] | null;
}

function Ways({ order, isLooking, isShort, renewed }: WaysProps) {
  const t = useT();
  const isOnline = useOnline();
  const { isBusy, send, takeBack } = useQueueActions();
  const canSend = isOnline && needsDecision(order) && !isShort && !isHopeless(order, renewed !== null);
  return (
    <div className="row row--l">
      {canSend && (
        <Button variant="cta" loading={isBusy || isLooking} onClick={() => send(order.id, renewed ?? undefined)}>
          {t(renewed ? 'outbox.order' : 'outbox.send')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => takeBack(order.id)}>
        {t('outbox.takeBack')}
      </Button>
      {!isOnline && <span className="s soft">{t('outbox.askOffline')}</span>}
    </div>
  );
}

/** The same message would be refused once more. */
function isHopeless({ state }: QueuedOrder, isRenewed: boolean): boolean {
  if (state.step !== 'refused') return false;
  return state.refusal?.code === 'NOT_AVAILABLE' ? false : !isRenewed;
}
