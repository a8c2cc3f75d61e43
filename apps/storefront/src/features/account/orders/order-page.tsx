import type { OrderView as OrderFacts } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { RefreshIcon } from '@brixel/ui/icons.tsx';
import { Skeleton } from '@brixel/ui/skeleton.tsx';
import { useCallback, useEffect, useState } from 'react';
import { ORDERS_PATH } from '#config/paths.ts';
import type { Api } from '#data/api/api.ts';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import { type Services, useServices } from '#data/services.ts';
import { storedOrder } from '#data/storage/stored-orders.ts';
import { addLine } from '#features/cart/cart-actions.ts';
import { useCart } from '#features/cart/cart-store.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { InvoiceLinks, PrintButton, WithdrawalLink } from '#features/ordering/placed/order-actions.tsx';
import { OrderView } from '#features/ordering/placed/order-view.tsx';
import { loadOrders } from '#features/session/use-orders.ts';
import { useT } from '#i18n/use-t.ts';
import { useParams } from '#router/hooks.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { openPanel } from '#shared/ui-store.ts';
import { useDates } from '#shared/use-dates.ts';
import { useLoaded } from '#shared/use-loaded.ts';
import { AccountLayout, LoadFailure } from '../account-layout.tsx';
import { CustomerOnly } from '../customer-only.tsx';
import { findReorder, type Reorder } from './reorder.ts';

export function OrderPage() {
  const { orderId: publicId = '' } = useParams();
  const t = useT();
  const [number, setNumber] = useState<string | null>(null);
  return (
    <AccountLayout
      title={number ? t('orders.number', { number }) : t('account.order')}
      path={ORDERS_PATH}
      parents={[{ label: t('account.orders'), href: ORDERS_PATH }]}
    >
      <CustomerOnly holds={t('account.holds.order')}>
        {() => <CustomerOrder publicId={publicId} onNumber={setNumber} />}
      </CustomerOnly>
    </AccountLayout>
  );
}

interface CustomerOrderProps {
  publicId: string;
  /** for the heading of the page around it */
  onNumber: (number: string) => void;
}

/** One order with everything that can be done with it. */
function CustomerOrder({ publicId, onNumber }: CustomerOrderProps) {
  const t = useT();
  const services = useServices();
  const { day } = useDates();
  const loaded = useLoaded(useCallback(() => loadOrder(services, publicId), [services, publicId]));
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
        <p className="soft">{day(order.created_at) && t('orders.placedAt', { date: day(order.created_at) })}</p>
        <div className="row noprint">
          <ReorderButton order={order} />
          <PrintButton />
        </div>
      </div>
      <OrderView order={order} />
      <InvoiceLinks order={order} />
      <WithdrawalLink order={order} />
    </>
  );
}

/** Offline, the copy stored with the list of orders. */
async function loadOrder({ api, config }: Services, publicId: string): Promise<Outcome<OrderFacts>> {
  const answer =
    config.api.calls === 'all' ? await createOrderCalls(api).find(publicId) : await findInHistory(api, publicId);
  const stored = !answer.ok && answer.code === NO_ANSWER ? storedOrder(publicId) : null;
  return stored ? { ok: true, result: stored } : answer;
}

/** For an API that has no call for one order: among the newest, or as it was listed before. */
async function findInHistory(api: Api, publicId: string): Promise<Outcome<OrderFacts>> {
  const listed = await loadOrders(api, 1);
  if (!listed.ok) return listed;
  const found = listed.result.items.find(({ order_id }) => order_id === publicId) ?? storedOrder(publicId);
  return found ? { ok: true, result: found } : { ok: false, code: 404, message: '' };
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

const heldOf = ({ key }: CartLine): number => useCart.getState().lines.find((line) => line.key === key)?.qty ?? 0;

/** Puts the lines back into the cart at the prices of today, and names what is missing. */
function ReorderButton({ order }: { order: OrderFacts }) {
  const t = useT();
  const services = useServices();
  const [isBusy, setBusy] = useState(false);

  const notifyResult = ({ lines, missing, fewer }: Reorder): void => {
    const gaps = [
      ...missing.map((name) => t('account.reorderMissing', { name })),
      ...fewer.map(({ name, qty }) => t('account.reorderFewer', { name, n: qty })),
    ];
    const message = t('account.reordered', { n: lines.length });
    if (gaps.length === 0) notify({ type: 'success', message });
    else notify({ type: 'warning', message, detail: gaps.join(' '), hasNoTimeout: true });
  };
  const reorder = async (): Promise<void> => {
    setBusy(true);
    try {
      const again = await findReorder(order, services, heldOf);
      for (const line of again.lines) addLine(line);
      notifyResult(again);
      if (again.lines.length > 0) openPanel('microcart');
    } catch {
      notify({ type: 'error', message: t('account.unreachable') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void reorder()}>
      <RefreshIcon /> {t('account.reorder')}
    </Button>
  );
}
