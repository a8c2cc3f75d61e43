import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { MovedOrderTable } from '#pages/moved-orders/moved-order-table.tsx';
import { Panel } from '#shared/panel.tsx';

/** What a customer has ordered in the shop that was here before; nothing where that is nothing. */
export function MovedOrdersPanel({ customerId: customer }: { customerId: number }) {
  const t = useT();
  const query = { customer };
  const first = useCall('movedOrders.list', { query });
  if (first.state !== 'ready' || first.value.orders.length === 0) return null;
  return (
    <Panel title={t('page.movedOrders')} flush>
      <MovedOrderTable first={first} query={query} empty={t('movedOrders.none')} />
    </Panel>
  );
}
