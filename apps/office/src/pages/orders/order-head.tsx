import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { type Area, may } from '@brixel/contract/office/roles';
import type { OrderStatus } from '@brixel/contract/order';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { BankIcon, TruckIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#data/call.ts';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { OrderStates } from './order-states.tsx';
import { SendDialog } from './send-dialog.tsx';

type OrderAction = 'pay' | 'send' | 'cancel';

/** From which states each can be done, and by whom. */
const ORDER_ACTIONS: Readonly<Record<OrderAction, { from: readonly OrderStatus[]; area: Area }>> = {
  pay: { from: ['pending'], area: 'payments' },
  send: { from: ['processing'], area: 'parcels' },
  cancel: { from: ['pending', 'processing'], area: 'cancellations' },
};

interface OrderHeadProps {
  order: OfficeOrder;
  onChanged: () => void;
}

/** Number and state of an order, and the next steps. None of them can be taken back, so each asks first. */
export function OrderHead({ order: { order, stage, history }, onChanged }: OrderHeadProps) {
  const t = useT();
  const formatTime = useTimeFormat();
  const { role } = useMe();
  const mutation = useMutation();
  const [asked, setAsked] = useState<OrderAction | null>(null);
  const [note, setNote] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const { increment_id: number, status } = order;
  useFocusAfterStep(status);
  const isPossible = (name: OrderAction): boolean =>
    name !== 'send' || order.extension_attributes.shipping_assignments.length > 0;
  const can = (name: OrderAction): boolean =>
    ORDER_ACTIONS[name].from.includes(status) && may(role, ORDER_ACTIONS[name].area) && isPossible(name);

  async function carryOut(name: Exclude<OrderAction, 'send'>): Promise<void> {
    const done = await mutation.run(() =>
      name === 'pay'
        ? call('orders.pay', { params: { number }, body: { note, ...(paidOn && { paid_on: paidOn }) } })
        : call('orders.cancel', { params: { number }, body: { note } }),
    );
    if (done === null) return;
    toast({ text: t(`orders.${name}.done`, { number }) });
    setAsked(null);
    setNote('');
    onChanged();
  }

  const actions = (
    <>
      {can('cancel') && <Button onClick={() => setAsked('cancel')}>{t('orders.cancel')}</Button>}
      {can('pay') && (
        <Button variant="cta" onClick={() => setAsked('pay')}>
          <BankIcon />
          {t('orders.pay')}
        </Button>
      )}
      {can('send') && (
        <Button variant="cta" onClick={() => setAsked('send')}>
          <TruckIcon />
          {t('orders.send')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/orders">{t('page.orders')}</Link>
      </nav>
      <PageHead title={number} actions={actions}>
        <span className="row">
          <OrderStates
            stage={stage}
            payment_state={order.payment.state}
            is_withdrawn={history.some(({ kind }) => kind === 'withdrawal')}
          />
          {order.is_test && <Badge tone="warn">{t('orders.test')}</Badge>}
          <span>{t('orders.received', { moment: formatTime(order.created_at), store: order.store_name })}</span>
        </span>
      </PageHead>
      {asked === 'send' && (
        <SendDialog
          number={number}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            onChanged();
          }}
        />
      )}
      {asked && asked !== 'send' && (
        <ConfirmDialog
          open
          title={t(`orders.${asked}.title`, { number })}
          confirmLabel={t(`orders.${asked}`)}
          dangerous={asked === 'cancel'}
          isBusy={mutation.isBusy}
          failure={mutation.failure}
          onConfirm={() => void carryOut(asked)}
          onClose={() => setAsked(null)}
        >
          <div className="stack">
            <p>{t(`orders.${asked}.text`)}</p>
            {asked === 'cancel' && order.payment.state === 'paid' && <p>{t('orders.cancel.paid')}</p>}
            {asked === 'pay' && (
              <Field label={t('orders.paidOn')} optionalLabel={t('orders.optional')} hint={t('orders.paidOnHint')}>
                <Input
                  type="date"
                  value={paidOn}
                  max={new Date().toISOString().slice(0, 10)}
                  onChange={({ target }) => setPaidOn(target.value)}
                />
              </Field>
            )}
            <Field label={t('orders.why')} optionalLabel={t('orders.optional')}>
              <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The button of a step that is done is gone, and the focus with it: the heading takes it, beside what can be done next. */
function useFocusAfterStep(status: OrderStatus): void {
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [status]);
}
