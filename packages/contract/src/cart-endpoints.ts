import { z } from 'zod';
import {
  addressInformation,
  cartAddress,
  cartAnswer,
  cartDelete,
  cartUpdate,
  echoedItem,
  paymentMethod,
  platformTotals,
  shippingInformation,
  shippingMethod,
} from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';

/** The calls of the cart. */

const storeCode = z.string().max(20).optional();
const token = z.string().max(4000).optional().describe('of a customer; better sent as Authorization: Bearer');

const ofCart = {
  token,
  storeCode,
  cartId: z
    .string()
    .min(1)
    .max(200)
    .meta({ examples: ['3q2-7wEAAAB5bXvPq0hLr8nZsT1uYx4c'] }),
};
const cartQuery = z.object(ofCart);

const answer = z.enum(['cart']).optional().describe('cart: answer with the whole cart, its totals included');
const changeQuery = z.object({ ...ofCart, answer });

const failures = {
  401: 'the cart is a customer’s and the token is not theirs, or is no longer valid',
  404: 'no cart has this id',
};

export const cartEndpoints = {
  createCart: defineEndpoint(endpointRoutes.createCart, {
    tag: 'Cart',
    summary: 'A new cart; a customer gets the one that is open',
    query: z.object({
      ...{ token, storeCode },
      from: ofCart.cartId.optional().describe('a guest’s cart whose gift vouchers the customer’s takes over'),
    }),
    result: z.string(),
    noStore: true,
    failures: { 401: 'the token is not valid, or no longer', 429: 'too many carts' },
  }),
  pullCart: defineEndpoint(endpointRoutes.pullCart, {
    tag: 'Cart',
    summary: 'The items of a cart',
    query: changeQuery,
    result: z.union([z.array(echoedItem), cartAnswer]),
    noStore: true,
    failures,
  }),
  updateCart: defineEndpoint(endpointRoutes.updateCart, {
    tag: 'Cart',
    summary: 'Add an item or set its quantity; with a line_key always set, so that sending it again changes nothing',
    query: changeQuery,
    body: cartUpdate,
    result: z.union([echoedItem, cartAnswer]).nullable(),
    noStore: true,
    failures: { ...failures, 409: 'there is not enough of it, or the quantity is not sold' },
  }),
  deleteFromCart: defineEndpoint(endpointRoutes.deleteFromCart, {
    tag: 'Cart',
    summary: 'Take an item out of the cart; one that is gone already is no failure',
    query: changeQuery,
    body: cartDelete,
    result: z.union([z.literal(true), cartAnswer]),
    noStore: true,
    failures,
  }),
  cartTotals: defineEndpoint(endpointRoutes.cartTotals, {
    tag: 'Cart',
    summary: 'What the cart costs',
    query: cartQuery,
    result: platformTotals,
    noStore: true,
    failures,
  }),
  paymentMethods: defineEndpoint(endpointRoutes.paymentMethods, {
    tag: 'Cart',
    summary: 'How the cart can be paid',
    query: cartQuery,
    result: z.array(paymentMethod),
    noStore: true,
    failures,
  }),
  shippingMethods: defineEndpoint(endpointRoutes.shippingMethods, {
    tag: 'Cart',
    summary: 'How the cart can be sent; nothing where there is nothing to send',
    query: cartQuery,
    body: z.object({ address: cartAddress.optional() }).meta({ examples: [{ address: { country_id: 'DE' } }] }),
    result: z.array(shippingMethod),
    noStore: true,
    failures,
  }),
  shippingInformation: defineEndpoint(endpointRoutes.shippingInformation, {
    tag: 'Cart',
    summary: 'Say where the cart goes and how; VAT is that of the country',
    query: changeQuery,
    body: z.object({ addressInformation: addressInformation.optional() }),
    result: z.union([shippingInformation, cartAnswer]),
    noStore: true,
    failures,
  }),
  collectTotals: defineEndpoint(endpointRoutes.collectTotals, {
    tag: 'Cart',
    summary: 'What the cart costs, for clients that name their methods with the question',
    query: cartQuery,
    body: z
      .object({ methods: z.record(z.string(), z.unknown()).nullish() })
      .nullish()
      .meta({ examples: [{ methods: { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } }] }),
    result: platformTotals,
    noStore: true,
    failures,
  }),
  applyCoupon: defineEndpoint(endpointRoutes.applyCoupon, {
    tag: 'Cart',
    summary: 'Redeem a coupon or a gift voucher; one that does not hold changes nothing',
    query: changeQuery.extend({
      coupon: z
        .string()
        .max(100)
        .meta({ examples: ['WILLKOMMEN10'] }),
    }),
    result: z.union([z.literal(true), cartAnswer]),
    noStore: true,
    failures: { ...failures, 404: 'no cart has this id, or the coupon does not hold for it', 429: 'too many attempts' },
  }),
  deleteCoupon: defineEndpoint(endpointRoutes.deleteCoupon, {
    tag: 'Cart',
    summary: 'Take a gift voucher back, or the coupon; where there is none, all gift vouchers',
    query: changeQuery.extend({
      voucher: z.coerce.number<string | number>().int().min(1).optional().describe('its id in the totals'),
    }),
    result: z.union([z.literal(true), cartAnswer]),
    noStore: true,
    failures,
  }),
  cartCoupon: defineEndpoint(endpointRoutes.cartCoupon, {
    tag: 'Cart',
    summary: 'The code of the coupon that lowers the price of the cart; null without one',
    query: cartQuery,
    result: z.string().nullable(),
    noStore: true,
    failures,
  }),
} as const;
