import type { OfficeDelivery, OfficeWebhook } from '@brixel/contract/office/webhook-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PagedTable } from '#shared/paged-table.tsx';
import type { Column } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { usePages } from '#shared/use-pages.ts';
import { DeliveryDialog, useOutcome } from './delivery-dialog.tsx';

export const TONES = { delivered: 'ok', waiting: 'info', failed: 'bad' } as const;
const LOOK_AGAIN_MS = 1500;

/** Its answer may come at any moment. */
const isUnderWay = ({ next_attempt_at: next }: OfficeDelivery): boolean =>
  next !== null && Date.parse(next) <= Date.now();

interface DeliveriesProps {
  webhook: OfficeWebhook;
  /** what is under way may have arrived meanwhile */
  onNews: () => void;
}

/** What an address was told, and what it said to it. */
export function Deliveries({ webhook, onNews }: DeliveriesProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const outcome = useOutcome();
  const [opened, setOpened] = useState<OfficeDelivery | null>(null);
  const params = { id: webhook.id };
  const first = useCall('webhooks.deliveries', { params, query: {} });
  const list = usePages(first, (before) => call('webhooks.deliveries', { params, query: { before } }));
  const rows = list.pages.flatMap(({ deliveries }) => deliveries);

  const newest = first.state === 'ready' ? first.value : null;
  const waits = webhook.off_at === null && newest !== null && newest.deliveries.some(isUnderWay);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      first.reload();
      onNews();
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
    // with each answer anew
  }, [waits, newest]);

  const columns: Column<OfficeDelivery>[] = [
    {
      key: 'type',
      header: t('webhooks.log.event'),
      inCard: 'wide',
      cell: ({ type, created_at: at }) => (
        <span className="named">
          <b>{type}</b>
          <small>{formatTime(at)}</small>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('webhooks.log.state'),
      inCard: 'labelled',
      cell: ({ state, next_attempt_at: next }) => (
        <span className="named">
          <Badge tone={TONES[state]}>{t(`webhooks.state.${state}`)}</Badge>
          {next !== null && Date.parse(next) > Date.now() && (
            <small>{t('webhooks.log.next', { moment: formatTime(next) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'attempts',
      header: t('webhooks.log.attempts'),
      inCard: 'labelled',
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'outcome',
      header: t('webhooks.log.answer'),
      inCard: 'labelled',
      cell: (delivery) => <span className="wrap-anywhere">{outcome(delivery)}</span>,
    },
    {
      key: 'look',
      header: t('webhooks.log.look'),
      hideHeader: true,
      inCard: 'wide',
      cell: (delivery) => (
        <Button size="s" onClick={() => setOpened(delivery)}>
          {t('webhooks.log.look')}
        </Button>
      ),
    },
  ];
  return (
    <LoadedView loaded={first} rows={3}>
      {(_, reload) => (
        <>
          <PagedTable
            label={t('webhooks.log.of', { name: webhook.name })}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={t('webhooks.log.none')}
            moreLabel={t('webhooks.log.more')}
            {...list}
          />
          {opened && (
            <DeliveryDialog
              delivery={opened}
              isOff={webhook.off_at !== null}
              onClose={() => setOpened(null)}
              onSent={() => {
                setOpened(null);
                reload();
              }}
            />
          )}
        </>
      )}
    </LoadedView>
  );
}
