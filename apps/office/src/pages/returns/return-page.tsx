import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import type { RefundOverview } from '@brixel/contract/office/refund-endpoints';
import type { ReturnCase } from '@brixel/contract/office/return-endpoints';
import { may } from '@brixel/contract/office/roles';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Answer, call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { RefundDialog } from '#pages/orders/refund-dialog.tsx';
import type { RefundStart } from '#pages/orders/refund-draft.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { ReturnLines } from './return-lines.tsx';
import { RETURN_TONES } from './return-states.ts';
import { ReturnTimeline } from './return-timeline.tsx';

/** One return: what was found in the parcel, and the steps from its announcement to the stock. */
export function Page() {
  const { number = '' } = useParams();
  const loaded = useCall('returns.read', { params: { number } });
  return (
    <LoadedView loaded={loaded} rows={8}>
      {(value, reload) => <Case value={value} reload={reload} />}
    </LoadedView>
  );
}

interface CaseProps {
  value: ReturnCase;
  reload: () => void;
}

function Case({ value, reload }: CaseProps) {
  const t = useT();
  const order = useCall('orders.read', { params: { number: value.order_number } });
  const refunds = useCall('refunds.read', { params: { number: value.order_number } });
  const changed = (): void => {
    reload();
    refunds.reload();
  };
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/returns">{t('page.returns')}</Link>
      </nav>
      <LoadedView loaded={order}>
        {(ordered) => (
          <LoadedView loaded={refunds}>
            {(overview) => (
              <>
                <Head value={value} order={ordered} overview={overview} onChanged={changed} />
                <div className="cols cols--main">
                  <div className="stack">
                    <ReturnLines
                      key={`${value.state} ${value.events.length}`}
                      value={value}
                      order={ordered}
                      onChanged={changed}
                    />
                  </div>
                  <div className="stack">
                    <ReturnFacts value={value} order={ordered} />
                    <ReturnTimeline value={value} />
                  </div>
                </div>
              </>
            )}
          </LoadedView>
        )}
      </LoadedView>
    </>
  );
}

/**
 * The refund that a case comes to: what was found, else what was announced. Whoever withdraws from the whole order gets the delivery back as
 * well, whatever was found in the parcel.
 */
function refundStart({ number, reason, lines, state }: ReturnCase, { order }: OfficeOrder): RefundStart {
  const isChecked = state === 'checked' || lines.some(({ qty }) => qty > 0);
  const back = lines.map(({ item_id, announced, qty, restock, restocked }) => ({
    item_id,
    qty: isChecked ? qty : announced,
    restock: isChecked && restock && restocked === 0,
  }));
  const isWhole = order.items.every(({ item_id, qty_ordered }) =>
    lines.some((line) => line.item_id === item_id && Math.max(line.announced, line.qty) === qty_ordered),
  );
  const reasons = { withdrawal: 'withdrawal', damaged: 'damaged', wrong: 'other', other: 'other' } as const;
  return {
    ...{ reason: reasons[reason], lines: back, returnNumber: number },
    withShipping: isWhole && reason === 'withdrawal',
    extra: 0,
    gapId: null,
  };
}

interface HeadProps {
  value: ReturnCase;
  order: OfficeOrder;
  overview: RefundOverview;
  onChanged: () => void;
}

type Asked = 'refund' | 'close' | 'refuse';

function Head({ value, order, overview, onChanged }: HeadProps) {
  const t = useT();
  const { role } = useMe();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { number, state, restockable } = value;
  const isOpen = state !== 'closed' && state !== 'refused';
  const isChecked = state === 'checked' || state === 'refunded' || state === 'closed';
  const mayRefund = may(role, 'refunds');

  async function run(make: () => Promise<Answer<unknown>>, text: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const answer = await make();
    setBusy(false);
    setAsked(null);
    setNote('');
    if (answer.ok) toast({ text });
    else toastFailure(answer.code);
    onChanged();
  }
  const params = { number };
  const close = (refused: boolean): Promise<void> =>
    run(
      () => call('returns.close', { params, body: { refused, note } }),
      t(refused ? 'returns.refused' : 'returns.closed', { number }),
    );

  const actions = (
    <>
      {mayRefund && isOpen && state !== 'refunded' && (
        <Button onClick={() => setAsked('refuse')}>{t('returns.refuse')}</Button>
      )}
      {mayRefund && !isOpen && (
        <Button
          loading={isBusy}
          onClick={() => void run(() => call('returns.reopen', { params }), t('returns.reopened', { number }))}
        >
          {t('returns.reopen')}
        </Button>
      )}
      {isChecked && restockable > 0 && (
        <Button
          loading={isBusy}
          onClick={() =>
            void run(() => call('returns.restock', { params }), t('returns.restocked', { n: restockable }))
          }
        >
          {t('returns.restock', { n: restockable })}
        </Button>
      )}
      {mayRefund && isOpen && overview.refundable > 0 && (
        <Button variant={state === 'checked' ? 'cta' : 'line'} onClick={() => setAsked('refund')}>
          {t('refund.open')}
        </Button>
      )}
      {state === 'announced' && (
        <Button
          variant="cta"
          loading={isBusy}
          onClick={() => void run(() => call('returns.arrive', { params, body: {} }), t('returns.arrived', { number }))}
        >
          {t('returns.arrive')}
        </Button>
      )}
      {mayRefund && isOpen && (state === 'checked' || state === 'refunded') && (
        <Button variant={state === 'refunded' ? 'cta' : 'line'} onClick={() => setAsked('close')}>
          {t('returns.close')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHead title={number} actions={actions}>
        <span className="row">
          <Badge tone={RETURN_TONES[state]}>{t(`returns.state.${state}`)}</Badge>
          {value.is_late && <Badge tone="bad">{t('returns.overdue')}</Badge>}
          {order.order.is_test && <Badge tone="warn">{t('orders.test')}</Badge>}
          <span>{t('returns.of', { name: value.name, reason: t(`returns.reason.${value.reason}`) })}</span>
        </span>
      </PageHead>
      {asked === 'refund' && (
        <RefundDialog
          order={order}
          overview={overview}
          start={refundStart(value, order)}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onChanged();
          }}
        />
      )}
      {(asked === 'close' || asked === 'refuse') && (
        <ConfirmDialog
          open
          title={t(`returns.${asked}Title`, { number })}
          confirmLabel={t(`returns.${asked}`)}
          isBusy={isBusy}
          onConfirm={() => void close(asked === 'refuse')}
          onClose={() => setAsked(null)}
        >
          <div className="stack">
            <p>{t(`returns.${asked}Text`)}</p>
            {asked === 'close' && restockable > 0 && <p>{t('returns.stillWaiting', { n: restockable })}</p>}
            <Field label={t('orders.why')} optionalLabel={t('orders.optional')}>
              <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
