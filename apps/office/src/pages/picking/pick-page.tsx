import type { PickOrder } from '@brixel/contract/office/picking-endpoints';
import { boxLetters, PICKING_LIMITS } from '@brixel/contract/office/picking-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { registerOfflineWorker } from '#data/offline-worker.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { RunningRounds } from './running-rounds.tsx';
import { WayPanel } from './way-panel.tsx';

const piecesOf = ({ goods }: PickOrder): number => goods.reduce((sum, { qty }) => sum + qty, 0);

/** Which orders are picked on the next way through the drawers. */
export function Page() {
  const offer = useCall('rounds.offer');
  useEffect(registerOfflineWorker, []);
  return (
    <LoadedView loaded={offer} rows={8}>
      {({ orders, rounds }, reload) => (
        <Composer
          key={orders.map(({ number }) => number).join()}
          orders={orders}
          running={<RunningRounds rounds={rounds} />}
          onRefused={reload}
        />
      )}
    </LoadedView>
  );
}

interface ComposerProps {
  orders: readonly PickOrder[];
  running: ReactNode;
  onRefused: () => void;
}

function Composer({ orders, running, onRefused }: ComposerProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const navigate = useNavigate();
  const mutation = useMutation();
  const switchId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    orders.slice(0, PICKING_LIMITS.boxes).map(({ number }) => number),
  );
  const [isReversed, setReversed] = useState(false);
  const inRound = orders.filter(({ number }) => chosen.includes(number));
  const isFull = chosen.length >= PICKING_LIMITS.boxes;

  async function start(): Promise<void> {
    const numbers = inRound.map(({ number }) => number);
    const made = await mutation.run(() => call('rounds.start', { body: { orders: numbers, is_reversed: isReversed } }));
    if (made === null) return onRefused();
    void navigate(`/pick/${made.id}`);
  }

  const columns: Column<PickOrder>[] = [
    {
      key: 'in',
      header: t('pick.in'),
      hideHeader: true,
      cell: ({ number }) => {
        const isIn = chosen.includes(number);
        return (
          <input
            type="checkbox"
            className="pick__choose"
            aria-label={t('pick.choose', { number })}
            checked={isIn}
            disabled={!isIn && isFull}
            onChange={() => setChosen(isIn ? chosen.filter((one) => one !== number) : [...chosen, number])}
          />
        );
      },
    },
    {
      key: 'box',
      header: t('pick.box'),
      cell: ({ number }) => {
        const place = inRound.findIndex((order) => order.number === number);
        return place < 0 ? '–' : <span className="box">{boxLetters[place]}</span>;
      },
    },
    {
      key: 'order',
      header: t('pick.order'),
      inCard: 'wide',
      cell: ({ number, name }) => (
        <span className="person">
          <span>
            <Link className="b" to={`/orders/${encodeURIComponent(number)}`}>
              {number}
            </Link>
            <small>{name}</small>
          </span>
        </span>
      ),
    },
    { key: 'lots', header: t('pick.lots'), inCard: 'labelled', cell: ({ goods }) => goods.length },
    { key: 'pieces', header: t('pick.pieces'), inCard: 'labelled', cell: piecesOf },
    {
      key: 'hint',
      header: t('pick.hint'),
      inCard: 'wide',
      cell: ({ number, paid_at: paidAt, is_test: isTest }) => (
        <span className="row">
          {isTest && <Badge tone="warn">{t('orders.test')}</Badge>}
          <span className="soft">
            {!chosen.includes(number) && isFull
              ? t('pick.noBox')
              : paidAt !== null && t('pick.paidSince', { moment: formatTime(paidAt) })}
          </span>
        </span>
      ),
    },
  ];

  return (
    <>
      <PageHead
        title={t('pick.title')}
        actions={
          inRound.length > 0 && (
            <Button variant="cta" loading={mutation.isBusy} onClick={() => void start()}>
              {t('pick.startWith', { n: inRound.length })}
            </Button>
          )
        }
      >
        {t('pick.lead')}
      </PageHead>
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      {running}
      {orders.length === 0 ? (
        <Panel title={t('pick.none')}>
          <p>{t('pick.noneText')}</p>
        </Panel>
      ) : (
        <div className="cols cols--main">
          <Panel title={t('pick.orders')} aside={<span className="soft">{t('pick.oldestFirst')}</span>} flush>
            <Table
              label={t('pick.orders')}
              columns={columns}
              rows={orders}
              rowKey={({ number }) => number}
              isOff={({ number }) => !chosen.includes(number)}
            />
          </Panel>
          <div className="stack">
            <WayPanel orders={inRound} />
            <Panel title={t('pick.forRound')}>
              <div className="setrow">
                <span id={switchId}>
                  <b>{t('pick.reversed')}</b>
                  <br />
                  <small className="soft">{t('pick.reversedHint')}</small>
                </span>
                <Switch checked={isReversed} onCheckedChange={setReversed} aria-labelledby={switchId} />
              </div>
            </Panel>
          </div>
        </div>
      )}
    </>
  );
}
