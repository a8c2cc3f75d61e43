import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { Link } from 'react-router';
import { useI18n, useT } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { PieceMoney } from '#shared/piece-money.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { TicketBadge } from '#shared/ticket-badge.tsx';
import { pictureOf } from './line-picture.ts';

type Line = OfficeOrder['order']['items'][number];

interface LinesPanelProps {
  order: OfficeOrder['order'];
  /** missing where nothing is fetched from the shelves any more */
  places?: OfficeOrder['places'];
}

/** What was ordered, and where each of it lies. */
export function LinesPanel({ order, places }: LinesPanelProps) {
  const { t, language } = useI18n();
  const columns: Column<Line>[] = [
    {
      key: 'goods',
      header: t('orders.goods'),
      inCard: 'wide',
      cell: ({ sku, name, image, url, options, tickets = [] }) => (
        <span className="person">
          {image && <img className="pic" src={pictureOf(image)} alt="" width={40} height={40} loading="lazy" />}
          <span>
            {order.is_moved && url === undefined ? (
              <b>{name}</b>
            ) : (
              <Link className="b" to={`/products/${encodeURIComponent(sku)}`}>
                {name}
              </Link>
            )}
            <small>{[sku, ...options.map(({ label, value }) => `${label}: ${value}`)].join(' · ')}</small>
            {tickets.length > 0 && <LineTickets tickets={tickets} />}
          </span>
        </span>
      ),
    },
    ...(places
      ? [
          {
            key: 'place',
            header: t('orders.place'),
            inCard: 'labelled' as const,
            cell: ({ sku }: Line) => (places[sku] ? <span className="place">{places[sku]}</span> : '–'),
          },
        ]
      : []),
    { key: 'qty', header: t('orders.qty'), inCard: 'labelled', cell: ({ qty_ordered: qty }) => <b>{`${qty} ×`}</b> },
    {
      key: 'price',
      header: t('orders.price'),
      inCard: 'labelled',
      cell: ({ price_incl_tax: price }) => <PieceMoney euros={price} />,
    },
    {
      key: 'sum',
      header: t('orders.sum'),
      inCard: 'labelled',
      cell: ({ row_total_incl_tax: sum }) => <span className="num nowrap">{moneyText(sum, language)}</span>,
    },
  ];
  return (
    <Panel title={t('orders.lines')} aside={<span className="count">{order.items.length}</span>} flush>
      <Table label={t('orders.lines')} columns={columns} rows={order.items} rowKey={({ item_id: id }) => id} />
    </Panel>
  );
}

function LineTickets({ tickets }: { tickets: NonNullable<Line['tickets']> }) {
  const t = useT();
  return (
    <ul aria-label={t('tickets.ofLine')}>
      {tickets.map(({ code, used_at: usedAt, canceled_at: canceledAt }) => (
        <li key={code} className="row">
          <Link className="num nowrap" to={`/tickets?code=${code}`}>
            {code}
          </Link>
          <TicketBadge state={canceledAt !== null ? 'canceled' : usedAt !== null ? 'used' : 'open'} />
        </li>
      ))}
    </ul>
  );
}
