import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useEffect } from 'react';
import { orderPath } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { closeModal, useUi } from '#shared/ui-store.ts';
import { OrderDecision } from './order-decision.tsx';
import { pageOrders, useSavedOrders } from './page-orders.ts';
import { needsDecision, type QueuedOrder } from './queued-order.ts';
import { QueueBadge, useSavedAt } from './queued-orders.tsx';

/** Back online: the saved orders, each with its changes, and the question what to do. */
export function SavedOrdersModal() {
  const t = useT();
  const services = useServices();
  const isOpen = useUi((state) => state.modal === 'saved-orders');
  const orders = useSavedOrders((state) => state.orders) ?? [];
  const isEmpty = orders.length === 0;

  useEffect(() => {
    // another tab has seen to the last one
    if (isOpen && isEmpty) closeModal();
  }, [isOpen, isEmpty]);

  const close = (): void => {
    closeModal();
    for (const { id, state } of orders) if (state.step === 'placed') void pageOrders(services).acknowledge(id);
  };
  const open = orders.filter(needsDecision).length;
  return (
    <Modal open={isOpen && !isEmpty} onClose={close} title={t('savedOrders.title')} closeLabel={t('common.close')}>
      {open > 0 && <p className="soft">{t('savedOrders.ask', { n: open })}</p>}
      <div className="stack mt2">
        {orders.map((order) => (
          <SavedOrder key={order.id} order={order} onLeave={close} />
        ))}
      </div>
      <p className="mt3">
        <Button variant="ghost" onClick={close}>
          {open > 0 ? t('savedOrders.later') : t('common.close')}
        </Button>
      </p>
    </Modal>
  );
}

function SavedOrder({ order, onLeave }: { order: QueuedOrder; onLeave: () => void }) {
  const t = useT();
  const { state, madeAt } = order;
  const savedAt = useSavedAt()(madeAt);
  return (
    <section className="panel stack stack--s" aria-label={savedAt}>
      <p className="row row--between">
        <QueueBadge state={state} />
        <span className="s soft">{savedAt}</span>
      </p>
      {state.step === 'placed' ? (
        <Button variant="cta" href={orderPath(state.order.orderId)} onClick={onLeave}>
          {t('savedOrders.show')}
        </Button>
      ) : (
        <OrderDecision order={order} />
      )}
    </section>
  );
}
