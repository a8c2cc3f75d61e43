import { toEuros } from '@brixel/commerce/money';
import type { OrderRefusal } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type ReactNode, useState } from 'react';
import { isOnline } from '#data/connection/connection.ts';
import { useServices } from '#data/services.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useOnline } from '#shared/use-online.ts';
import type { SeenOrder } from '../checkout/frozen-order.ts';
import { totalsToday, useOrderToday } from './order-today.ts';
import { pageOrders } from './page-orders.ts';
import { QueuedLines } from './queued-lines.tsx';
import { isOpenToChange, needsDecision, type QueuedOrder } from './queued-order.ts';

interface OrderDecisionProps {
  order: QueuedOrder;
  /** the sum that was agreed to, where it is shown in detail */
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
        {state.step === 'waiting' && (totals || isShort) && <Notice tone="warn">{t('savedOrders.changedText')}</Notice>}
      </div>
      <QueuedLines lines={seen.lines} today={today?.lines ?? null} />
      {children ?? <Sum label={t('savedOrders.total')} amount={price(toEuros(seen.totals.grandTotal))} />}
      {totals && <Sum label={t('savedOrders.totalNow')} amount={price(toEuros(totals.grandTotal))} />}
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
          {t(renewed ? 'savedOrders.order' : 'savedOrders.send')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => takeBack(order.id)}>
        {t('savedOrders.takeBack')}
      </Button>
      {!isOnline && <span className="s soft">{t('savedOrders.askOffline')}</span>}
    </div>
  );
}

/** The same message would be refused once more. */
function isHopeless({ state }: QueuedOrder, isRenewed: boolean): boolean {
  if (state.step !== 'refused') return false;
  return state.refusal?.code === 'NOT_AVAILABLE' ? false : !isRenewed;
}

interface QueueActions {
  isBusy: boolean;
  /** `seen`: at these terms, which the shopper has in view */
  send(id: string, seen?: SeenOrder): void;
  takeBack(id: string): void;
}

/** What a shopper can do with a saved order. */
function useQueueActions(): QueueActions {
  const t = useT();
  const queue = pageOrders(useServices());
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return {
    isBusy,
    send: (id, seen) =>
      void whileBusy(async () => {
        await queue.agree(id, seen);
        if (isOnline()) await queue.send();
      }),
    takeBack: (id) =>
      void whileBusy(async () => {
        await queue.giveUp(id);
        notify({ type: 'success', message: t('savedOrders.takeBackDone') });
      }),
  };
}

/** Why the shop has not taken a saved order. */
function refusalText(refusal: OrderRefusal | null): MessageKey {
  switch (refusal?.code) {
    case 'PRICE_CHANGED':
      return 'savedOrders.priceChanged';
    case 'COUPON_GONE':
      return 'savedOrders.couponGone';
    case 'VOUCHER_GONE':
      return 'savedOrders.voucherGone';
    case 'NOT_AVAILABLE':
      return 'savedOrders.notAvailable';
    case 'MOSAIC_GONE':
      return 'savedOrders.mosaicGone';
    case 'TOO_MANY_ORDERS':
      return 'savedOrders.tooManyOrders';
    case 'UNPAID_LIMIT':
      return 'savedOrders.unpaidLimit';
    case 'PAYMENT_NOT_POSSIBLE':
      return 'savedOrders.paymentNotPossible';
    default:
      return 'savedOrders.invalid';
  }
}
