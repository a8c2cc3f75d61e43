import { useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ReturnsPanel } from '#pages/returns/returns-panel.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { GapsPanel } from './gaps-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import { OrderHead } from './order-head.tsx';
import { OverpaymentsPanel } from './overpayments-panel.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { RefundsPanel } from './refunds-panel.tsx';
import { TransferPanel } from './transfer-panel.tsx';

/** One order: its goods and where they lie, its money, whom it goes to, and what has happened to it. */
export function Page() {
  const { number = '' } = useParams();
  const t = useT();
  const order = useCall('orders.read', { params: { number } });
  return (
    <LoadedView loaded={order} rows={8}>
      {(value, reload) => (
        <>
          <OrderHead order={value} onChanged={reload} />
          <div className="cols cols--main">
            <div className="stack">
              {/* what was refunded meanwhile is read anew */}
              <GapsPanel key={value.refundable} number={value.order.increment_id} onChanged={reload} />
              <LinesPanel order={value.order} places={value.places} />
              <MoneyPanel order={value.order} method={t(`orders.method.${value.payment_method}`)} />
              {value.payment_method === 'banktransfer' && <TransferPanel order={value} />}
              <OverpaymentsPanel number={value.order.increment_id} onChanged={reload} />
              <RefundsPanel order={value} onChanged={reload} />
              <ReturnsPanel order={value} />
              <ParcelsPanel order={value} onChanged={reload} />
              <MailsPanel number={value.order.increment_id} round={value.history.length} />
            </div>
            <div className="stack">
              <CustomerPanel order={value} onChanged={reload} />
              <DocumentsPanel order={value} onChanged={reload} />
              <NotePanel number={value.order.increment_id} onChanged={reload} />
              <HistoryPanel order={value} />
            </div>
          </div>
        </>
      )}
    </LoadedView>
  );
}
