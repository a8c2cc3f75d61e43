import '#styles/pages/order.css';
import type { PlacedOrder } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { ORDERS_PATH } from '#config/paths.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useT } from '#i18n/use-t.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { Sentence } from '#shared/sentence.tsx';
import type { OrderCopy } from '../checkout/frozen-order.ts';
import { readOrders } from '../checkout/order-records.ts';
import { QueuedLines } from '../saved-orders/queued-lines.tsx';
import { PrintButton } from './order-actions.tsx';
import { OrderedAddresses, OrderedTotals } from './ordered-parts.tsx';

/** The page of an order that only the browser it was placed in can show: the API cannot be asked for one. */
export function PlacedHere({ publicId }: { publicId: string }) {
  const t = useT();
  if (!useHydrated()) {
    return (
      <CenterPage title={t('orders.loading')} banner={null} actions={null}>
        <PixelLoader label={t('orders.loading')} />
      </CenterPage>
    );
  }
  const { last } = readOrders();
  if (last?.copy && last.order.orderId === publicId) return <PlacedCopyPage order={last.order} copy={last.copy} />;
  return (
    <CenterPage
      title={t('orders.unknown')}
      banner="not-found"
      actions={
        <Button variant="cta" size="l" href={ORDERS_PATH}>
          {t('orders.toAccount')}
        </Button>
      }
    >
      <p>{t('orders.unknownHere')}</p>
    </CenterPage>
  );
}

/** An order as it was sent, with what the API answered. */
export function PlacedCopyPage({ order, copy }: { order: PlacedOrder; copy: OrderCopy }) {
  const t = useT();
  const { billingAddress } = copy.message.addressInformation;
  return (
    <CenterPage
      title={t('orders.thanks', { name: billingAddress.firstname })}
      banner="thanks"
      actions={
        <>
          <Button variant="cta" size="l" href="/">
            {t('orders.keepBrowsing')}
          </Button>
          <PrintButton size="l" />
        </>
      }
      below={<Details copy={copy} />}
    >
      <p>
        {order.orderNumber ? (
          <Sentence text="orders.thanksNumber" parts={{ number: <b>{order.orderNumber}</b> }} />
        ) : (
          t('orders.thanksAccepted')
        )}
      </p>
      <p>{t('orders.mailComing', { email: billingAddress.email ?? '' })}</p>
    </CenterPage>
  );
}

function Details({ copy: { message, seen } }: { copy: OrderCopy }) {
  const t = useT();
  return (
    <div className="wrap order">
      <section className="panel" aria-label={t('orders.items')}>
        <QueuedLines lines={seen.lines} today={null} />
        <div className="mt-4 ml-auto max-w-[420px]">
          <OrderedTotals message={message} seen={seen} />
        </div>
      </section>
      <OrderedAddresses message={message} />
    </div>
  );
}
