import type { OrderItem, OrderView } from '@brixel/contract/order';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { LinePicture } from '#features/cart/lines/line-view.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';

/** What was ordered, as it was then. */
export function OrderLines({ order }: { order: OrderView }) {
  return (
    <ul className="-mt-2.5">
      {order.items.map((item) => (
        <OrderLine key={item.item_id} item={item} isOver={order.status === 'canceled' || order.is_moved === true} />
      ))}
    </ul>
  );
}

function OrderLine({ item, isOver }: { item: OrderItem; isOver: boolean }) {
  const t = useT();
  const { price, unitPrice } = useFormat();
  return (
    <li className="line">
      {item.image ? (
        <LinePicture path={item.image} mosaicId={isOver ? undefined : item.temporary_image_id} />
      ) : (
        <span className="line__img" />
      )}
      <div>
        <p className="line__name">{item.url ? <Link href={item.url}>{item.name}</Link> : item.name}</p>
        <p className="line__meta">
          <span className="num">{t('cart.pieces', { n: item.qty_ordered })}</span>
          {item.qty_ordered > 1 && (
            <span className="num">{t('orders.unitPrice', { price: unitPrice(item.price_incl_tax) })}</span>
          )}
        </p>
        {item.options.map(({ label, value }) => (
          <p key={label} className="line__meta">
            {t('orders.option', { label, value })}
          </p>
        ))}
        {item.tax_note && <p className="line__meta">{item.tax_note}</p>}
        <Downloads item={item} isOver={isOver} />
        {item.tickets && <Tickets tickets={item.tickets} />}
      </div>
      <span className="price">{price(item.row_total_incl_tax)}</span>
    </li>
  );
}

function Downloads({ item, isOver }: { item: OrderItem; isOver: boolean }) {
  const t = useT();
  if (!item.downloads?.length) {
    const isMosaic = item.temporary_image_id !== undefined;
    if (isOver || (!isMosaic && item.product_type !== 'downloadable')) return null;
    return <p className="line__meta">{t(isMosaic ? 'orders.mosaicFilesLater' : 'orders.downloadLater')}</p>;
  }
  return (
    <ul className="order__files">
      {item.downloads.map(({ title, url }) => (
        <li key={url}>
          <a className="link row s b" href={url} download>
            <DownloadIcon size={16} /> {t('orders.download', { title })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What lets their holders in, and what became of each. */
function Tickets({ tickets }: { tickets: NonNullable<OrderItem['tickets']> }) {
  const t = useT();
  const { day } = useDates();
  return (
    <ul className="order__files">
      {tickets.map(({ code, used_at: usedAt, canceled_at: canceledAt, picture }) => (
        <li key={code} className="s">
          {/* the code beside it says the same */}
          {picture && <img className="order__ticket" src={picture} alt="" width={174} height={174} />}
          {t('orders.ticket')} <span className="num b nowrap">{code}</span>
          {canceledAt !== null && <> · {t('orders.ticketCanceled')}</>}
          {canceledAt === null && usedAt !== null && <> · {t('orders.ticketUsed', { day: day(usedAt) })}</>}
        </li>
      ))}
    </ul>
  );
}
