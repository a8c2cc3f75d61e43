import type { OrderView as Order } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { servicesOf } from '#data/services.ts';
import { InvoiceLinks, WithdrawalLink } from '#features/ordering/placed/order-actions.tsx';
import { OrderView } from '#features/ordering/placed/order-view.tsx';
import { QueuedOrders } from '#features/ordering/saved-orders/queued-orders.tsx';
import { emptyLookUp, type LookUpState, lookUp } from '#features/ordering/status/look-up.ts';
import { LookUpForm } from '#features/ordering/status/look-up-form.tsx';
import { useT } from '#i18n/use-t.ts';
import { useActionData, useLocation } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { Sentence } from '#shared/sentence.tsx';
import { useDates } from '#shared/use-dates.ts';

/** For browsers without scripts. */
export async function action(args: ActionFunctionArgs) {
  return lookUp(await args.request.formData(), createOrderCalls(servicesOf(args).api));
}

export function Component() {
  const answer = useActionData<typeof action>();
  // coming here anew begins anew
  return <OrderStatus key={useLocation().key} answer={answer} />;
}

/** How an order stands, for shoppers without an account. `answer`: what a form sent without scripts has brought. */
function OrderStatus({ answer }: { answer: LookUpState | undefined }) {
  const t = useT();
  const [state, setState] = useState<LookUpState>(answer ?? emptyLookUp);
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('orders.lookUp')} description={t('orders.lookUpDescription')} alternates={'/order-status'} />
      {state.kind === 'found' ? (
        <FoundOrder order={state.order} onLeave={() => setState(emptyLookUp)} />
      ) : (
        <div className="wrap section">
          <div className="narrow">
            <h1>{t('orders.lookUp')}</h1>
            <p className="soft">{t('orders.lookUpText')}</p>
            <LookUpForm state={state} onAnswer={setState} />
            <QueuedOrders />
            <p className="s soft">
              <Sentence
                text="orders.lookUpAccount"
                parts={{
                  link: (
                    <Link className="link" href="/my-account/orders">
                      {t('orders.lookUpAccountLink')}
                    </Link>
                  ),
                }}
              />
            </p>
          </div>
        </div>
      )}
    </main>
  );
}

function FoundOrder({ order, onLeave }: { order: Order; onLeave: () => void }) {
  const t = useT();
  const { day } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap order section">
      <div className="row row--between">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('orders.number', { number: order.increment_id })}
          </h1>
          <p className="soft mt1">{t('orders.placedAt', { date: day(order.created_at) })}</p>
        </div>
        <Button onClick={onLeave}>{t('orders.lookUpAgain')}</Button>
      </div>
      <OrderView order={order} />
      <InvoiceLinks order={order} />
      <WithdrawalLink order={order} />
    </div>
  );
}
