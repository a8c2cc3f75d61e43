import type { ReturnCase } from '@brixel/contract/office/return-endpoints';
import { useSpeech } from '#i18n/speak.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { useMoment } from '#shared/moment.ts';
import { Panel } from '#shared/panel.tsx';

type Event = ReturnCase['events'][number];

/** What has happened to a return, the newest first. */
export function ReturnTimeline({ value: { events } }: { value: ReturnCase }) {
  const { t, language } = useSpeech();
  const moment = useMoment();
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
              {moment(event.at)}
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
