import type { OfficeOrder, OfficeOrderNote } from '@brixel/contract/office/order-endpoints';
import { shopNoteIn } from '@brixel/contract/office/shop-notes';
import { useSpeech } from '#i18n/speak.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { useMoment } from '#shared/moment.ts';
import { Panel } from '#shared/panel.tsx';

/** What has happened to an order, the newest first. */
export function HistoryPanel({ order: { order, history } }: { order: OfficeOrder }) {
  const { t, language } = useSpeech();
  const moment = useMoment();
  const headOf = ({ kind, status, amount }: OfficeOrderNote): string => {
    if (kind === 'status' && status !== null) return t(`orders.event.${status}`);
    if (kind === 'refund') return t('orders.event.refund', { sum: moneyText(amount ?? 0, language) });
    return kind === 'status' ? t('orders.event.note') : t(`orders.event.${kind}`);
  };
  const textOf = ({ text, author }: OfficeOrderNote): string => {
    const known = author === null ? shopNoteIn(text) : null;
    return known ? t(`orders.shopNote.${known.note}`, { name: known.name }) : text;
  };
  return (
    <Panel title={t('orders.history')}>
      <ol className="timeline">
        {history.toReversed().map((note) => (
          <li key={`${note.at} ${note.kind} ${note.status}`}>
            <b>{headOf(note)}</b>
            <time className="soft" dateTime={note.at}>
              {moment(note.at)}
            </time>
            {note.author && <small className="soft">{note.author}</small>}
            {note.text && <p className="wrap-anywhere">{textOf(note)}</p>}
          </li>
        ))}
        <li>
          <b>{t('orders.event.placed')}</b>
          <time className="soft" dateTime={order.created_at}>
            {moment(order.created_at)}
          </time>
        </li>
      </ol>
    </Panel>
  );
}
