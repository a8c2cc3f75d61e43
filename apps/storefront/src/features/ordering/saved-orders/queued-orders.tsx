import { toEuros } from '@brixel/commerce/money';
import { Link } from '@brixel/ui/link.tsx';
import { savedOrderPath } from '#config/paths.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { QueueBadge } from './queue-badge.tsx';
import type { QueuedOrder } from './queued-order.ts';
import { useSavedAt } from './use-saved-at.ts';
import { useShownOrders } from './use-shown-orders.ts';

/** Above the orders that the shop knows: those it has yet to hear of. */
export function QueuedOrders() {
  const t = useT();
  const orders = useShownOrders() ?? [];
  if (orders.length === 0) return null;
  return (
    <section className="panel my-6" aria-label={t('outbox.title')}>
      <h2 className="text-[1.25rem]">{t('outbox.title')}</h2>
      <ul>
        {orders.map((order) => (
          <QueuedRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function QueuedRow({ order }: { order: QueuedOrder }) {
  const t = useT();
  const { price } = useFormat();
  const savedAt = useSavedAt();
  return (
    <li className="row row--between mt2">
      <span>
        <QueueBadge state={order.state} />
        <span className="s soft block">{savedAt(order.madeAt)}</span>
      </span>
      <span className="row">
        <span className="price">{price(toEuros(order.seen.totals.grandTotal))}</span>
        <Link className="link s b" href={savedOrderPath(order.id)}>
          {t('outbox.show')}
        </Link>
      </span>
    </li>
  );
}
