import '#styles/pages/order.css';
import type { OrderView as Order } from '@brixel/contract/order';
import { Notice } from '@brixel/ui/notice.tsx';
import { Plates } from '@brixel/ui/plates.tsx';
import { useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';
import { BankData } from './bank-data.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { awaitsTransfer } from './order-facts.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { orderProgress } from './order-progress.ts';
import { isWithdrawn, orderStage } from './order-stage.ts';
import { OrderTotals } from './order-totals.tsx';

/** An order from its state to its payment. Its number is the heading of the page around it, which may have a pay button of its own. */
export function OrderView({ order, hasPayButton = true }: { order: Order; hasPayButton?: boolean }) {
  const t = useT();
  return (
    <div className="stack">
      <OrderState order={order} />
      {awaitsTransfer(order) && <BankData order={order} />}
      <section className="panel" aria-label={t('orders.items')}>
        <OrderLines order={order} />
        <div className="mt-4 ml-auto max-w-[420px]">
          <OrderTotals order={order} />
        </div>
      </section>
      <div className="order__facts">
        <OrderAddresses order={order} />
        <OrderPayment order={order} hasPayButton={hasPayButton} />
      </div>
    </div>
  );
}

function OrderState({ order }: { order: Order }) {
  const t = useT();
  const { moment } = useDates();
  const progress = orderProgress(order);
  const stage = orderStage(order);
  return (
    <>
      {order.is_test && (
        <Notice tone="warn" title={t('orders.test')}>
          {t('orders.testText')}
        </Notice>
      )}
      {progress && (
        <Plates
          label={t('orders.progress')}
          steps={progress.steps.map((step) => t(`orders.step.${step}`))}
          current={progress.current}
          doneLabel={t('orders.stepDone')}
        />
      )}
      {order.status === 'canceled' && (
        <Notice tone="warn" title={t('orders.canceled')}>
          {t('orders.canceledText')}
        </Notice>
      )}
      {order.withdrawn_at && (
        <Notice title={t('orders.withdrawn', { date: moment(order.withdrawn_at) })}>
          {isWithdrawn(stage) && t(`orders.${stage}`, { number: order.increment_id })}
        </Notice>
      )}
    </>
  );
}
