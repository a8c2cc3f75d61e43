import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { GapDialog } from './gap-dialog.tsx';

/** Opens the refund of these pieces; of a part of a box that of its share. */
const refundOf = ({ id, item_id, qty, amount }: PickGap): string =>
  `?reason=missing&gap=${id}&${item_id === null ? `refund=&extra=${amount ?? 0}` : `refund=${item_id}:${qty}`}`;

const isOwed = ({ decision, is_refunded }: PickGap): boolean => decision === 'refund' && !is_refunded;

/** What pickers have not found of an order, and what was decided. Nothing where everything was there. */
export function GapsPanel({ number, onChanged }: { number: string; onChanged: () => void }) {
  const { t, language } = useI18n();
  const formatTime = useTimeFormat();
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
                  t('gaps.found', { moment: formatTime(gap.at), name: gap.by }),
                  ...(gap.amount === null
                    ? []
                    : [
                        t(gap.item_id === null ? 'gaps.share' : 'gaps.worth', { sum: moneyText(gap.amount, language) }),
                      ]),
                ].join(' · ')}
              </small>
            </span>
            {gap.decision !== null ? (
              <span className="row">
                <Badge tone={isOwed(gap) ? 'warn' : 'ok'}>
                  {isOwed(gap) ? t('gaps.decision.owed') : decisionText(gap)}
                </Badge>
                {isOwed(gap) && may(role, 'refunds') && (
                  <Link className="link" to={refundOf(gap)}>
                    {t('gaps.refundNow')}
                  </Link>
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
            if (decision === 'refund' && may(role, 'refunds'))
              void navigate(refundOf(asked), { preventScrollReset: true });
          }}
        />
      )}
    </Panel>
  );
}
