import type { PickBox, PickRound } from '@brixel/contract/office/picking-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { Panel } from '#shared/panel.tsx';
import { PackDialog } from './pack-dialog.tsx';
import { RoundPapers } from './round-papers.tsx';
import { useGrams } from './use-grams.ts';

const orderPath = (number: string): string => `/orders/${encodeURIComponent(number)}`;

/** What came of a round, and its boxes on the packing table. */
export function Page() {
  const { id = '' } = useParams();
  const round = useCall('rounds.read', { params: { id: Number(id) } });
  return (
    <LoadedView loaded={round} rows={6}>
      {(value, reload) => <Boxes round={value} onChanged={reload} />}
    </LoadedView>
  );
}

function Boxes({ round, onChanged }: { round: PickRound; onChanged: () => void }) {
  const { t, language } = useI18n();
  const [packed, setPacked] = useState<PickBox | null>(null);
  const { id, boxes, stops, finished_at: finishedAt } = round;
  const shares = stops.flatMap((stop) => stop.shares);
  const number = (value: number): string => value.toLocaleString(language);
  const total = (key: 'found' | 'qty'): string => number(shares.reduce((sum, share) => sum + share[key], 0));
  const open = boxes.flatMap((box) =>
    box.gaps.filter(({ decision }) => decision === null).map((gap) => ({ box, gap })),
  );
  if (finishedAt === null)
    return (
      <>
        <PageHead title={t('pick.round', { id })}>{t('boxes.running')}</PageHead>
        <p>
          <Button href={`/pick/${id}`} variant="cta">
            {t('pick.continue')}
          </Button>
        </p>
      </>
    );
  const minutes = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(round.started_at)) / 60_000));
  return (
    <>
      <PageHead title={t('boxes.title', { id })} actions={<RoundPapers numbers={boxes.map(({ number }) => number)} />}>
        {t('boxes.lead', { stops: stops.length, minutes, found: total('found'), pieces: total('qty') })}
      </PageHead>
      <div className="stack">
        {open.map(({ box, gap }) => (
          <Notice
            key={gap.id}
            tone="warn"
            title={t('boxes.missing', { n: gap.qty, name: gap.name, box: box.letter })}
            action={
              <Button href={orderPath(box.number)} size="s" variant="line">
                {t('boxes.decide')}
              </Button>
            }
          >
            {t('boxes.waits')}
          </Notice>
        ))}
        <ul className="boxes">
          {boxes.map((box) => (
            <BoxCard key={box.letter} box={box} onPack={() => setPacked(box)} />
          ))}
        </ul>
        <Panel title={t('boxes.synced')}>
          <p>{round.late_ticks > 0 ? t('boxes.syncedText', { n: round.late_ticks }) : t('boxes.syncedAll')}</p>
        </Panel>
      </div>
      {packed && (
        <PackDialog
          round={round}
          box={packed}
          onClose={() => setPacked(null)}
          onDone={() => {
            setPacked(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

function BoxCard({ box, onPack }: { box: PickBox; onPack: () => void }) {
  const { t } = useI18n();
  const grams = useGrams();
  const lacking = box.gaps.filter(({ decision }) => decision === null).reduce((sum, { qty }) => sum + qty, 0);
  const isPacked = box.stage !== 'to_pack';
  return (
    <li className={cx('boxcard', lacking === 0 && 'is-ok')}>
      <span className="box">{box.letter}</span>
      <span>
        <Link className="b" to={orderPath(box.number)}>
          {box.number}
        </Link>
        {box.is_test && (
          <>
            {' '}
            <Badge tone="warn">{t('orders.test')}</Badge>
          </>
        )}
        <br />
        <small>{`${box.name} · ${t('pick.boxLots', { n: box.lots })} · `}</small>
        {isPacked ? (
          <small className="boxcard__ok">
            {box.stage === 'packed' && box.weight !== null
              ? t('boxes.packed', { weight: grams(box.weight) })
              : t(`stage.${box.stage}`)}
          </small>
        ) : (
          <small className={lacking > 0 ? 'boxcard__warn' : 'boxcard__ok'}>
            {lacking > 0 ? t('boxes.lacking', { n: lacking }) : t('boxes.complete')}
          </small>
        )}
      </span>
      <span className="boxcard__act">
        <RoundPapers numbers={[box.number]} />
        {box.stage === 'to_pack' && lacking === 0 && (
          <Button size="s" variant="solid" onClick={onPack} aria-label={t('boxes.packTitle', { box: box.letter })}>
            {t('boxes.pack')}
          </Button>
        )}
        {box.stage === 'packed' && (
          <Button size="s" href={orderPath(box.number)}>
            {t('boxes.toOrder')}
          </Button>
        )}
      </span>
    </li>
  );
}
