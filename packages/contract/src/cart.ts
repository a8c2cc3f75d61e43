import { z } from 'zod';
import { MAX_LINE_CHANGES, MAX_LINE_KEY_LENGTH, MAX_LINE_QUANTITY } from './cart-limits.ts';
import { productType } from './catalog.ts';
import { MAX_TEMPORARY_IMAGE_ID_LENGTH } from './mosaic-limits.ts';

/** The cart as both halves exchange it. A *line* is what the shopper sees, an *item* is the server's row. */

const id = z.number().int();

/** Older clients write numbers as text, and ids either way. */
const digits = z.union([z.number(), z.string().regex(/^\d{1,15}$/)]).transform(Number);
const idAsSent = z.union([z.string().max(20), id]);
const numberAsSent = z.union([id, z.string().regex(/^\d{1,15}$/)]);

/** They also send lists as objects; the values count. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .union([
      z.array(entry).max(50),
      z.record(z.string(), entry).transform((entries): z.output<T>[] => Object.values(entries)),
    ])
    .nullish()
    .transform((entries) => entries ?? []);

/** Of a mosaic: the picture that the shop has made for it. */
const temporaryImageId = z.string().min(1).max(MAX_TEMPORARY_IMAGE_ID_LENGTH);

const sentAnswer = z.object({
  option_id: idAsSent,
  option_value: z.union([z.string().max(2000), z.number()]).nullish(),
});
const sentSelection = z.object({
  option_id: numberAsSent,
  option_qty: numberAsSent.nullish(),
  option_selections: z.array(numberAsSent.nullable()).max(100),
});

/**
 * What a shopper has chosen, as clients send it: all three lists, of which at most one is filled. Nothing is converted here,
 * because clients recognise their lines by what they have sent.
 */
const sentOption = z
  .object({
    extension_attributes: z
      .object({
        configurable_item_options: listOf(z.object({ option_id: idAsSent, option_value: idAsSent })),
        custom_options: listOf(sentAnswer),
        bundle_options: listOf(sentSelection),
        temporary_image_id: temporaryImageId.nullish(),
      })
      .nullish(),
  })
  .nullish();
export type SentOption = NonNullable<z.output<typeof sentOption>>;

const sku = z.string().min(1).max(100);
const quantity = digits.pipe(z.number().int().min(0).max(MAX_LINE_QUANTITY));

/** Made once by the client, when the line first comes into being; with it `qty` is set, never added. */
const lineKey = z.string().min(1).max(MAX_LINE_KEY_LENGTH);
/** Rises with each change that the client makes to the line; what is not newer than what the server has seen is ignored. */
const lineVersion = z.number().int().min(1);

const itemId = digits.pipe(id.min(1).max(2_147_483_647)).nullish();

export const cartItemInput = z
  .object({
    sku,
    qty: quantity.describe('with a line_key 0 removes the line'),
    product_option: sentOption,
    item_id: itemId.describe('of the item to change; without it and without a line_key the quantity is added'),
    line_key: lineKey.nullish(),
    line_version: lineVersion.nullish(),
  })
  .refine(({ qty, line_key }) => qty > 0 || line_key, { path: ['qty'], error: 'Quantity must be above 0' })
  .refine(({ line_key, line_version }) => !line_key === !line_version, {
    path: ['line_version'],
    error: 'line_key and line_version belong together',
  });
export type CartItemInput = z.output<typeof cartItemInput>;

export const lineChange = z.object({
  sku,
  qty: quantity.describe('0 removes the line'),
  product_option: sentOption,
  item_id: itemId.describe('of the item that the line stands for, where the server does not know its key yet'),
  line_key: lineKey,
  line_version: lineVersion,
});
export type LineChange = z.output<typeof lineChange>;
/** As a client writes it. */
export type LineChangeInput = z.input<typeof lineChange>;

export const cartUpdate = z
  .object({
    cartItem: cartItemInput.optional(),
    cartItems: z
      .array(lineChange)
      .min(1)
      .max(MAX_LINE_CHANGES)
      .optional()
      .describe('several at once; needs answer=cart'),
  })
  .meta({
    examples: [
      { cartItem: { sku: 'BX-3005-1', qty: 2, line_key: 'b0f5a3c1', line_version: 1 } },
      { cartItem: { sku: 'BX-3005-1', qty: 2 } },
    ],
  });

const removedItem = z.object({
  sku: sku.nullish(),
  item_id: itemId,
  line_key: lineKey.nullish(),
  line_version: lineVersion.nullish(),
});
export type RemovedItem = z.output<typeof removedItem>;

export const cartDelete = z
  .object({ cartItem: removedItem.optional() })
  .meta({ examples: [{ cartItem: { sku: 'BX-3005-1', item_id: 1 } }] });

/** Only the list that is filled. */
export const productOption = z.object({
  extension_attributes: z.object({
    configurable_item_options: z.array(z.object({ option_id: z.string(), option_value: id })).optional(),
    custom_options: z.array(z.object({ option_id: z.string(), option_value: z.string() })).optional(),
    bundle_options: z.array(z.object({ option_id: id, option_qty: id, option_selections: z.array(id) })).optional(),
    temporary_image_id: z.string().optional(),
  }),
});
export type ProductOption = z.infer<typeof productOption>;

export const serverItem = z.object({
  item_id: id,
  /** of what is sold: the variant's where `product_type` is configurable */
  sku: z.string(),
  qty: id,
  name: z.string(),
  /** euros for one piece at this quantity, net */
  price: z.number(),
  product_type: productType,
  quote_id: z.string(),
  product_option: productOption.optional(),
  /** the newest key that this item answers to; none for one that a client without keys has put in */
  line_key: z.string().optional(),
  /** the newest version seen of that key */
  line_version: id.optional(),
});
export type ServerItem = z.infer<typeof serverItem>;

const echoedLists = z.object({
  custom_options: z.array(sentAnswer).optional(),
  bundle_options: z.array(sentSelection).optional(),
});
export type EchoedLists = z.infer<typeof echoedLists>;

/**
 * For clients that do not ask for the whole cart: what they have chosen comes back as they sent it, with its order, its
 * empty entries and its texts for numbers. They compare a checksum of it, and would add the line again where it differs.
 */
export const echoedItem = serverItem.extend({
  product_option: z
    .object({ extension_attributes: productOption.shape.extension_attributes.extend(echoedLists.shape) })
    .optional(),
});
export type EchoedItem = z.infer<typeof echoedItem>;

const totalsItem = z.object({
  item_id: id,
  name: z.string(),
  qty: id,
  price: z.number(),
  price_incl_tax: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  row_total_with_discount: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  /** positive */
  discount_amount: z.number(),
  discount_percent: z.number(),
  /** JSON of `{label, value}[]`: the choices in words */
  options: z.string(),
});
export type TotalsItem = z.infer<typeof totalsItem>;

const totalSegment = z.object({
  /** subtotal, discount, shipping, tax, giftcardaccount, grand_total */
  code: z.string(),
  title: z.string(),
  value: z.number(),
  area: z.string().optional(),
  extension_attributes: z
    .object({
      tax_grandtotal_details: z.array(
        z.object({
          amount: z.number(),
          group_id: id,
          rates: z.array(z.object({ percent: z.string(), title: z.string() })),
        }),
      ),
    })
    .optional(),
});
export type TotalSegment = z.infer<typeof totalSegment>;

/** A gift voucher that pays. Its code is never told again. */
const spentVoucher = z.object({
  id,
  /** the last characters of its code */
  ending: z.string(),
  /** what it pays here, in euros */
  amount: z.number(),
  /** what is on it before that */
  balance: z.number(),
});
export type WireVoucher = z.infer<typeof spentVoucher>;

/** Euros. `subtotal`, `shipping_amount` and rows without `_incl_tax` are net; segments are what a shopper reads. */
export const platformTotals = z.object({
  /** what is to be paid: goods, parcel and taxes, less what gift vouchers pay */
  grand_total: z.number(),
  base_grand_total: z.number(),
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  subtotal_with_discount: z.number(),
  /** 0 or below */
  discount_amount: z.number(),
  /** only where a coupon is applied */
  coupon_code: z.string().optional(),
  shipping_amount: z.number(),
  base_shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  shipping_discount_amount: z.number(),
  shipping_tax_amount: z.number(),
  tax_amount: z.number(),
  base_tax_amount: z.number(),
  base_currency_code: z.string(),
  quote_currency_code: z.string(),
  items_qty: id,
  items: z.array(totalsItem),
  total_segments: z.array(totalSegment),
  /** gift vouchers of the cart, in the order in which they pay */
  vouchers: z.array(spentVoucher).optional(),
});
export type PlatformTotals = z.infer<typeof platformTotals>;

/** The whole cart at one moment. */
export const cartState = z.object({
  /** rises with each change: of two answers the one with the higher version is the newer one */
  version: id,
  items: z.array(serverItem),
  totals: platformTotals,
  coupon: z.object({ code: z.string(), discount_amount: z.number() }).optional(),
});
export type CartState = z.infer<typeof cartState>;

/** Why a coupon does not hold for a cart. */
export const couponProblem = z.enum([
  'UNKNOWN',
  'NOT_YET',
  'EXPIRED',
  'USED_UP',
  'USED_BY_CUSTOMER',
  'NOT_FIRST_ORDER',
  'BELOW_MINIMUM',
  'NOTHING_TO_REDUCE',
  /** a gift voucher on which nothing is left */
  'EMPTY',
]);
export type CouponProblem = z.infer<typeof couponProblem>;

/** What a client gets that asks for whole carts; others read the message alone. */
export interface CouponRefusal {
  code: CouponProblem;
  message: string;
  /** BELOW_MINIMUM: what the goods must come to, in euros */
  minimum?: number;
}

export const refusalCode = z.enum([
  'OUT_OF_STOCK',
  'TOO_MANY',
  'TOO_FEW',
  'NOT_A_MULTIPLE',
  'UNKNOWN_PRODUCT',
  'UNKNOWN_ITEM',
  'PRICE_UNKNOWN',
  'WRONG_OPTIONS',
  'CART_FULL',
]);
export type RefusalCode = z.infer<typeof refusalCode>;

/** A line that could not be changed: it stays as it was, while the other changes of the call hold. */
export const refusedLine = z.object({
  line_key: z.string(),
  sku: z.string(),
  code: refusalCode,
  /** in English, for clients without words of their own */
  message: z.string(),
  /** TOO_MANY: how many the line may hold; TOO_FEW: how many it must; NOT_A_MULTIPLE: of how many */
  limit: id.optional(),
  /** OUT_OF_STOCK and TOO_MANY of a box: the part that is short, in the words of the store */
  part: z.string().optional(),
});
export type RefusedLine = z.infer<typeof refusedLine>;

/** The answer to calls with `answer=cart`. */
export const cartAnswer = z.object({
  cart: cartState,
  /** cart/update of one item: as it is stored now; missing where it is no longer there */
  item: serverItem.optional(),
  /** cart/update of several lines: those that could not be changed */
  refused: z.array(refusedLine).optional(),
});
export type CartAnswer = z.infer<typeof cartAnswer>;

/** Shops elsewhere may have other rates for a region; ours have them for countries, and look at nothing else. */
const notLookedAt = z.unknown().optional();

export const cartAddress = z
  .object({
    country_id: z.string().max(2).nullish(),
    postcode: z.string().max(50).nullish(),
    city: z.string().max(200).nullish(),
    street: notLookedAt,
    region: notLookedAt,
    region_id: notLookedAt,
    region_code: notLookedAt,
  })
  .meta({ examples: [{ country_id: 'DE' }] });
/** As a client writes it. */
export type CartAddressInput = z.input<typeof cartAddress>;

export const shippingMethod = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  amount: z.number(),
  base_amount: z.number(),
  available: z.boolean(),
  error_message: z.string(),
  price_excl_tax: z.number(),
  price_incl_tax: z.number(),
  default: z.boolean(),
  /** only to be had without a connection */
  offline: z.boolean(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

export const paymentMethod = z.object({
  code: z.string(),
  title: z.string(),
  /** euros that it costs on top, net, and in both spellings of older clients with tax */
  cost: z.number(),
  cost_incl_tax: z.number(),
  costInclTax: z.number(),
  default: z.boolean(),
  /** no payment service has to be reached */
  offline: z.boolean(),
  is_server_method: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const code = z.string().max(100).nullish();
const countryId = z.string().max(2).nullish();

/** Clients send camel case, their documentation has snake case; empty texts stand for what is not known yet. */
export const addressInformation = z
  .object({
    shippingAddress: z.object({ countryId, country_id: countryId }).nullish(),
    shipping_address: z.object({ countryId, country_id: countryId }).nullish(),
    shippingCarrierCode: code,
    shippingMethodCode: code,
    shipping_carrier_code: code,
    shipping_method_code: code,
  })
  .meta({
    examples: [
      { shippingAddress: { countryId: 'DE' }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' },
    ],
  });
export type AddressInformation = z.output<typeof addressInformation>;

export const shippingInformation = z.object({
  payment_methods: z.array(paymentMethod),
  totals: platformTotals,
});
