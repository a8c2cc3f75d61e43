import type { OrderView as Order } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { useT } from '#i18n/use-t.ts';
import { CenterPage } from '#shared/center-page.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { AccountOffer } from './account-offer.tsx';
import { NextSteps } from './next-steps.tsx';
import { type OrderStage, orderStage } from './order-stage.ts';
import { OrderView } from './order-view.tsx';
import { PayOnline } from './pay-online.tsx';
import { PrintButton } from './print-button.tsx';
import { useLeaveOrderedCart } from './use-leave-ordered-cart.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

const WORDS = {
  waiting: { banner: 'empty', title: 'orders.waiting', text: 'orders.waitingText' },
  open: { banner: 'thanks', title: 'orders.thanks', text: 'orders.thanksOpen' },
  paid: { banner: 'thanks', title: 'orders.thanks', text: 'orders.thanksPaid' },
  ready: { banner: 'thanks', title: 'orders.thanks', text: 'orders.thanksReady' },
  sent: { banner: 'thanks', title: 'orders.sent', text: 'orders.sentText' },
  done: { banner: 'thanks', title: 'orders.done', text: 'orders.doneText' },
  withdrawnUnsent: { banner: 'empty', title: 'orders.withdrawnTitle', text: 'orders.withdrawnUnsent' },
  withdrawnSent: { banner: 'empty', title: 'orders.withdrawnTitle', text: 'orders.withdrawnSent' },
  withdrawnVirtual: { banner: 'empty', title: 'orders.withdrawnTitle', text: 'orders.withdrawnVirtual' },
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
          {stage === 'waiting' && <PayOnline orderId={order.order_id} size="l" />}
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
        <Sentence text={t(text, { number: '{number}' })} parts={{ number: <b>{order.increment_id}</b> }} />
      </p>
      {isNew && <p>{t('orders.mailNotice', { email: order.customer_email })}</p>}
    </CenterPage>
  );
}
