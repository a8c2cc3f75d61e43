import type { OrderView as OrderFacts } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Skeleton } from '@brixel/ui/skeleton.tsx';
import { useCallback, useEffect } from 'react';
import { ORDERS_PATH } from '#config/paths.ts';
import type { Api } from '#data/api/api.ts';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import { useServices } from '#data/services.ts';
import { storedOrder } from '#data/storage/stored-orders.ts';
import { OrderView } from '#features/ordering/placed/order-view.tsx';
import { PrintButton } from '#features/ordering/placed/print-button.tsx';
import { WithdrawalLink } from '#features/ordering/placed/withdrawal-link.tsx';
import { useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';
import { useLoaded } from '#shared/use-loaded.ts';
import { LoadFailure } from './load-failure.tsx';
import { ReorderButton } from './reorder-button.tsx';

export interface CustomerOrderProps {
  orderId: string;
  /** for the heading of the page around it */
  onNumber: (number: string) => void;
}

/** One order with everything that can be done with it. */
export function CustomerOrder({ orderId, onNumber }: CustomerOrderProps) {
  const t = useT();
  const { api } = useServices();
  const { day } = useDates();
  const loaded = useLoaded(useCallback(() => loadOrder(api, orderId), [api, orderId]));
  const number = loaded.step === 'done' ? loaded.result.increment_id : null;
  useEffect(() => {
    if (number) onNumber(number);
  }, [number, onNumber]);
  if (loaded.step === 'loading') return <Skeleton className="h-[320px]" />;
  if (loaded.step === 'failed') return loaded.code === 404 ? <UnknownOrder /> : <LoadFailure retry={loaded.retry} />;
  const order = loaded.result;
  return (
    <>
      <div className="row row--between">
        <p className="soft">{t('orders.placedAt', { date: day(order.created_at) })}</p>
        <div className="row noprint">
          <ReorderButton order={order} />
          <PrintButton />
        </div>
      </div>
      <OrderView order={order} />
      <WithdrawalLink order={order} />
    </>
  );
}

/** Without a line, as the list of orders last knew it. */
async function loadOrder(api: Api, orderId: string): Promise<Outcome<OrderFacts>> {
  const answer = await createOrderCalls(api).find(orderId);
  const stored = !answer.ok && answer.code === NO_ANSWER ? storedOrder(orderId) : null;
  return stored ? { ok: true, result: stored } : answer;
}

function UnknownOrder() {
  const t = useT();
  return (
    <EmptyState
      title={t('account.unknownOrder')}
      action={
        <Button variant="cta" href={ORDERS_PATH}>
          {t('account.allOrders')}
        </Button>
      }
    >
      {t('account.unknownOrderText')}
    </EmptyState>
  );
}
