import type { OrderRefusal } from '@brixel/contract/order';
import { useEffect, useState } from 'react';
import { orderPath, savedOrderPath } from '#config/paths.ts';
import { createOrderCalls } from '#data/api/order-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { isConnectionLost } from '#data/connection/connection-check.ts';
import { watchReconnect } from '#data/connection/connection-return.ts';
import { type Services, useServices } from '#data/services.ts';
import { tabLock } from '#data/storage/locks.ts';
import { randomId } from '#data/storage/random-id.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import { leaveOrdered, updateLines } from '#features/cart/cart-actions.ts';
import { currentCart } from '#features/cart/cart-controller.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { mosaicIdOf, RUN_OUT } from '#features/cart/lines/mosaic-line.ts';
import { useTotals } from '#features/cart/totals/totals-in-view.ts';
import { dropAccountWish } from '#features/order-details/order-details.ts';
import { useNavigate } from '#router/hooks.ts';
import { useLoader } from '#shared/use-loader.ts';
import { pageOrders } from '../saved-orders/page-orders.ts';
import { readOrders, writeOrders } from './order-records.ts';
import { createPlaceOrder, type OrderOutcome } from './place-order.ts';
import { prepareOrder, refreshTotals, type Stop } from './prepare-order.ts';

export type OrderProblem = Exclude<OrderOutcome | Stop, { kind: 'placed' | 'saved' | 'to-pay' | 'cart-left' }>;

export interface PlaceOrder {
  place(): void;
  isPlacing: boolean;
  problem: OrderProblem | null;
}

const placeOrderInBrowser = (services: Services) =>
  createPlaceOrder({
    lock: tabLock('brixel-order'),
    read: readOrders,
    write: writeOrders,
    calls: createOrderCalls(services.api),
    token: customerToken,
    newId: randomId,
    now: Date.now,
    epoch: () => currentCart().epoch,
    leaveOrdered,
    isOnline,
    isConnectionLost,
    queue: pageOrders(services),
  });

export function usePlaceOrder(): PlaceOrder {
  const services = useServices();
  const navigate = useNavigate();
  const { grandTotal } = useTotals();
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<OrderProblem | null>(waitingOrder);
  useLoader(isPlacing);

  useEffect(() => {
    // back from the payment service, the browser may show this page as it was left
    const comeBack = () => setPlacing(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  // what only lacked the connection can be tried again
  useEffect(() => watchReconnect(() => setProblem((now) => (now?.kind === 'needs-connection' ? null : now))), []);

  async function place(): Promise<void> {
    setPlacing(true);
    setProblem(null);
    const outcome = await placeOrderInBrowser(services)(() => prepareOrder(services, grandTotal));
    if (outcome.kind === 'to-pay') {
      window.location.assign(outcome.url);
      return;
    }
    setPlacing(false);
    if (outcome.kind === 'placed' || outcome.kind === 'saved') {
      dropAccountWish();
      const path = outcome.kind === 'saved' ? savedOrderPath(outcome.id) : orderPath(outcome.order.orderId);
      // with an empty cart the page leaves by itself, in every tab
      if (useCart.getState().lines.length > 0) await navigate(path, { replace: true });
      return;
    }
    if (outcome.kind === 'cart-left') return;
    if (outcome.kind === 'refused') await takeRefusal(services, outcome.refusal);
    services.report(new Error(checkoutError(outcome)));
    setProblem(outcome);
  }

  const placeOrFree = (): Promise<void> =>
    place().catch((error: unknown) => {
      // whatever has gone wrong, the button can be pressed again
      setPlacing(false);
      services.report(error);
      throw error;
    });
  return { place: () => void placeOrFree(), isPlacing, problem };
}

const checkoutError = (problem: OrderProblem): string =>
  `Checkout error: the order was not placed (${problem.kind === 'refused' ? problem.refusal.code : problem.kind})`;

/** An order that was sent before a reload, and never answered. */
function waitingOrder(): OrderProblem | null {
  const { frozen } = readOrders();
  return frozen && frozen.epoch === useCart.getState().epoch ? { kind: 'no-answer' } : null;
}

/** Applies a refusal to the cart, so that it is shown where it can be changed. */
async function takeRefusal(services: Services, { code, lines = [] }: OrderRefusal): Promise<void> {
  if (code === 'MOSAIC_GONE') {
    const gone = lines.map(({ temporary_image_id }) => temporary_image_id);
    updateLines((line) => (mosaicIdOf(line) && gone.includes(mosaicIdOf(line)) ? RUN_OUT : {}));
    return;
  }
  const left = new Map(lines.map(({ sku, available }) => [sku, available]));
  updateLines(({ sku, stock }) => {
    const qty = left.get(sku);
    return qty === undefined ? {} : { stock: { ...stock, qty, inStock: qty > 0 } };
  });
  if (code === 'PRICE_CHANGED' || code === 'COUPON_GONE' || code === 'VOUCHER_GONE') await refreshTotals(services);
}
