import type { OrderView as Order } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useState } from 'react';
import { orderPath } from '#config/paths.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { HelpButton } from '#shared/help-button.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { finishOrder } from '../checkout/order-records.ts';
import { emptyLookUp } from '../status/look-up.ts';
import { LookUpForm } from '../status/look-up-form.tsx';
import { AccountOffer } from './account-offer.tsx';
import { InvoiceLinks, PrintButton, WithdrawalLink } from './order-actions.tsx';
import { daysText, hasDownloads, shippingAddressOf } from './order-facts.ts';
import { type OrderStage, orderStage } from './order-stage.ts';
import { OrderView } from './order-view.tsx';
import { PayOnline } from './pay-online.tsx';

const WORDS = {
  waiting: { banner: 'empty', title: 'orders.waiting', text: 'orders.waitingText' },
  open: { banner: 'thanks', title: 'orders.thanks', text: 'orders.thanksOpen' },
  paid: { banner: 'thanks', title: 'orders.thanks', text: 'orders.thanksPaid' },
  ready: { banner: 'thanks', title: 'orders.thanks', text: 'orders.thanksReady' },
  sent: { banner: 'thanks', title: 'orders.sent', text: 'orders.sentText' },
  fetch: { banner: 'thanks', title: 'orders.fetch', text: 'orders.fetchText' },
  done: { banner: 'thanks', title: 'orders.done', text: 'orders.doneText' },
  withdrawnUnsent: { banner: 'empty', title: 'orders.withdrawnTitle', text: 'orders.withdrawnUnsent' },
  withdrawnSent: { banner: 'empty', title: 'orders.withdrawnTitle', text: 'orders.withdrawnSent' },
  withdrawnVirtual: { banner: 'empty', title: 'orders.withdrawnTitle', text: 'orders.withdrawnVirtual' },
  withdrawnSettled: { banner: 'empty', title: 'orders.withdrawnSettledTitle', text: 'orders.withdrawnSettled' },
  canceled: { banner: 'empty', title: 'orders.canceledTitle', text: 'orders.canceledNumber' },
} as const satisfies Record<OrderStage, object>;

/** The page of an order, from the moment it is placed to its end. Showing it never orders anything. */
export function ThankYouPage({ order }: { order: Order }) {
  const t = useT();
  const stage = orderStage(order);
  const { banner, title, text } = WORDS[stage];
  const isNew = stage === 'open' || stage === 'paid' || stage === 'ready';
  useLeaveOrderedCart(order);
  return (
    <CenterPage
      title={t(title, { name: order.customer_firstname })}
      banner={banner}
      actions={
        <>
          {stage === 'waiting' && <PayOnline publicId={order.order_id} size="l" />}
          <Button variant={stage === 'waiting' ? 'plain' : 'cta'} size="l" href="/">
            {t('orders.keepBrowsing')}
          </Button>
          <PrintButton size="l" />
        </>
      }
      below={
        <div className="wrap order">
          <NextSteps order={order} stage={stage} />
          <OrderView order={order} hasPayButton={false} />
          {isNew && <AccountOffer order={order} />}
          <InvoiceLinks order={order} />
          <WithdrawalLink order={order} />
        </div>
      }
    >
      {order.is_test && (
        <p>
          <b>{t('orders.test')}.</b> {t('orders.testText')}
        </p>
      )}
      <p>
        <Sentence text={text} parts={{ number: <b>{order.increment_id}</b> }} />
      </p>
      {isNew && <p>{t('orders.mailNotice', { email: order.customer_email })}</p>}
    </CenterPage>
  );
}

/** What the shopper does, what the shop does, and when it arrives. */
function NextSteps({ order, stage }: { order: Order; stage: OrderStage }) {
  const t = useT();
  const { price } = useFormat();
  if (stage !== 'open' && stage !== 'paid') return null;
  const { delivery_days: days, pick_up_at: pickUpAt } = order;
  const steps = [
    ...(stage === 'open' ? [t('orders.next.transfer', { amount: price(order.total_due) })] : []),
    ...(shippingAddressOf(order) ? [t('orders.next.sort')] : []),
    ...(pickUpAt !== undefined ? [t('orders.next.fetch', { address: pickUpAt })] : []),
    ...(days && pickUpAt === undefined ? [t('orders.next.deliver', { days: daysText(days) })] : []),
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

/** What is paid leaves the cart of the browser that ordered it; until then a shopper could still order it in another way. */
function useLeaveOrderedCart({ order_id: publicId, payment }: Order): void {
  const isLoaded = useCart((state) => state.loaded);
  const isPaid = payment.state === 'paid';
  useEffect(() => {
    if (isLoaded && isPaid) finishOrder(publicId);
  }, [isLoaded, isPaid, publicId]);
}

/** No order has the id of the address; its number and e-mail address find it. */
export function UnknownOrder() {
  const t = useT();
  const navigate = useNavigate();
  const [state, setState] = useState(emptyLookUp);
  return (
    <CenterPage
      title={t('orders.unknown')}
      banner="not-found"
      actions={<HelpButton />}
      below={
        <div className="wrap order">
          <LookUpForm
            state={state}
            onAnswer={(answer) => {
              if (answer.kind === 'found') void navigate(orderPath(answer.order.order_id), { replace: true });
              else setState(answer);
            }}
          />
        </div>
      }
    >
      <p>{t('orders.unknownText')}</p>
    </CenterPage>
  );
}
