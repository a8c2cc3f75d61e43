import type { OrderStatus, OrderView } from '@brixel/contract/order';
import { Badge, type BadgeTone } from '@brixel/ui/badge.tsx';
import { type Column, DataTable } from '@brixel/ui/data-table.tsx';
import { Link } from '@brixel/ui/link.tsx';
import type { ReactNode } from 'react';
import { customerOrderPath } from '#config/paths.ts';
import { LinePicture } from '#features/cart/lines/line-view.tsx';
import { shippingAddressOf } from '#features/ordering/placed/order-facts.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';

const MOST_PICTURES = 3;

export function OrdersTable({ orders }: { orders: readonly OrderView[] }) {
  const t = useT();
  const { price } = useFormat();
  const { day } = useDates();
  const columns: Column<OrderView>[] = [
    {
      key: 'number',
      header: t('account.orderNumber'),
      cell: (order) => (
        <>
          <span className="only-d b num nowrap">{order.increment_id}</span>
          <OrderLink className="only-m link b num nowrap" order={order}>
            {order.increment_id}
          </OrderLink>
          <span className="only-m s soft block">{day(order.created_at)}</span>
        </>
      ),
    },
    { key: 'date', header: t('account.orderDate'), className: 'only-d', cell: ({ created_at }) => day(created_at) },
    { key: 'items', header: t('account.orderItems'), className: 'only-d', cell: (order) => <Pictures order={order} /> },
    { key: 'state', header: t('account.orderState'), cell: (order) => <OrderBadge order={order} /> },
    {
      key: 'total',
      header: t('account.orderTotal'),
      align: 'right',
      cell: ({ grand_total }) => <span className="price">{price(grand_total)}</span>,
    },
    {
      key: 'open',
      header: t('account.orderOpen'),
      hideHeader: true,
      align: 'right',
      className: 'only-d',
      cell: (order) => (
        <OrderLink className="link s b" order={order}>
          {t('account.orderOpen')}
        </OrderLink>
      ),
    },
  ];
  return <DataTable label={t('account.orders')} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />;
}

interface OrderLinkProps {
  order: OrderView;
  className: string;
  children: ReactNode;
}

/** On narrow screens the number itself, beside it on wide ones. */
function OrderLink({ order, className, children }: OrderLinkProps) {
  const t = useT();
  return (
    <Link
      className={className}
      href={customerOrderPath(order.order_id)}
      aria-label={t('account.orderOpenNamed', { number: order.increment_id })}
    >
      {children}
    </Link>
  );
}

function Pictures({ order: { items, status } }: { order: OrderView }) {
  const pictures = items.flatMap((item) => (item.image ? [{ ...item, image: item.image }] : []));
  return (
    <span className="row row--nowrap gap-1">
      {pictures.slice(0, MOST_PICTURES).map(({ image, item_id, temporary_image_id }) => (
        <LinePicture
          key={item_id}
          className="acct__thumb"
          path={image}
          mosaicId={status === 'canceled' ? undefined : temporary_image_id}
        />
      ))}
    </span>
  );
}

type ShownState = OrderStatus | 'ready' | 'withdrawn';

const TONES: Record<ShownState, BadgeTone> = {
  ...{ pending: 'warn', processing: 'info', complete: 'ok', canceled: 'bad' },
  ...{ ready: 'ok', withdrawn: 'bad' },
};

function shownState(order: OrderView): ShownState {
  const { status, withdrawn_at: withdrawnAt } = order;
  if (status === 'canceled') return status;
  if (withdrawnAt !== undefined) return 'withdrawn';
  // what is not sent is there with its payment
  return status !== 'pending' && shippingAddressOf(order) === null ? 'ready' : status;
}

function OrderBadge({ order }: { order: OrderView }) {
  const t = useT();
  const state = shownState(order);
  return (
    <span className="row gap-1">
      {/* for what was never paid in a former shop nobody waits any more */}
      {!(order.is_moved && state === 'pending') && <Badge tone={TONES[state]}>{t(`account.status.${state}`)}</Badge>}
      {order.is_test && <Badge tone="warn">{t('account.testOrder')}</Badge>}
      {order.is_moved && <Badge>{t('account.movedOrder')}</Badge>}
    </span>
  );
}
