import { fromEuros } from '@brixel/commerce/money';
import { productType } from '@brixel/contract/catalog';
import type { MovedOrderRemark } from '@brixel/contract/office/moved-order-words';
import type { OrderStatus, ShownPaymentState, WrittenAddress } from '@brixel/contract/order';
import { profileInput } from '@brixel/contract/user';
import { readJsonObjects } from '@brixel/exchange/json-objects';
import { type Fields, fieldsOf, flagOf, listOf, numberOf, textOf } from '@brixel/exchange/vsf/dump-values';
import { emailKey } from '../customer/customer-store.ts';
import type { Money } from '../database/column-types.ts';
import { skuOf } from '../dump-files/dump-product.ts';
import type { MovedContent, MovedLine, MovedNote, MovedSums } from './moved-content.ts';
import { openText } from './moved-text.ts';
import { readTime } from './moved-time.ts';

/** Orders as Magento's `GET /V1/orders` answers them. */

export interface MovedOrder {
  number: string;
  email: string;
  /** who has ordered */
  name: string;
  /** its code or name there */
  store: string;
  /** placed with an account */
  isOfAccount: boolean;
  status: OrderStatus;
  paymentState: ShownPaymentState;
  createdAt: string;
  content: MovedContent;
}

export interface ReadOrder {
  /** of the file */
  line: number;
  /** null: the remark keeps it out */
  order: MovedOrder | null;
  remark: { code: MovedOrderRemark; value: string } | null;
}

/** Of one order: generous for real ones. */
const MOST_LINES = 2000;
const MOST_PARTS = 200;
const MOST_NOTES = 200;
const LONGEST_NOTE = 2000;
const LONGEST_NUMBER = 40;
const LONGEST_TEXT = 255;
/** euros, or pieces */
const LARGEST = 1e9;

export async function* readOrders(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ReadOrder> {
  const { text } = await openText(chunks);
  const seen = new Set<string>();
  for await (const { line, value } of readJsonObjects(text, isOrder)) {
    const fields = fieldsOf(value);
    if (fields && isEmptyAnswer(fields)) continue;
    const read = fields ? readOrder(fields) : ({ code: 'NOT_JSON', value: '' } as const);
    if ('code' in read) {
      yield { line, order: null, remark: read };
    } else if (seen.has(read.number)) {
      yield { line, order: null, remark: { code: 'NUMBER_REPEATED', value: read.number } };
    } else {
      seen.add(read.number);
      yield { line, order: read, remark: null };
    }
  }
}

const isOrder = (value: unknown): boolean => fieldsOf(value)?.increment_id !== undefined;

const isEmptyAnswer = ({ items, increment_id }: Fields): boolean =>
  Array.isArray(items) && items.length === 0 && increment_id === undefined;

type Refusal = NonNullable<ReadOrder['remark']>;

/** Magento has more states than people need to know; what is on hold there waits for somebody. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  ...{ new: 'pending', pending: 'pending', pending_payment: 'pending', payment_review: 'pending', holded: 'pending' },
  ...{ processing: 'processing', complete: 'complete', closed: 'complete', canceled: 'canceled' },
};

function readOrder(source: Fields): MovedOrder | Refusal {
  const number = lineOf(source.increment_id, LONGEST_NUMBER + 1);
  if (number === '' || number.length > LONGEST_NUMBER) return { code: 'NO_NUMBER', value: number };
  const out = (code: MovedOrderRemark, value = ''): Refusal => ({
    code,
    value: [number, value].filter(Boolean).join(' · '),
  });

  const email = profileInput.shape.email.safeParse(emailKey(lineOf(source.customer_email)));
  if (!email.success) return out('NO_EMAIL', lineOf(source.customer_email));
  const createdAt = readTime(lineOf(source.created_at));
  if (createdAt === null) return out('DATE', lineOf(source.created_at));
  // shops add statuses of their own, while a state is one of Magento's
  const state = [lineOf(source.state), lineOf(source.status)].find((each) => Object.hasOwn(STATUSES, each));
  if (state === undefined) return out('STATE', lineOf(source.state) || lineOf(source.status));
  const status = STATUSES[state]!;
  const currency = lineOf(source.order_currency_code);
  if (currency !== 'EUR') return out('CURRENCY', currency);
  const sums = readSums(source);
  if (!sums) return out('SUMS', lineOf(source.grand_total));
  const lines = readLines(source.items);
  if (typeof lines === 'string') return out('LINES', lines);
  const billingAddress = readAddress(source.billing_address);
  if (!billingAddress) return out('ADDRESS');

  const shipping = fieldsOf(listOf(fieldsOf(source.extension_attributes)?.shipping_assignments)[0]?.shipping);
  return {
    number,
    email: email.data,
    name: lineOf(`${billingAddress.firstname} ${billingAddress.lastname}`) || email.data,
    store: lineOf(source.store_code) || lineOf(source.store_name),
    isOfAccount: !['', '0'].includes(lineOf(source.customer_id)) && flagOf(source.customer_is_guest) !== true,
    ...{ status, paymentState: paymentStateOf(state, sums), createdAt },
    content: {
      state: lineOf(source.status) || state,
      ...{ lines, sums, billingAddress },
      payment: readPayment(source),
      coupon: lineOf(source.coupon_code),
      shippingAddress: readAddress(shipping?.address),
      shippingTitle: lineOf(source.shipping_description),
      notes: readNotes(source.status_histories),
    },
  };
}

/** Signs that no line of text has, and those that turn the direction of what follows. */
const STRANGE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Empty where there is none. */
const lineOf = (value: unknown, most = LONGEST_TEXT): string =>
  (textOf(value) ?? '').replaceAll(STRANGE, ' ').trim().slice(0, most).toWellFormed();

/** Null: there is none, or it is too large for any shop. */
function amountOf(value: unknown): Money | null {
  const euros = numberOf(value);
  return euros === null || Math.abs(euros) > LARGEST ? null : fromEuros(euros);
}

/** Net and gross amount of the same, of which an order may say only one. */
function bothOf(net: Money | null, gross: Money | null, tax: Money): [net: Money, gross: Money] | null {
  if (net === null && gross === null) return null;
  return [net ?? gross! - tax, gross ?? net! + tax];
}

function readSums(source: Fields): MovedSums | null {
  const grandTotal = amountOf(source.grand_total);
  if (grandTotal === null || grandTotal < 0) return null;
  const tax = amountOf(source.tax_amount) ?? 0;
  const shippingTax = amountOf(source.shipping_tax_amount) ?? 0;
  const goods = bothOf(amountOf(source.subtotal), amountOf(source.subtotal_incl_tax), tax - shippingTax);
  if (!goods) return null;
  const shipping = bothOf(amountOf(source.shipping_amount), amountOf(source.shipping_incl_tax), shippingTax) ?? [0, 0];
  return {
    ...{ subtotal: goods[0], subtotalInclTax: goods[1], shipping: shipping[0], shippingInclTax: shipping[1] },
    discount: -Math.abs(amountOf(source.discount_amount) ?? 0),
    ...{ tax, grandTotal, paid: amountOf(source.total_paid) ?? 0, refunded: amountOf(source.total_refunded) ?? 0 },
  };
}

function paymentStateOf(state: string, { grandTotal, paid, refunded }: MovedSums): ShownPaymentState {
  if (state === 'canceled') return 'canceled';
  if (state === 'closed' || (refunded > 0 && refunded >= grandTotal)) return 'refunded';
  if (refunded > 0) return 'partly_refunded';
  if (STATUSES[state] !== 'pending') return 'paid';
  return paid > 0 && paid >= grandTotal ? 'paid' : 'open';
}

/** Of what a payment service has told only its title is kept: the rest may be secret. */
function readPayment(source: Fields): MovedContent['payment'] {
  const told = listOf(fieldsOf(source.extension_attributes)?.payment_additional_info);
  const method = lineOf(fieldsOf(source.payment)?.method);
  return { method, title: lineOf(told.find(({ key }) => key === 'method_title')?.value) || method };
}

function readAddress(value: unknown): WrittenAddress | null {
  const fields = fieldsOf(value);
  const country = lineOf(fieldsOf(value)?.country_id).toUpperCase();
  if (!fields || !/^[A-Z]{2}$/.test(country)) return null;
  const street = Array.isArray(fields.street) ? fields.street : (textOf(fields.street) ?? '').split('\n');
  const optional = {
    ...{ company: lineOf(fields.company), region: lineOf(fields.region) },
    ...{ telephone: lineOf(fields.telephone), vat_id: lineOf(fields.vat_id) },
  };
  return {
    ...{ firstname: lineOf(fields.firstname), lastname: lineOf(fields.lastname) },
    street: street
      .slice(0, 4)
      .map((line) => lineOf(line))
      .filter(Boolean),
    ...{ postcode: lineOf(fields.postcode), city: lineOf(fields.city), country_id: country },
    ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== '')),
  };
}

/** Magento lists what a product was chosen or put together from after it, as lines of their own. A text says what is wrong with them. */
function readLines(value: unknown): MovedLine[] | string {
  const items = listOf(value);
  if (items.length === 0 || items.length > MOST_LINES) return String(items.length);
  const byKey = new Map(items.map((item) => [lineOf(item.item_id), item]));
  byKey.delete('');
  const sold: Fields[] = [];
  const parts = new Map<Fields, Fields[]>();
  for (const item of items) {
    const embedded = fieldsOf(item.parent_item);
    const key = lineOf(item.parent_item_id) || lineOf(embedded?.item_id) || (embedded ? JSON.stringify(embedded) : '');
    let parent = byKey.get(key);
    if (!parent && embedded) {
      // some lists have the parent only within its parts
      parent = embedded;
      byKey.set(key, parent);
      sold.push(parent);
    }
    // a part of a part, or of itself, is no order of Magento: nothing of it may be lost
    if (parent && parent !== item && lineOf(parent.parent_item_id) === '')
      parts.set(parent, [...(parts.get(parent) ?? []), item]);
    else sold.push(item);
  }
  const lines: MovedLine[] = [];
  for (const item of sold) {
    const line = readLine(item, parts.get(item) ?? []);
    if (!line) return lineOf(item.sku) || lineOf(item.name);
    lines.push(line);
  }
  return lines;
}

function readLine(item: Fields, parts: readonly Fields[]): MovedLine | null {
  const qty = numberOf(item.qty_ordered);
  const sku = skuOf(lineOf(item.sku));
  const own = rowOf(item);
  // a set may leave its price to its parts
  const rows = own && own.gross !== 0 ? own : (sumOf(parts) ?? own);
  if (qty === null || qty <= 0 || qty > LARGEST || (sku === '' && lineOf(item.name) === '') || !rows) return null;
  const type = productType.safeParse(item.product_type);
  const isChosen = type.data === 'configurable' && parts.length === 1;
  const { net, gross, tax } = rows;
  return {
    sku,
    // the name of a variant says what was chosen
    name: lineOf(isChosen ? (parts[0]!.name ?? item.name) : item.name) || sku,
    type: type.data ?? 'simple',
    qty,
    price: amountOf(item.price) || Math.round(net / qty),
    priceInclTax: amountOf(item.price_incl_tax) || Math.round(gross / qty),
    ...{ rowTotal: net, rowTotalInclTax: gross, tax },
    taxPercent: numberOf(item.tax_percent) ?? 0,
    discount: Math.abs(amountOf(item.discount_amount) ?? 0),
    parts: isChosen
      ? []
      : parts.slice(0, MOST_PARTS).map((part) => ({
          ...{ sku: skuOf(lineOf(part.sku)), name: lineOf(part.name) || lineOf(part.sku) },
          qty: numberOf(part.qty_ordered) ?? 1,
        })),
  };
}

interface Row {
  net: Money;
  gross: Money;
  tax: Money;
}

/** Null: the line does not say what it costs. */
function rowOf(item: Fields): Row | null {
  const tax = amountOf(item.tax_amount) ?? 0;
  const row = bothOf(amountOf(item.row_total), amountOf(item.row_total_incl_tax), tax);
  return row && { net: row[0], gross: row[1], tax: amountOf(item.tax_amount) ?? row[1] - row[0] };
}

/** Of a set whose parts say what they cost. */
function sumOf(parts: readonly Fields[]): Row | null {
  const rows = parts.map(rowOf).filter((row) => row !== null);
  if (rows.length === 0) return null;
  const sum = (of: keyof Row): Money => rows.reduce((total, row) => total + row[of], 0);
  return { net: sum('net'), gross: sum('gross'), tax: sum('tax') };
}

/** Comments there may hold some HTML; here they are text. */
function readNotes(value: unknown): MovedNote[] {
  return listOf(value)
    .flatMap((note) => {
      const at = readTime(lineOf(note.created_at));
      const text = (textOf(note.comment) ?? '').replaceAll(/<br\s*\/?>/gi, '\n').replaceAll(/<\/?[a-z][^<>]*>/gi, '');
      const state = lineOf(note.status);
      if (at === null || (text === '' && state === '')) return [];
      const lines = text.split('\n').map((line) => lineOf(line, LONGEST_NOTE));
      return [{ at, state, text: lines.join('\n').trim().slice(0, LONGEST_NOTE).toWellFormed() }];
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(-MOST_NOTES);
}
