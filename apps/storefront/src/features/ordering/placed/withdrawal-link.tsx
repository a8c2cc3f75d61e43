import type { OrderView } from '@brixel/contract/order';
import { Link } from '@brixel/ui/link.tsx';
import { WITHDRAWAL_PATH } from '#config/paths.ts';
import { useT } from '#i18n/use-t.ts';

/** Leads to the withdrawal function with the order filled in: nothing has to be typed twice. */
export function WithdrawalLink({ order }: { order: OrderView }) {
  const t = useT();
  if (!order.can_withdraw || order.withdrawn_at) return null;
  return (
    <p>
      <Link className="link s" href={`${WITHDRAWAL_PATH}?order=${encodeURIComponent(order.order_id)}`}>
        {t('orders.withdraw')}
      </Link>
    </p>
  );
}
