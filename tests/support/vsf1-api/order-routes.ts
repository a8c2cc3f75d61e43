import { type Answer, isJson, type Json, listOf, Refusal, type Routes, result, textOf } from './answer.ts';
import { type TotalsForm, totalsAnswer } from './cart-totals.ts';
import { namedCourier } from './couriers.ts';
import { inItalian } from './italian-catalog.ts';
import type { Cart, Customer, Magento, PlacedOrder } from './magento.ts';

/** Orders: the cart on the platform is made equal to what was sent, then ordered. */

export interface OrderSwitches {
  /** the schema of versions before 1.12 is in force */
  orderSchema: boolean;
  /** orders are queued, and the answer is the number of the job */
  serverQueue: boolean;
  /** of orders in the history */
  orderDates: 'without-zone' | 'invalid';
}

const TOP_LEVEL = [
  'order_id',
  'created_at',
  'updated_at',
  'transmited',
  'transmited_at',
  'status',
  'state',
  'user_id',
  'cart_id',
  'store_code',
  'store_id',
  'products',
  'addressInformation',
];
const TEXTS = ['order_id', 'user_id', 'cart_id', 'store_code'];

export function orderRoutes(magento: Magento, form: TotalsForm, switches: OrderSwitches): Routes {
  let lastJob = 0;
  return {
    'POST /order': ({ body }): Answer => {
      const wrong = switches.orderSchema ? schemaErrors(body) : [];
      if (wrong.length > 0) return result(wrong, 400);
      if (switches.serverQueue) {
        const job = ++lastJob;
        place(magento, form, body, switches);
        return result(job);
      }
      const { entity_id, increment_id } = place(magento, form, body, switches);
      return result({
        magentoOrderId: String(entity_id),
        orderNumber: increment_id,
        backendOrderId: String(entity_id),
        transferedAt: new Date().toISOString(),
      });
    },
  };
}

const problem = (keyword: string, dataPath: string, message: string): Json => ({
  keyword,
  dataPath,
  schemaPath: '#',
  params: {},
  message,
});

/** Of the products only the first is looked at. */
function schemaErrors(body: Json): Json[] {
  const [first] = listOf(body.products);
  const { sku, price, qty } = isJson(first) ? first : {};
  const { shippingAddress } = isJson(body.addressInformation) ? body.addressInformation : {};
  return [
    ...Object.keys(body)
      .filter((name) => !TOP_LEVEL.includes(name))
      .map((name) => problem('additionalProperties', '', `should NOT have additional properties: ${name}`)),
    ...TEXTS.filter((name) => name in body && typeof body[name] !== 'string').map((name) =>
      problem('type', `.${name}`, 'should be string'),
    ),
    ...(first === undefined ? [problem('minItems', '.products', 'should NOT have fewer than 1 items')] : []),
    ...(typeof sku === 'string' ? [] : [problem('required', '.products[0]', "should have required property 'sku'")]),
    ...(typeof price === 'number' && price >= 1 ? [] : [problem('minimum', '.products[0].price', 'should be >= 1')]),
    ...(typeof qty === 'number' && qty >= 1 ? [] : [problem('minimum', '.products[0].qty', 'should be >= 1')]),
    ...(isJson(shippingAddress) ? addressErrors(shippingAddress) : []),
  ];
}

const addressErrors = (address: Json): Json[] => [
  ...['city', 'postcode', 'firstname', 'lastname']
    .filter((name) => textOf(address[name]) === '')
    .map((name) =>
      problem('required', '.addressInformation.shippingAddress', `should have required property '${name}'`),
    ),
  ...('region_id' in address && typeof address.region_id !== 'number'
    ? [problem('type', '.addressInformation.shippingAddress.region_id', 'should be number')]
    : []),
  ...['region', 'telephone', 'company', 'region_code']
    .filter((name) => name in address && typeof address[name] !== 'string')
    .map((name) => problem('type', `.addressInformation.shippingAddress.${name}`, 'should be string')),
];

function place(magento: Magento, form: TotalsForm, body: Json, { orderDates }: OrderSwitches): PlacedOrder {
  const customer =
    Number.parseInt(textOf(body.user_id), 10) > 0
      ? magento.customers.find(({ id }) => String(id) === body.user_id)
      : undefined;
  // the cart of a customer is not found as a guest's; the original never answers then, which a test need not wait for
  const cart = customer ? magento.createCart(customer) : guestCart(magento, textOf(body.cart_id));
  try {
    const sent = listOf(body.products).filter(isJson);
    for (const item of [...cart.items]) {
      const wanted = sent.find(({ sku }) => sku === item.goods.sku);
      if (!wanted) magento.removeItem(cart, item.item_id);
      else if (Number(wanted.qty) !== item.qty) magento.setItem(cart, { ...wanted, item_id: item.item_id });
    }
    for (const line of sent) if (!cart.items.some(({ goods }) => goods.sku === line.sku)) magento.setItem(cart, line);
  } catch (error) {
    throw new Refusal(500, `Error while adding products. ${error instanceof Error ? error.message : ''}`.trim());
  }
  const information = isJson(body.addressInformation) ? body.addressInformation : {};
  const { shipping_carrier_code: carrier, shipping_method_code: method, shippingAddress } = information;
  cart.courier = namedCourier(carrier, method, shippingAddress);
  if (!['checkmo', 'cashondelivery'].includes(textOf(information.payment_method_code))) {
    throw new Refusal(500, 'Error placing an order. The requested Payment Method is not available.');
  }
  const storeCode = textOf(body.store_code);
  const order = historyRecord(magento, { cart, customer: customer ?? null, information, form, orderDates, storeCode });
  magento.orders.push(order);
  magento.dropCart(cart);
  return order;
}

function guestCart(magento: Magento, cartId: string): Cart {
  try {
    return cartId ? magento.openCart(cartId, '') : magento.createCart(null);
  } catch {
    throw new Refusal(500, 'Error while adding products.');
  }
}

const methodOf = ({ courier }: Cart): string => `${courier?.carrier_code}_${courier?.method_code}`;

interface OrderFacts {
  cart: Cart;
  customer: Customer | null;
  information: Json;
  form: TotalsForm;
  orderDates: OrderSwitches['orderDates'];
  storeCode: string;
}

/** As Magento lists it: times without a zone, states that are not ours, no id that could not be guessed. */
function historyRecord(
  magento: Magento,
  { cart, customer, information, form, orderDates, storeCode }: OrderFacts,
): PlacedOrder {
  const id = magento.nextOrderId();
  const totals = totalsAnswer(cart, { ...form, segments: false });
  const billing = isJson(information.billingAddress) ? information.billingAddress : {};
  const isSent = isJson(information.shippingAddress);
  const rows = listOf(totals.items).filter(isJson);
  return {
    entity_id: id,
    increment_id: String(id).padStart(9, '0'),
    customer_id: customer?.id ?? null,
    status: 'holded',
    state: 'holded',
    created_at: orderDates === 'invalid' ? '0000-00-00 00:00:00' : '2026-11-12 21:04:05',
    store_name: 'Main Website\nMain Website Store\nDefault Store View',
    order_currency_code: 'EUR',
    customer_email: textOf(billing.email),
    customer_firstname: textOf(billing.firstname),
    customer_lastname: textOf(billing.lastname),
    grand_total: totals.grand_total,
    subtotal: totals.subtotal,
    subtotal_incl_tax: totals.subtotal_incl_tax,
    shipping_amount: totals.shipping_amount,
    shipping_incl_tax: totals.shipping_incl_tax,
    tax_amount: totals.tax_amount,
    discount_amount: totals.discount_amount,
    total_due: totals.grand_total,
    shipping_description: isSent ? `${cart.courier?.carrier_title} - ${cart.courier?.method_title}` : '',
    payment: { method: information.payment_method_code, additional_information: ['Vorkasse'] },
    billing_address: { ...billing, address_type: 'billing' },
    items: cart.items.map(({ item_id, goods, product_type, qty }) => {
      const row = rows.find((one) => one.item_id === item_id) ?? {};
      return {
        item_id,
        sku: goods.sku,
        name: storeCode === 'it' ? inItalian(textOf(goods.name)) : goods.name,
        product_type,
        qty_ordered: qty,
        price: row.price,
        price_incl_tax: row.price_incl_tax,
        row_total: row.row_total,
        row_total_incl_tax: row.row_total_incl_tax,
        tax_amount: row.tax_amount,
        discount_amount: row.discount_amount,
      };
    }),
    extension_attributes: {
      shipping_assignments: isSent
        ? [{ shipping: { address: information.shippingAddress, method: methodOf(cart), total: {} } }]
        : [],
    },
  };
}
