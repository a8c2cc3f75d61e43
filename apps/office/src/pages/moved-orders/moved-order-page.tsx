import type { OfficeMovedOrder } from '@brixel/contract/office/moved-order-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Link, useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { PersonPanel } from '#pages/orders/customer-panel.tsx';
import { LinesPanel } from '#pages/orders/lines-panel.tsx';
import { MoneyPanel } from '#pages/orders/money-panel.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

/** One order of the shop that was here before, to look at. */
export function Page() {
  const { number = '' } = useParams();
  const order = useCall('movedOrders.read', { params: { number } });
  return (
    <LoadedView loaded={order} rows={8}>
      {(value) => (
        <>
          <Head moved={value} />
          <div className="cols cols--main">
            <div className="stack">
              <LinesPanel order={value.order} />
              <MoneyPanel order={value.order} method={value.order.payment.additional_information[0] ?? ''} />
            </div>
            <div className="stack">
              <PersonPanel order={value.order} customerId={value.customer_id} />
              {value.notes.length > 0 && <NotesPanel notes={value.notes} />}
            </div>
          </div>
        </>
      )}
    </LoadedView>
  );
}

function Head({ moved: { order, state } }: { moved: OfficeMovedOrder }) {
  const t = useT();
  const formatTime = useTimeFormat();
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/orders/moved">{t('page.movedOrders')}</Link>
      </nav>
      <PageHead title={order.increment_id}>
        <span className="row">
          <Badge tone="info">{t('movedOrders.mark')}</Badge>
          <Badge>{t(`orderStatus.${order.status}`)}</Badge>
          <span>{formatTime(order.created_at)}</span>
          <span className="soft">{t('movedOrders.there', { state })}</span>
        </span>
      </PageHead>
      <Notice>{t('movedOrders.explained')}</Notice>
    </>
  );
}

/** What was written down there, the newest first. */
function NotesPanel({ notes }: Pick<OfficeMovedOrder, 'notes'>) {
  const t = useT();
  const formatTime = useTimeFormat();
  return (
    <Panel title={t('movedOrders.notes')}>
      <ol className="timeline">
        {notes.toReversed().map(({ at, state, text }, place) => (
          <li key={place}>
            <b>{state || t('orders.event.note')}</b>
            <time className="soft" dateTime={at}>
              {formatTime(at)}
            </time>
            {text && <p className="wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
