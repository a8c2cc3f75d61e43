import { amountText, invoiceAmounts, rateText, unitText } from '@brixel/commerce/invoice-amounts';
import { fromEuros, type Money } from '@brixel/commerce/money';
import type { Invoice } from '@brixel/contract/invoice';
import type { OrderAddress } from '@brixel/contract/order';
import { nameOf, type ShopSettings } from '@brixel/contract/shop-settings';
import { paymentTitle } from '../cart/delivery-methods.ts';
import { dayOf } from '../local-time.ts';
import { storeFormats } from '../mail/store-format.ts';
import { wayOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { reasonsOf, vatOfLine } from './vat-of-order.ts';

export interface InvoiceContext {
  number: string;
  /** when it is issued */
  at: string;
  settings: ShopSettings;
  publicUrl: string;
}

type Settings = InvoiceContext['settings'];

const sum = <T>(list: readonly T[], of: (entry: T) => Money): Money =>
  list.reduce((total, entry) => total + of(entry), 0);

/** An order as an invoice: everything that is to stand on it, now and in ten years. */
export function writeInvoice(order: StoredOrder, { number, at, settings, publicUrl }: InvoiceContext): Invoice {
  const { storeCode, totals, payment } = order;
  const texts = invoiceTexts[storeCode];
  const rows = order.lines.map((line) => {
    const item = totals.items.find(({ item_id }) => item_id === line.itemId);
    if (!item) throw new Error(`Order ${order.orderNumber} has no amounts for its line ${line.itemId}`);
    return {
      line,
      ...vatOfLine(order, line, item),
      quantity: line.qty,
      unitGross: fromEuros(item.price_incl_tax),
      grossBefore: fromEuros(item.row_total_incl_tax),
      discountGross: fromEuros(item.discount_amount),
    };
  });
  // shipping shares the fate of the goods; with several rates the highest is the safe side
  const dearest = rows.reduce((first, row) => (row.rate > first.rate ? row : first));
  const shippingGross = fromEuros(totals.shipping_incl_tax);
  const way = order.shippingAddress && wayOf(order);
  const { lines, shipping, vat } = invoiceAmounts(
    rows,
    shippingGross > 0 ? { gross: shippingGross, category: dearest.category, rate: dearest.rate } : null,
  );
  const gross = sum(vat, (group) => group.gross);
  const isPaid = payment.paidAt !== null;
  const byVoucher = gross - order.due;
  const issueDate = dayOf(at);
  const dueDate = dayOf(new Date(Date.parse(at) + settings.documents.paymentDays * 86_400_000).toISOString());
  const isDue = !isPaid && order.due > 0;
  const sent = order.history.find(({ status }) => status === 'complete')?.at;
  return {
    version: 1,
    kind: 'invoice',
    number,
    issueDate,
    deliveryDate: dayOf(sent ?? at),
    currency: 'EUR',
    language: storeCode,
    order: { number: order.orderNumber, date: dayOf(order.createdAt) },
    credited: null,
    seller: sellerOf(settings, publicUrl),
    buyer: {
      ...addressOf(order.billingAddress),
      email: order.email,
      vatId: order.billingAddress.vat_id,
      customerNumber: order.customerId === null ? null : String(order.customerId),
      ...(order.billingAddress.reference && { reference: order.billingAddress.reference }),
    },
    deliverTo: order.shippingAddress && addressOf(order.shippingAddress),
    lines: lines.map((row) => ({
      id: String(row.line.itemId),
      name: row.line.name,
      details: row.line.options.map(({ label, value }) => `${label}: ${value}`).join(', '),
      sku: row.line.sku,
      quantity: row.quantity,
      unitGross: unitText(row.unitGross),
      unitNet: row.unitNet,
      netBefore: amountText(row.netBefore),
      grossBefore: amountText(row.grossBefore),
      discountNet: amountText(row.discountNet),
      discountGross: amountText(row.discountGross),
      net: amountText(row.net),
      gross: amountText(row.gross),
      category: row.category,
      rate: rateText(row.rate),
      note: row.line.taxNote ?? '',
    })),
    shipping: shipping && {
      name: way ? `${texts.shipping}: ${way.carrier} – ${way.title}` : texts.shipping,
      net: amountText(shipping.net),
      gross: amountText(shipping.gross),
      category: shipping.category,
      rate: rateText(shipping.rate),
    },
    coupon: totals.coupon_code ?? null,
    vat: vat.map((group) => ({
      category: group.category,
      rate: rateText(group.rate),
      net: amountText(group.net),
      tax: amountText(group.tax),
      gross: amountText(group.gross),
      ...reasonsOf(rows.filter(({ category, rate }) => category === group.category && rate === group.rate)),
    })),
    totals: {
      linesNet: amountText(sum(lines, (row) => row.net)),
      linesGross: amountText(sum(lines, (row) => row.grossBefore)),
      discountGross: amountText(sum(lines, (row) => row.discountGross)),
      chargesNet: amountText(shipping?.net ?? 0),
      net: amountText(sum(vat, (group) => group.net)),
      tax: amountText(sum(vat, (group) => group.tax)),
      gross: amountText(gross),
      paid: amountText(isDue ? byVoucher : gross),
      due: amountText(isDue ? order.due : 0),
    },
    payments: [
      ...(byVoucher > 0
        ? [
            {
              meansCode: '97' as const,
              method: texts.voucher,
              amount: amountText(byVoucher),
              paidOn: dayOf(order.createdAt),
              reference: '',
            },
          ]
        : []),
      ...(order.due > 0
        ? [
            {
              meansCode: payment.method === 'banktransfer' ? ('30' as const) : ('68' as const),
              method: paymentTitle(storeCode, payment.method),
              amount: amountText(order.due),
              paidOn: payment.paidOn,
              reference: payment.method === 'banktransfer' ? order.orderNumber : '',
            },
          ]
        : []),
    ],
    dueDate: isDue ? dueDate : null,
    terms: isDue ? texts.terms(storeFormats[storeCode].day(dueDate)) : '',
    notes: [
      ...new Set([
        ...rows.flatMap(({ reason }) => reason || []),
        ...(settings.documents.closing[storeCode] ? [settings.documents.closing[storeCode]] : []),
      ]),
    ],
    isTest: order.isTest,
  };
}

/** Who sells here; of a shop that has not said so yet only its name is known. */
export const sellerOf = (settings: Settings, publicUrl: string): Invoice['seller'] => ({
  shopName: nameOf(settings),
  name: settings.firm?.name ?? nameOf(settings),
  owner: settings.firm?.owner ?? '',
  street: settings.firm?.street ?? '',
  postcode: settings.firm?.postcode ?? '',
  city: settings.firm?.city ?? '',
  country: settings.firm?.country ?? settings.vat.home,
  email: settings.firm?.email ?? settings.mail?.address ?? '',
  phone: settings.firm?.phone ?? '',
  website: publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''),
  vatId: settings.firm?.vatId ?? '',
  taxNumber: settings.documents.taxNumber,
  registerCourt: settings.firm?.registerCourt ?? '',
  registerNumber: settings.firm?.registerNumber ?? '',
  bank: settings.bank && { holder: settings.bank.holder, iban: settings.bank.iban, bic: settings.bank.bic },
});

const addressOf = ({ firstname, lastname, company, street, postcode, city, region, country_id }: OrderAddress) => ({
  name: `${firstname} ${lastname}`.trim(),
  company,
  street,
  postcode,
  city,
  region,
  country: country_id,
});
