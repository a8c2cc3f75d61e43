import type { OrderView } from '@brixel/contract/order';
import { useFormat, useT } from '#i18n/use-t.ts';
import { daysText, hasDownloads, shippingAddressOf } from './order-facts.ts';
import type { OrderStage } from './order-stage.ts';

/** What the shopper does, what the shop does, and when it arrives. */
export function NextSteps({ order, stage }: { order: OrderView; stage: OrderStage }) {
  const t = useT();
  const { price } = useFormat();
  if (stage !== 'open' && stage !== 'paid') return null;
  const days = order.delivery_days;
  const steps = [
    ...(stage === 'open' ? [t('orders.next.transfer', { amount: price(order.total_due) })] : []),
    ...(shippingAddressOf(order) ? [t('orders.next.sort')] : []),
    ...(days ? [t('orders.next.deliver', { days: daysText(days) })] : []),
    ...(stage === 'open' && hasDownloads(order) ? [t('orders.next.download')] : []),
  ];
  return (
    <section>
      <h2>{t('orders.nextTitle')}</h2>
      <ol className="order__next mt2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
