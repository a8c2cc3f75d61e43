import { toEuros } from '@brixel/commerce/money';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { savedOrderPath } from '#config/paths.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';
import { useShownOrders } from './page-orders.ts';
import type { QueuedOrder, QueueState } from './queued-order.ts';

/** Above the orders that the shop knows: those still to be sent. */
export function QueuedOrders() {
  const t = useT();
  const orders = useShownOrders() ?? [];
  if (orders.length === 0) return null;
  return (
    <section className="panel my-6" aria-label={t('savedOrders.title')}>
      <h2 className="text-[1.25rem]">{t('savedOrders.title')}</h2>
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
          {t('savedOrders.show')}
        </Link>
      </span>
    </li>
  );
}

const LOOKS = {
  waiting: { tone: 'warn', text: 'savedOrders.saved' },
  agreed: { tone: 'info', text: 'savedOrders.sending' },
  sent: { tone: 'warn', text: 'savedOrders.sent' },
  refused: { tone: 'bad', text: 'savedOrders.refused' },
  returning: { tone: 'plain', text: 'savedOrders.refused' },
} as const satisfies Record<Exclude<QueueState['step'], 'placed'>, { tone: BadgeTone; text: string }>;

export function QueueBadge({ state }: { state: QueueState }) {
  const t = useT();
  if (state.step === 'placed')
    return <Badge tone="ok">{t('savedOrders.placed', { number: state.order.orderNumber })}</Badge>;
  const { tone, text } = LOOKS[state.step];
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** When an order was saved, to the minute. */
export function useSavedAt(): (madeAt: number) => string {
  const t = useT();
  const { minute } = useDates();
  return (madeAt) => t('savedOrders.savedAt', { date: minute(new Date(madeAt).toISOString()) });
}
