import { toEuros } from '@brixel/commerce/money';
import type { OrderAddress } from '@brixel/contract/order';
import { wayOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { GoodsRow, Part, SumRow } from './letter.ts';
import { regionLine, type StoreFormat, storeFormats, townLine } from './store-format.ts';
import type { MailTexts } from './texts/mail-text-types.ts';
import { mailTexts } from './texts/mail-texts.ts';

/** The parts of mails about an order, in the order's language. */

/** What shoppers write on one line stays on it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const formatOf = ({ storeCode }: Pick<StoredOrder, 'storeCode'>): StoreFormat => storeFormats[storeCode];
export const textsOf = ({ storeCode }: Pick<StoredOrder, 'storeCode'>): MailTexts => mailTexts[storeCode];

export function goodsPart(order: StoredOrder): Part {
  const texts = textsOf(order).order;
  const format = formatOf(order);
  const amounts = new Map(order.totals.items.map((item) => [item.item_id, item]));
  const rows = order.lines.flatMap((line): GoodsRow[] => {
    const item = amounts.get(line.itemId);
    if (!item) return [];
    const choices = line.options.map(({ label, value }) => `${oneLine(label)}: ${oneLine(value)}`);
    const pieces = texts.pieces(format.count(line.qty), format.unitPrice(item.price_incl_tax));
    return [
      {
        name: line.name,
        details: [...choices, texts.articleNumber(line.sku), pieces, ...(line.taxNote ? [line.taxNote] : [])],
        amount: format.price(item.row_total_incl_tax),
      },
    ];
  });
  return { kind: 'goods', rows };
}

export function sumsPart(order: StoredOrder): Part {
  const { totals, vouchers = [] } = order;
  const texts = textsOf(order).order;
  const format = formatOf(order);
  const row = (weight: SumRow['weight'], label: string, euros: number): SumRow => ({
    weight,
    label,
    amount: format.price(euros),
  });
  const taxes = totals.total_segments
    .flatMap(({ extension_attributes }) => extension_attributes?.tax_grandtotal_details ?? [])
    .map(({ amount, rates }) =>
      row('note', texts.containedTax(rates.map(({ percent }) => format.percent(Number(percent))).join(' + ')), amount),
    );
  return {
    kind: 'sums',
    rows: [
      row('plain', texts.subtotal, totals.subtotal_incl_tax),
      ...(totals.discount_amount < 0
        ? [row('plain', texts.discount(totals.coupon_code ?? ''), totals.discount_amount)]
        : []),
      row('plain', texts.shipping, totals.shipping_incl_tax),
      row('total', texts.total, totals.grand_total),
      ...vouchers.map(({ ending, amount }) => row('plain', texts.voucher(ending), toEuros(-amount))),
      ...(vouchers.length > 0 ? [row('plain', texts.toPay, toEuros(order.due))] : []),
      ...taxes,
    ],
  };
}

/** What stands under the sums: that VAT is in them, or why it is not. */
export function taxPart({ taxNote, lines, ...order }: StoredOrder): Part[] {
  // each of these lines says itself why it shows no VAT, and a gift voucher bears none
  if (taxNote === undefined && lines.every((line) => line.taxNote !== undefined || line.gift)) return [];
  return [{ kind: 'text', text: taxNote ?? textsOf(order).order.pricesContainTax }];
}

export function addressesPart(order: StoredOrder): Part {
  const texts = textsOf(order).order;
  // nothing goes to the address of somebody who fetches it
  const shipping =
    order.shippingAddress && order.shipping?.pickUpAt === undefined
      ? [{ title: texts.shippingAddress, lines: addressLines(order, order.shippingAddress) }]
      : [];
  return {
    kind: 'columns',
    columns: [...shipping, { title: texts.billingAddress, lines: addressLines(order, order.billingAddress) }],
  };
}

export function addressLines(order: StoredOrder, address: OrderAddress): string[] {
  const { firstname, lastname, company, street, postcode, city, region, country_id, telephone, vat_id } = address;
  return [
    company,
    `${firstname} ${lastname}`,
    street.join(' '),
    townLine({ postcode, city, region }),
    regionLine({ region }),
    formatOf(order).country(country_id),
    telephone,
    vat_id && textsOf(order).order.vatId(vat_id),
  ].flatMap((line) => oneLine(line) || []);
}

/** When and how it arrives: `2–3 Werktage`; how alone where the shop promises no days for the country. */
export function deliveryText(order: StoredOrder): string {
  const texts = textsOf(order).order;
  const { deliveryDays, shippingAddress, shipping } = order;
  if (shipping?.pickUpAt !== undefined) return texts.deliveryByPickUp(oneLine(shipping.pickUpAt));
  if (!shippingAddress) return texts.deliveryByDownload;
  const { carrier, title } = wayOf(order);
  const way = oneLine(`${carrier} – ${title}`);
  if (!deliveryDays) return texts.deliveryUndated(way);
  const { min, max } = deliveryDays;
  return texts.deliveryInDays(way, min === max ? String(max) : `${min}–${max}`);
}
