import type {
  ExecutedPayment,
  OrderMessage,
  OrderRefusal,
  OrderView,
  PlacedOrder,
  StartedPayment,
  WithdrawalInput,
  WithdrawalReceipt,
} from '@brixel/contract/order';
import type { Api } from './api.ts';
import { errorMessage } from './api-error.ts';
import { createCartCalls } from './cart-calls.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The calls around orders and their payment. */

export type SentOrder = OrderMessage & { order_id: string };

/**
 * `refused` and `invalid`: there is no such order, for a reason that the shopper can see to. `unauthorized`: there is none, and
 * the login has ended. `unknown`: it is unknown whether there is one; sending the same again is safe and gives the answer.
 */
export type Placement =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; refusal: OrderRefusal }
  | { kind: 'invalid'; message: string }
  | { kind: 'unauthorized' }
  | { kind: 'unknown' };

export interface OrderCalls {
  /** `mayHaveArrived`: it was sent before, and nobody knows what became of it */
  place(order: SentOrder, token: string | null, mayHaveArrived: boolean): Promise<Placement>;
  find(publicId: string): Promise<Outcome<OrderView>>;
  lookUp(orderNumber: string, email: string): Promise<Outcome<OrderView>>;
  startPayment(publicId: string, token: string | null): Promise<Outcome<StartedPayment>>;
  executePayment(payment: { success: boolean; paymentid: string; payerid?: string }): Promise<Outcome<ExecutedPayment>>;
  withdraw(withdrawal: WithdrawalInput): Promise<Outcome<WithdrawalReceipt>>;
}

/** An order is worth a longer wait than anything else. */
const TIMEOUT_MS = 30_000;

export function createOrderCalls(api: Api): OrderCalls {
  return {
    async place(order, token, mayHaveArrived) {
      if (mayHaveArrived && (await isOrderedElsewhere(api, order, token)))
        return { kind: 'placed', order: placedOrder({}, order.order_id) };
      const input = { body: order, token, signal: AbortSignal.timeout(TIMEOUT_MS) };
      try {
        return placementOf((await api.bare('placeOrder', input)).json, order.order_id);
      } catch {
        return { kind: 'unknown' };
      }
    },
    find: (publicId) => outcomeOf(api, 'findOrder', { params: { orderId: publicId } }),
    lookUp: (order_number, email) => outcomeOf(api, 'lookUpOrder', { body: { order_number, email } }),
    startPayment: (publicId, token) => outcomeOf(api, 'startPayment', { body: { orderId: publicId }, token }),
    executePayment: (payment) => outcomeOf(api, 'executePayment', { body: payment }),
    withdraw: (withdrawal) => outcomeOf(api, 'withdraw', { body: withdrawal }),
  };
}

/**
 * An API that is not ours takes the same order twice. It has the first one where it has closed the cart: a guest's is gone, and a customer
 * has another.
 */
async function isOrderedElsewhere(api: Api, order: SentOrder, token: string | null): Promise<boolean> {
  const { cart_id, expected_total } = order;
  // only ours is told what the shopper expects to pay
  if (cart_id === undefined || expected_total !== undefined) return false;
  const calls = createCartCalls(api);
  const cartId = String(cart_id);
  if (token === null || !/^\d+$/.test(cartId)) {
    const pulled = await calls.pull({ cartId, token });
    return !pulled.ok && pulled.code === 404;
  }
  const open = await calls.create(token);
  return open.ok && open.result !== cartId;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer says about the order. One without a code, or with 200, says that it was placed. */
export function placementOf(json: unknown, clientOrderId: string): Placement {
  if (!isRecord(json)) return { kind: 'unknown' };
  const { result } = json;
  const code = json.code ?? json.resultCode ?? 200;
  // elsewhere a forged price is answered with 200 and a sentence: only an order is an order, or the number of its job
  if (code === 200) {
    if (isRecord(result)) return { kind: 'placed', order: placedOrder(result, clientOrderId) };
    return isJobNumber(result) ? { kind: 'placed', order: placedOrder({}, clientOrderId) } : invalid(result);
  }
  if (code === 401) return { kind: 'unauthorized' };
  // a limit of the shop's own says so; any other may have come after the order
  if (code === 429 && isRefusal(result)) return { kind: 'refused', refusal: result };
  if (code === 500 && typeof result === 'string' && FAILED_STEP.test(result)) return invalid(result);
  if (typeof code !== 'number' || code < 400 || code >= 500 || code === 408 || code === 429) return { kind: 'unknown' };
  return isRefusal(result) ? { kind: 'refused', refusal: result } : invalid(result);
}

/** Where orders wait in a queue of the API's own: it is accepted, and its number comes by mail. */
const isJobNumber = (result: unknown): boolean =>
  (typeof result === 'number' && result > 0) || (typeof result === 'string' && /^[1-9]\d*$/.test(result));

/** vue-storefront-api says at which step the platform has refused an order. */
const FAILED_STEP = /^Error (?:while (?:adding|validating|syncing)|placing an order)/;

const invalid = (result: unknown): Placement => ({ kind: 'invalid', message: errorMessage(result) });

const isRefusal = (result: unknown): result is OrderRefusal =>
  isRecord(result) && typeof result.code === 'string' && typeof result.message === 'string';

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Other APIs have no public id that cannot be guessed; the client's own id serves as one. */
function placedOrder(result: Record<string, unknown>, clientOrderId: string): PlacedOrder {
  const backendOrderId = Number(result.backendOrderId ?? 0);
  return {
    orderId: textOf(result.orderId) || clientOrderId,
    backendOrderId,
    magentoOrderId: Number(result.magentoOrderId ?? backendOrderId),
    orderNumber: textOf(result.orderNumber),
    transferedAt: textOf(result.transferedAt),
    grandTotal: Number(result.grandTotal ?? 0),
    needsPayment: result.needsPayment === true,
  };
}
