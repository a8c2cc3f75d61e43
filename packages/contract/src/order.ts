import { z } from 'zod';
import { ADDRESS_LIMITS, hasPostcodeOfCountry, MIN_POSTCODE_LENGTH, WRONG_POSTCODE } from './address-rules.ts';
import { cartItemInput, couponProblem, platformTotals, productOption } from './cart.ts';
import { MAX_CART_ITEMS } from './cart-limits.ts';
import { productType } from './catalog.ts';
import { MAX_TEMPORARY_IMAGE_ID_LENGTH } from './mosaic-limits.ts';
import { MAX_ORDER_ID_LENGTH, MIN_ORDER_ID_LENGTH } from './order-limits.ts';
import { addressLine, personName } from './plain-text.ts';

/** An order: what a client sends, and what the API returns. */

const id = z.number().int();
const text = (most: number) => z.string().trim().max(most);
const optionalLine = (most: number) =>
  z
    .union([addressLine(most), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? '');

export const paymentCodes = ['iways_paypalplus_payment', 'banktransfer'] as const;
export type PaymentCode = (typeof paymentCodes)[number];

/** Shops elsewhere know other ways to pay: a client may send any of them, and ours refuses what it does not know. */
const paymentMethodCode: z.ZodType<PaymentCode, string> = z.enum(paymentCodes);

/** Older clients leave out a second line of the street, or send it as null. */
const street = z
  .array(addressLine(ADDRESS_LIMITS.street).nullish())
  .max(4)
  .transform((lines) => lines.flatMap((line) => line || []))
  .pipe(z.array(z.string()).min(1).max(4));

export const orderAddress = z
  .object({
    firstname: personName(ADDRESS_LIMITS.name),
    lastname: personName(ADDRESS_LIMITS.name),
    email: z.email().max(ADDRESS_LIMITS.email).nullish(),
    street,
    postcode: addressLine(ADDRESS_LIMITS.postcode)
      .min(MIN_POSTCODE_LENGTH)
      .describe('of the form that the country uses'),
    city: addressLine(ADDRESS_LIMITS.city).min(1),
    country_id: z.string().length(2).toUpperCase(),
    region: optionalLine(100),
    region_code: optionalLine(20),
    region_id: z.union([z.number(), z.string().max(20)]).nullish(),
    company: optionalLine(ADDRESS_LIMITS.company),
    telephone: optionalLine(ADDRESS_LIMITS.phone),
    vat_id: optionalLine(ADDRESS_LIMITS.taxId),
    reference: addressLine(ADDRESS_LIMITS.reference)
      .optional()
      .describe('of a company: what its books know the order by, such as a Leitweg-ID; stands on the invoice'),
  })
  .refine(hasPostcodeOfCountry, WRONG_POSTCODE);
export type OrderAddress = z.output<typeof orderAddress>;

/** Of a line only what was chosen counts; prices, names and totals that clients send are ignored. */
const orderedLine = z.object({
  sku: z.string().min(1).max(100),
  qty: cartItemInput.shape.qty.refine((qty) => qty > 0, 'Quantity must be above 0'),
  product_option: cartItemInput.shape.product_option,
  price: z.unknown().optional().describe('sent by clients and not looked at: prices are the server’s'),
  /** of a mosaic: the picture it is made from, stored with the order */
  temporary_image_id: z.string().max(MAX_TEMPORARY_IMAGE_ID_LENGTH).nullish(),
});
export type OrderedLine = z.output<typeof orderedLine>;

export const orderInput = z
  .object({
    order_id: z
      .string()
      .regex(/^[\w-]+$/)
      .min(MIN_ORDER_ID_LENGTH)
      .max(MAX_ORDER_ID_LENGTH)
      .nullish()
      .describe('made by the client: the same id again answers with the first order, with other content it is refused'),
    cart_id: z
      .union([z.string().max(200), z.number().transform(String)])
      .nullish()
      .describe('its coupon holds for the order, and it is closed by it'),
    store_code: z.string().max(20).nullish(),
    user_id: z.unknown().optional().describe('sent by clients and not looked at: a customer is known by the token'),
    products: z.array(orderedLine).min(1).max(MAX_CART_ITEMS),
    addressInformation: z.object({
      shippingAddress: orderAddress.nullish().describe('missing where nothing is sent'),
      billingAddress: orderAddress,
      shipping_carrier_code: z.string().max(100).nullish(),
      shipping_method_code: z.string().max(100).nullish(),
      payment_method_code: paymentMethodCode,
      payment_method_additional: z.unknown().optional(),
    }),
    expected_total: z
      .number()
      .nullish()
      .describe('what the shopper was shown, in euros; where it would be another sum the order is refused'),
  })
  .refine(
    ({ addressInformation: { shippingAddress, billingAddress } }) => billingAddress.email || shippingAddress?.email,
    {
      path: ['addressInformation', 'billingAddress', 'email'],
      error: 'One of the addresses must have an e-mail address',
    },
  )
  .meta({
    examples: [
      {
        order_id: '7f1c0d52-4c0e-4f0a-9a52-0b1d7a3ce001',
        products: [{ sku: 'BX-3005-1', qty: 20 }],
        addressInformation: {
          shippingAddress: {
            firstname: 'Marlene',
            lastname: 'Kaiser',
            email: 'marlene@example.de',
            street: ['Lindenstraße', '14'],
            postcode: '80331',
            city: 'München',
            country_id: 'DE',
          },
          billingAddress: {
            firstname: 'Marlene',
            lastname: 'Kaiser',
            email: 'marlene@example.de',
            street: ['Lindenstraße', '14'],
            postcode: '80331',
            city: 'München',
            country_id: 'DE',
          },
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
          payment_method_code: 'banktransfer',
        },
      },
    ],
  });
export type OrderInput = z.output<typeof orderInput>;
/** As a client writes it. */
export type OrderMessage = z.input<typeof orderInput>;

export const placedOrder = z.object({
  /** secret: grants access to its page */
  orderId: z.string(),
  backendOrderId: id,
  magentoOrderId: id,
  orderNumber: z.string(),
  transferedAt: z.string(),
  grandTotal: z.number(),
  /** true where a payment service is to be visited before the order is complete */
  needsPayment: z.boolean(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

export const orderRefusalCode = z.enum([
  'NOT_AVAILABLE',
  'PRICE_CHANGED',
  'COUPON_GONE',
  'ORDER_ID_USED',
  'ADDRESS_MISSING',
  'COUNTRY_NOT_SERVED',
  'PAYMENT_NOT_POSSIBLE',
  'MOSAIC_GONE',
  'TOO_MANY_ORDERS',
  'UNPAID_LIMIT',
  'SHOP_CLOSED',
  'VOUCHER_GONE',
]);

/** Why an order was not placed: nothing was reserved, and the cart is as it was, but for a coupon that is not for this customer. */
export const orderRefusal = z.object({
  code: orderRefusalCode,
  /** in English, for clients without words of their own */
  message: z.string(),
  /** NOT_AVAILABLE: what there is still of each product that is short, and of a box which part is; MOSAIC_GONE: whose picture has run out */
  lines: z
    .array(
      z.object({
        sku: z.string(),
        available: id,
        part: z.string().optional(),
        temporary_image_id: z.string().optional(),
      }),
    )
    .optional(),
  /** PRICE_CHANGED, COUPON_GONE, VOUCHER_GONE: what it would cost now */
  totals: platformTotals.optional(),
  /** COUPON_GONE: why it does not hold */
  coupon: couponProblem.optional(),
  /** UNPAID_LIMIT: how many euros orders that are not paid yet may hold together */
  limit: z.number().optional(),
});
export type OrderRefusal = z.infer<typeof orderRefusal>;

export const orderStatus = z.enum(['pending', 'processing', 'complete', 'canceled']);
export type OrderStatus = z.infer<typeof orderStatus>;

export const paymentState = z.enum(['open', 'paid', 'canceled', 'refunded']);
export type PaymentState = z.infer<typeof paymentState>;

/** As an order shows it: of what was given back the sums decide. */
export const shownPaymentState = z.enum([...paymentState.options, 'partly_refunded']);
export type ShownPaymentState = z.infer<typeof shownPaymentState>;

const writtenAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().optional(),
  company: z.string().optional(),
  street: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  region: z.string().optional(),
  country_id: z.string(),
  telephone: z.string().optional(),
  vat_id: z.string().optional(),
  reference: z.string().optional(),
});
export type WrittenAddress = z.infer<typeof writtenAddress>;

const orderItem = z.object({
  item_id: id,
  sku: z.string(),
  name: z.string(),
  product_type: productType,
  qty_ordered: z.number().describe('pieces; parts of one only in orders of the shop that was here before'),
  /** euros for one piece, net */
  price: z.number(),
  price_incl_tax: z.number(),
  row_total: z.number(),
  row_total_incl_tax: z.number(),
  tax_amount: z.number(),
  tax_percent: z.number(),
  discount_amount: z.number(),
  /** the tax in the discount: net row, tax and this one make the gross row */
  discount_tax_compensation_amount: z.number(),
  /** instead of VAT: of goods under the margin scheme */
  tax_note: z.string().optional(),
  /** the choices in words */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  product_option: productOption.optional(),
  /** picture and page, while the product is in the catalogue */
  image: z.string().optional(),
  url: z.string().optional(),
  downloads: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
  /** one for each piece, once they are paid */
  tickets: z
    .array(
      z.object({
        code: z.string(),
        used_at: z.string().nullable(),
        canceled_at: z.string().nullable(),
        /** the code as a QR code, with the picture in its address, while it lets somebody in */
        picture: z.string().optional(),
      }),
    )
    .optional(),
  /** of a mosaic: it can be bought again with it */
  temporary_image_id: z.string().optional(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** An order as its shopper may see it, in the words of the older clients' order history. */
export const orderView = z.object({
  entity_id: id,
  /** what its page is reached with */
  order_id: z.string(),
  increment_id: z.string(),
  status: orderStatus,
  state: z.string(),
  created_at: z.string(),
  store_code: z.string(),
  store_name: z.string(),
  order_currency_code: z.string(),
  customer_email: z.string(),
  customer_firstname: z.string(),
  customer_lastname: z.string(),
  /** what was or is to be paid: without what gift vouchers have paid */
  grand_total: z.number(),
  /** gift vouchers that have paid for it */
  vouchers: z.array(z.object({ ending: z.string(), amount: z.number() })).optional(),
  subtotal: z.number(),
  subtotal_incl_tax: z.number(),
  shipping_amount: z.number(),
  shipping_incl_tax: z.number(),
  tax_amount: z.number(),
  discount_amount: z.number(),
  /** the tax in the discount, which older clients add: subtotal, shipping, tax, discount and this one make all that is paid */
  discount_tax_compensation_amount: z.number(),
  coupon_code: z.string().optional(),
  total_due: z.number(),
  total_paid: z.number(),
  total_refunded: z.number(),
  total_segments: platformTotals.shape.total_segments,
  shipping_description: z.string(),
  pick_up_at: z.string().optional().describe('where it is fetched; missing where it is sent'),
  /** working days until it arrives, counted from its payment; null where nothing is sent */
  delivery_days: z.object({ min: id, max: id }).nullable(),
  payment: z.object({
    method: z.string(),
    additional_information: z.array(z.string()),
    state: shownPaymentState,
    /** bank transfer: where to, and what to write on it */
    bank: z.object({ holder: z.string(), iban: z.string(), bic: z.string(), reference: z.string() }).optional(),
  }),
  /** instead of VAT: why the shop charged none */
  tax_note: z.string().optional(),
  billing_address: writtenAddress,
  items: z.array(orderItem),
  extension_attributes: z.object({
    shipping_assignments: z.array(
      z.object({
        shipping: z.object({
          address: writtenAddress,
          method: z.string(),
          total: z.object({ shipping_amount: z.number(), shipping_incl_tax: z.number() }),
        }),
      }),
    ),
  }),
  /** on their way: what can be followed by its number */
  parcels: z
    .array(
      z.object({
        carrier: z.string().describe('empty where it is not named'),
        number: z.string(),
        url: z.string().nullable().describe('where it is followed'),
      }),
    )
    .optional(),
  /** goods that go back to the shop, and how far that is */
  returns: z
    .array(
      z.object({
        number: z.string(),
        state: z.enum(['open', 'closed', 'refused']),
        announced_at: z.string(),
        arrived_at: z.string().nullable(),
        checked_at: z.string().nullable(),
        refunded_at: z.string().nullable().describe('when the money was sent'),
        refund_until: z.string().nullable().describe('by when the law wants the money back'),
      }),
    )
    .optional(),
  /** true as long as the withdrawal function takes it */
  can_withdraw: z.boolean(),
  withdrawn_at: z.string().optional(),
  /** paid in the sandbox: nothing was charged, and nothing is sent */
  is_test: z.boolean(),
  is_moved: z
    .boolean()
    .optional()
    .describe(
      'true where it was placed in the shop that was here before: it is shown as it was there, and nothing comes of it any more',
    ),
  /** invoices and credit notes, where there are any; as files for whoever has the order */
  invoices: z
    .array(
      z.object({
        number: z.string(),
        kind: z.enum(['invoice', 'credit-note']),
        issued_at: z.string(),
        url: z.string(),
      }),
    )
    .optional(),
});
export type OrderView = z.infer<typeof orderView>;

export const orderHistory = z.object({
  items: z.array(orderView),
  search_criteria: z.object({ page_size: id, current_page: id }),
  total_count: id,
});
export type OrderHistory = z.infer<typeof orderHistory>;

/** Where a shopper pays. */
export const startedPayment = z.object({
  paymentId: z.string(),
  approvalUrl: z.string(),
  orderId: z.string(),
});
export type StartedPayment = z.infer<typeof startedPayment>;

export const executedPayment = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: orderStatus,
  payment: paymentState,
});
export type ExecutedPayment = z.infer<typeof executedPayment>;

export const withdrawalInput = z
  .object({
    name: personName(200).min(2),
    email: z.email().max(254),
    order_number: addressLine(40).min(3),
    /** which goods, where not all */
    what: text(2000).nullish(),
  })
  .meta({ examples: [{ name: 'Marlene Kaiser', email: 'marlene@example.de', order_number: 'BX-4K7M-9QTD' }] });
export type WithdrawalInput = z.output<typeof withdrawalInput>;

/** The receipt, which is also sent by mail. */
export const withdrawalReceipt = z.object({
  number: z.string(),
  received_at: z.string(),
  name: z.string(),
  email: z.string(),
  order_number: z.string(),
  what: z.string(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceipt>;
