import { Button } from '@brixel/ui/button.tsx';
import { HistoryIcon } from '@brixel/ui/icons.tsx';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';

/** To orders of the shop that was here before, where there are any. */
export function MovedOrdersLink() {
  const t = useT();
  const moved = useCall('movedOrders.list');
  if (moved.state !== 'ready' || moved.value.orders.length === 0) return null;
  return (
    <Button href="/orders/moved">
      <HistoryIcon />
      {t('page.movedOrders')}
    </Button>
  );
}
