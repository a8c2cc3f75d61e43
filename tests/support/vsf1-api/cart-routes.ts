import { type Call, isJson, type Json, type Routes, result } from './answer.ts';
import { itemAnswer, type TotalsForm, totalsAnswer } from './cart-totals.ts';
import { courierAnswers, namedCourier } from './couriers.ts';
import type { Cart, Magento } from './magento.ts';

/** The calls of carts, delivery and payment. */

const PAYMENTS = [
  { code: 'checkmo', title: 'Vorkasse' },
  { code: 'cashondelivery', title: 'Nachnahme' },
  // needs the script of its service, and what that knows of the shopper
  { code: 'paypal_express', title: 'PayPal Express Checkout' },
];

export function cartRoutes(magento: Magento, form: TotalsForm): Routes {
  const cartOf = ({ query, token }: Call): Cart => magento.openCart(query.get('cartId') ?? '', token);
  const itemOf = ({ body }: Call): Json | null => (isJson(body.cartItem) ? body.cartItem : null);
  const noItem = () => result('No cartItem element provided within the request body', 500);
  return {
    'POST /cart/create': ({ token }) => {
      const { id, customer } = magento.createCart(token ? magento.customerOf(token) : null);
      return result(customer ? Number(id) : id);
    },
    'GET /cart/pull': (call) => {
      const cart = cartOf(call);
      return result(cart.items.map((item) => itemAnswer(cart, item, form)));
    },
    'POST /cart/update': (call) => {
      const item = itemOf(call);
      if (!item) return noItem();
      const cart = cartOf(call);
      return result(itemAnswer(cart, magento.setItem(cart, item), form));
    },
    'POST /cart/delete': (call) => {
      const item = itemOf(call);
      if (!item) return noItem();
      magento.removeItem(cartOf(call), Number(item.item_id));
      return result(true);
    },
    'GET /cart/totals': (call) => result(totalsAnswer(cartOf(call), form)),
    'GET /cart/payment-methods': (call) => {
      cartOf(call);
      return result(PAYMENTS);
    },
    'POST /cart/shipping-methods': (call) => {
      if (!isJson(call.body.address)) return result('No address element provided within the request body', 500);
      const isVirtual = cartOf(call).items.every(({ goods }) => goods.type_id === 'virtual');
      return result(isVirtual ? [] : courierAnswers(call.body.address));
    },
    'POST /cart/shipping-information': (call) => {
      const { addressInformation } = call.body;
      if (!isJson(addressInformation)) return result('No address element provided within the request body', 500);
      const cart = cartOf(call);
      const { shippingCarrierCode, shippingMethodCode, shippingAddress } = addressInformation;
      cart.courier = namedCourier(shippingCarrierCode, shippingMethodCode, shippingAddress);
      return result({ payment_methods: PAYMENTS, totals: totalsAnswer(cart, form) });
    },
    'POST /cart/collect-totals': (call) =>
      isJson(call.body.methods)
        ? result(totalsAnswer(cartOf(call), form))
        : result('No shipping and payment methods element provided within the request body', 500),
    'POST /cart/apply-coupon': (call) => {
      const coupon = call.query.get('coupon');
      if (!coupon) return result('No coupon code provided', 500);
      magento.applyCoupon(cartOf(call), coupon);
      return result(true);
    },
    'POST /cart/delete-coupon': (call) => {
      cartOf(call).coupon = null;
      return result(true);
    },
    'GET /cart/coupon': (call) => result(cartOf(call).coupon ?? []),
  };
}
