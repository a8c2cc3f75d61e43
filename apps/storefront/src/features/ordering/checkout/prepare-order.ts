import { isVirtualCart } from '@brixel/commerce/cart/cart-facts';
import { isPlainPayment, sentPayment } from '@brixel/commerce/cart/delivery-choice';
import type { OrderRefusal } from '@brixel/contract/order';
import { createCartCalls } from '#data/api/cart-calls.ts';
import { isOnline } from '#data/connection/connection.ts';
import { isConnectionLost } from '#data/connection/connection-check.ts';
import type { Services } from '#data/services.ts';
import { customerToken, readUser } from '#data/storage/stored-user.ts';
import { updateLines } from '#features/cart/cart-actions.ts';
import { currentCart } from '#features/cart/cart-controller.ts';
import { type ClientCart, goodsOf } from '#features/cart/cart-state.ts';
import { askStock, withStock } from '#features/cart/lines/line-stock.ts';
import { hasRunOut } from '#features/cart/lines/mosaic-line.ts';
import { totalsInView } from '#features/cart/totals/totals-in-view.ts';
import { isUnavailable, weightOf } from '#features/cart-line/cart-line.ts';
import { dropAccountWish, useCheckout } from '#features/order-details/order-details.ts';
import { login, register } from '#features/session/session.ts';
import { usualShipping } from '#shared/parcel.ts';
import {
  askDelivery,
  chosenCourier,
  chosenPayment,
  offeredCouriers,
  offeredMethods,
  useDeliveryOffer,
} from './delivery-offer.ts';
import { destinationOf } from './destination.ts';
import { orderDraft } from './order-message.ts';
import type { OrderDraft } from './place-order.ts';

/** What has to be settled before an order is sent: the account, the stock, the price. */

/** Why nothing was sent. */
export type Stop =
  | { kind: 'refused'; refusal: OrderRefusal }
  | { kind: 'cart-left' }
  | { kind: 'account-exists' }
  | { kind: 'account-failed' }
  /** what is in stock could not be asked for */
  | { kind: 'not-checked' }
  /** it is to be paid online, and the browser is offline */
  | { kind: 'needs-connection' };

/** `shownTotal` is what stood above the button when it was pressed. */
export async function prepareOrder(services: Services, shownTotal: number): Promise<OrderDraft | Stop> {
  if (currentCart().lines.length === 0) return { kind: 'cart-left' };
  if (currentCart().lines.some((line) => hasRunOut(line))) return refusal('MOSAIC_GONE');
  const stop = isOnline() ? await settleWithShop(services) : null;
  if (stop && !(isSilence(stop) && (await isConnectionLost()))) return stop;
  const cart = currentCart();
  if (isOfferUnknown(services, cart)) return { kind: isOnline() ? 'not-checked' : 'needs-connection' };
  if (totalsOf(services, cart).grandTotal !== shownTotal) return refusal('PRICE_CHANGED');
  const draft = draftOf(services, cart, shownTotal);
  return isOnline() || draft.canWait ? draft : { kind: 'needs-connection' };
}

async function settleWithShop(services: Services): Promise<Stop | null> {
  const stop = (await openAccount()) ?? (await checkStock(services));
  if (!stop) await refreshTotals(services);
  return stop;
}

/** The shop may be unreachable; then it checks when the order is sent. */
const isSilence = ({ kind }: Stop): boolean => kind === 'not-checked' || kind === 'account-failed';

export function refreshTotals(services: Services): Promise<void> {
  const facts = { isVirtual: isNothingSent(currentCart()), hasAddress: true };
  const destination = destinationOf(services.config, useCheckout.getState(), facts);
  // without an answer the shop checks when the order is sent
  return askDelivery(services, destination).catch(() => {});
}

const isNothingSent = ({ lines }: ClientCart): boolean => isVirtualCart(lines.map(({ type_id }) => type_id));

/** Another API has not said yet how it sends and is paid: codes of ours would be refused there. */
function isOfferUnknown(services: Services, cart: ClientCart): boolean {
  const { config } = services;
  const offer = useDeliveryOffer.getState();
  if (config.api.calls === 'all') return false;
  return (
    offeredMethods(offer, config).length === 0 ||
    (!isNothingSent(cart) && offeredCouriers(offer, services).length === 0)
  );
}

const refusal = (code: OrderRefusal['code']): Stop => ({ kind: 'refused', refusal: { code, message: '' } });

async function openAccount(): Promise<Stop | null> {
  const { createAccount, password, emailAddress, firstName, lastName } = useCheckout.getState().personalDetails;
  if (!createAccount || customerToken()) return null;
  const customer = { email: emailAddress.trim(), firstname: firstName.trim(), lastname: lastName.trim() };
  const made = await register({ customer, password });
  // an answer may have been lost: with the right password it is this shopper's account
  const session = !made.ok && made.code === 409 ? await login(customer.email, password) : made;
  if (!session.ok) return { kind: !made.ok && made.code === 409 ? 'account-exists' : 'account-failed' };
  dropAccountWish();
  return null;
}

async function checkStock({ api, config }: Services): Promise<Stop | null> {
  if (config.cart.stockSync) {
    const skus = [...new Set(currentCart().lines.map(({ sku }) => sku))];
    const rows = await askStock(createCartCalls(api), skus, new AbortController().signal);
    updateLines((line) => withStock(line, rows.get(line.sku), config.cart));
    if (skus.some((sku) => !rows.has(sku))) return { kind: 'not-checked' };
  }
  return currentCart().lines.some(isUnavailable) ? refusal('NOT_AVAILABLE') : null;
}

const totalsOf = (services: Services, cart: ClientCart) =>
  totalsInView(cart, usualShipping(services, weightOf(cart.lines)));

function draftOf(services: Services, cart: ClientCart, total: number): OrderDraft {
  const { store, config } = services;
  const details = useCheckout.getState();
  const offer = useDeliveryOffer.getState();
  const isVirtual = isNothingSent(cart);
  const paymentMethod = chosenPayment(offeredMethods(offer, config), details.paymentDetails.paymentMethod, isVirtual);
  const drafted = orderDraft({
    cart,
    details,
    total,
    isVirtual,
    courier: chosenCourier(offeredCouriers(offer, services), details.shippingDetails.shippingMethod),
    storeCode: store.storeCode,
    customerId: readUser()?.current.id ?? null,
    paymentCode: sentPayment(paymentMethod, config.orders.paymentMethodsMapping),
  });
  const seen = {
    lines: cart.lines.map(goodsOf),
    totals: totalsOf(services, cart),
    coupon: cart.server?.coupon ?? null,
  };
  return { ...drafted, seen, canWait: isPlainPayment(paymentMethod) };
}
