import type { OfficeOrder, OfficeOrderNote } from '@brixel/contract/office/order-endpoints';
import { shopNoteIn, transferOf } from '@brixel/contract/office/shop-notes';
import { locales, useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

/** What has happened to an order, the newest first. */
export function HistoryPanel({ order: { order, history } }: { order: OfficeOrder }) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const headOf = ({ kind, status, amount }: OfficeOrderNote): string => {
    if (kind === 'status' && status !== null) return t(`orders.event.${status}`);
    if (kind === 'refund') return t('orders.event.refund', { sum: moneyText(amount ?? 0, language) });
    return kind === 'status' ? t('orders.event.note') : t(`orders.event.${kind}`);
  };
  const textOf = ({ text, author }: OfficeOrderNote): string => {
    const known = author === null ? shopNoteIn(text) : null;
    return known ? t(`orders.shopNote.${known.note}`, { name: transferText(known.name) }) : text;
  };
  const transferText = (name: string): string => {
    const transfer = transferOf(name);
    if (!transfer) return name;
    const { day, euros, ibanEnd } = transfer;
    const date = new Date(`${day}T12:00`).toLocaleDateString(locales[language], { dateStyle: 'medium' });
    const facts = [date, moneyText(euros, language), ibanEnd && `IBAN …${ibanEnd}`];
    return facts.filter(Boolean).join(' · ');
  };
  return (
    <Panel title={t('orders.history')}>
      <ol className="timeline">
        {history.toReversed().map((note) => (
          <li key={`${note.at} ${note.kind} ${note.status}`}>
            <b>{headOf(note)}</b>
            <time className="soft" dateTime={note.at}>
              {formatTime(note.at)}
            </time>
            {note.author && <small className="soft">{note.author}</small>}
            {note.text && <p className="wrap-anywhere">{textOf(note)}</p>}
          </li>
        ))}
        <li>
          <b>{t('orders.event.placed')}</b>
          <time className="soft" dateTime={order.created_at}>
            {formatTime(order.created_at)}
          </time>
        </li>
      </ol>
    </Panel>
  );
}
