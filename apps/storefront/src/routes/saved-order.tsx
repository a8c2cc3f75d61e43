import { orderPath } from '#config/paths.ts';
import '#styles/pages/order.css';
import { Button } from '@brixel/ui/button.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useEffect } from 'react';
import { useAllCalls, useServices } from '#data/services.ts';
import { OrderedAddresses, OrderedTotals } from '#features/ordering/placed/ordered-parts.tsx';
import { PlacedCopyPage } from '#features/ordering/placed/placed-copy-page.tsx';
import { OrderDecision } from '#features/ordering/saved-orders/order-decision.tsx';
import { pageOrders, useShownOrders } from '#features/ordering/saved-orders/page-orders.ts';
import { isOpenToChange, type QueuedOrder } from '#features/ordering/saved-orders/queued-order.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate, useParams } from '#router/hooks.ts';
import { CenterPage } from '#shared/center-page.tsx';

/** The thank-you page of a saved order. Once it is placed, its own page takes over. */
export function Component() {
  const { savedOrderId: id = '' } = useParams();
  const t = useT();
  const services = useServices();
  const navigate = useNavigate();
  const orders = useShownOrders();
  const order = orders?.find((candidate) => candidate.id === id);
  const publicId = order?.state.step === 'placed' ? order.state.order.orderId : null;

  const hasOwnPage = useAllCalls();
  useEffect(() => {
    if (publicId === null || !hasOwnPage) return;
    void Promise.resolve(navigate(orderPath(publicId), { replace: true })).then(() =>
      pageOrders(services).acknowledge(id),
    );
  }, [publicId, hasOwnPage, id, navigate, services]);

  if (order?.state.step === 'placed' && !hasOwnPage) return <PlacedCopyPage order={order.state.order} copy={order} />;

  if (orders === null || publicId !== null) return <Loading />;
  if (!order) return <Unknown />;
  const isKnown = isOpenToChange(order);
  return (
    <CenterPage
      title={t(
        order.state.step === 'refused' ? 'savedOrders.refused' : isKnown ? 'savedOrders.saved' : 'savedOrders.sent',
      )}
      banner={null}
      actions={
        <Button variant="cta" size="l" href="/">
          {t('savedOrders.keepBrowsing')}
        </Button>
      }
      below={<Details order={order} />}
    >
      {order.state.step !== 'refused' && <p>{t(isKnown ? 'savedOrders.savedText' : 'savedOrders.sentText')}</p>}
    </CenterPage>
  );
}

function Details({ order }: { order: QueuedOrder }) {
  const t = useT();
  const { seen, state, message } = order;
  const { billingAddress } = message.addressInformation;
  return (
    <div className="wrap order">
      {state.step !== 'refused' && <NextSteps email={billingAddress.email ?? ''} />}
      <section className="panel" aria-label={t('savedOrders.items')}>
        <div className="stack stack--s">
          <OrderDecision order={order}>
            <div className="ml-auto w-full max-w-[420px]">
              <OrderedTotals message={message} seen={seen} />
            </div>
          </OrderDecision>
        </div>
      </section>
      <OrderedAddresses message={message} />
    </div>
  );
}

function NextSteps({ email }: { email: string }) {
  const t = useT();
  // only our own platform sends the account that a transfer goes to
  const mail = useAllCalls() ? 'savedOrders.next.mail' : 'savedOrders.next.mailPlain';
  const steps = [t('savedOrders.next.online'), t('savedOrders.next.check'), t(mail, { email })];
  return (
    <section>
      <h2>{t('savedOrders.nextTitle')}</h2>
      <ol className="order__next mt2">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** What this browser stores is unknown to the server. */
function Loading() {
  const t = useT();
  return (
    <CenterPage title={t('savedOrders.saved')} banner={null} actions={null}>
      <PixelLoader label={t('savedOrders.loading')} />
    </CenterPage>
  );
}

function Unknown() {
  const t = useT();
  return (
    <CenterPage
      title={t('savedOrders.unknown')}
      banner={null}
      actions={
        useAllCalls() && (
          <Button variant="cta" size="l" href="/order-status">
            {t('savedOrders.toStatus')}
          </Button>
        )
      }
    >
      <p>{t('savedOrders.unknownText')}</p>
    </CenterPage>
  );
}
