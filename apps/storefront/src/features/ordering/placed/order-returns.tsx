import type { OrderView } from '@brixel/contract/order';
import { CheckCircleIcon, ClockIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';

type OrderReturn = NonNullable<OrderView['returns']>[number];

const STEPS = ['announced', 'arrived', 'checked', 'refunded'] as const;

/** How far goods are that go back: each step with its day. The money may come before the parcel. */
export function OrderReturns({ returns = [] }: Pick<OrderView, 'returns'>) {
  return returns.map((one) => <Return key={one.number} {...one} />);
}

function Return(facts: OrderReturn) {
  const t = useT();
  const { day } = useDates();
  const { number, state, refund_until: until } = facts;
  const isOver = state !== 'open';
  const steps = STEPS.filter((step) => facts[`${step}_at`] !== null || !isOver);
  return (
    <section className="panel">
      <h2 className="order__h">{t('orders.return', { number })}</h2>
      <ol className="order__return">
        {steps.map((step) => {
          const at = facts[`${step}_at`];
          return (
            <li key={step} className={at === null ? undefined : 'is-done'}>
              {at === null ? <ClockIcon /> : <CheckCircleIcon />}
              <span>{t(`orders.return.${step}`)}</span>
              <span className="soft s">{at === null ? t('orders.return.waits') : day(at)}</span>
            </li>
          );
        })}
      </ol>
      {state === 'refused' && <p className="mt2">{t('orders.return.refused')}</p>}
      {!isOver && facts.refunded_at === null && until !== null && (
        <p className="s soft mt2">{t('orders.return.until', { date: day(until) })}</p>
      )}
    </section>
  );
}
