import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useSpeech } from '#i18n/speak.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { useMoment } from '#shared/moment.ts';
import { Panel } from '#shared/panel.tsx';
import { GapDialog } from './gap-dialog.tsx';

/** Opens the refund of these pieces. */
const refundOf = ({ item_id, qty }: PickGap): string => `?refund=${item_id}:${qty}&reason=missing`;

/** What pickers have not found of an order, and what was decided. Nothing where everything was there. */
export function GapsPanel({ number, onChanged }: { number: string; onChanged: () => void }) {
  const { t, language } = useSpeech();
  const moment = useMoment();
  const { role } = useMe();
  const navigate = useNavigate();
  const gaps = useCall('orders.gaps', { params: { number } });
  const [asked, setAsked] = useState<PickGap | null>(null);
  if (gaps.state !== 'ready' || gaps.value.length === 0) return null;
  const decisionText = ({ decision, stand_in: other }: PickGap): string =>
    decision === 'stand_in'
      ? t('gaps.decision.stand_in', { sku: other?.sku ?? '' })
      : t(decision === 'refund' ? 'gaps.decision.refund' : 'gaps.decision.less');
  return (
    <Panel title={t('gaps.title')}>
      <ul className="stack">
        {gaps.value.map((gap) => (
          <li key={gap.id} className="setrow">
            <span>
              <b>{t('gaps.text', { n: gap.qty, name: gap.name })}</b>
              <br />
              <small className="soft">
                {[
                  gap.sku,
                  t('gaps.found', { moment: moment(gap.at), name: gap.by }),
                  ...(gap.amount === null ? [] : [t('gaps.worth', { sum: moneyText(gap.amount, language) })]),
                ].join(' · ')}
              </small>
            </span>
            {gap.decision !== null ? (
              <span className="row">
                <Badge tone="ok">{decisionText(gap)}</Badge>
                {gap.decision === 'refund' && gap.item_id !== null && !gap.is_refunded && may(role, 'refunds') && (
                  <Link to={refundOf(gap)}>{t('gaps.refundNow')}</Link>
                )}
              </span>
            ) : (
              may(role, 'parcels') && (
                <Button size="s" variant="solid" onClick={() => setAsked(gap)}>
                  {t('gaps.decide')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <GapDialog
          number={number}
          gap={asked}
          onClose={() => setAsked(null)}
          onDone={(decision) => {
            setAsked(null);
            gaps.reload();
            onChanged();
            if (decision === 'refund' && asked.item_id !== null && may(role, 'refunds'))
              void navigate(refundOf(asked), { preventScrollReset: true });
          }}
        />
      )}
    </Panel>
  );
}
