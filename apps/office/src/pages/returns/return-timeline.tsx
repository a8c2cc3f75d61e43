import type { ReturnCase } from '@brixel/contract/office/return-endpoints';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';

type Event = ReturnCase['events'][number];

/** What has happened to a return, the newest first. */
export function ReturnTimeline({ value: { events } }: { value: ReturnCase }) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
  const textOf = ({ kind, text }: Event): string => {
    if (kind === 'refunded') return moneyText(Number(text), language);
    return kind === 'checked' || kind === 'restocked' ? t('returns.pieces', { n: Number(text) }) : text;
  };
  return (
    <Panel title={t('orders.history')}>
      <ol className="timeline">
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <b>{t(`returns.event.${event.kind}`)}</b>
            <time className="soft" dateTime={event.at}>
              {formatTime(event.at)}
            </time>
            <p className="wrap-anywhere">
              {[event.staff_name ?? t('returns.byShopper'), textOf(event)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
