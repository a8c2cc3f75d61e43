import type { PaymentCode } from '@brixel/contract/order';
import type { WithdrawnGoods } from '../../order/order-state.ts';

/** The texts of mails. Values are formatted already. */
export interface MailTexts {
  order: {
    number: string;
    date: string;
    goods: string;
    /** `20 × 0,09 €` */
    pieces(qty: string, price: string): string;
    articleNumber(sku: string): string;
    subtotal: string;
    discount(code: string): string;
    shipping: string;
    total: string;
    /** by the last characters of its code */
    voucher(ending: string): string;
    toPay: string;
    /** as a way to pay */
    byVoucher: string;
    containedTax(rate: string): string;
    /** goods that pickers have not found, as one text */
    notIncluded(goods: string): string;
    /** what was packed in place of something else */
    standIns(goods: string): string;
    inPlaceOf(goods: string, missing: string): string;
    /** under the sums */
    pricesContainTax: string;
    shippingAddress: string;
    billingAddress: string;
    vatId(id: string): string;
    show: string;
    delivery: string;
    /** `way` is the carrier and what it is called in the shop */
    deliveryInDays(way: string, days: string): string;
    /** of what is sent, where nothing is promised */
    deliveryUndated(way: string): string;
    deliveryByDownload: string;
    /** fetched from the shop, whose address it is */
    deliveryByPickUp(address: string): string;
    payment: string;
    methods: Record<PaymentCode, string>;
  };
  confirmation: {
    subject(number: string, shop: string): string;
    heading(name: string): string;
    preview(total: string): string;
    accepted: string;
    alreadyPaid: string;
    paidByVoucher: string;
    payByTransfer(total: string, days: number): string;
    holder: string;
    iban: string;
    bic: string;
    reference: string;
    amount: string;
    /** `days` until the order is canceled */
    afterTransfer(days: number): string;
    /** where nothing is packed */
    afterTransferOnline(days: number): string;
    downloads: string;
    downloadsAfterPayment(files: string): string;
    legal: string;
    withdrawal: string;
    termsLink: string;
    withdrawalLink: string;
    withdrawLink: string;
    /** the legal guarantee and small parts */
    goodToKnow: string;
  };
  /** of a test order */
  test: { subject(subject: string): string; notice: string };
  /** of a transfer that has not come; days are those of the order and of its end */
  reminder: {
    subject(number: string): string;
    heading: string;
    preview: string;
    waiting(ordered: string, last: string): string;
    crossed: string;
    noLonger(last: string): string;
  };
  paid: {
    subject(number: string): string;
    heading: string;
    preview: string;
    thanks: string;
    files: string;
    /** what is bought without a file or a parcel, such as a licence */
    counts: string;
    /** gift vouchers, each with a mail of its own */
    vouchers: string;
  };
  sent: {
    subject(number: string): string;
    heading: string;
    preview: string;
    underWay: string;
    /** before the links to parcels */
    follow: string;
    /** carrier and number */
    parcel(name: string): string;
    withdrawal: string;
  };
  /** ready to be fetched, where nothing is sent */
  ready: {
    subject(number: string): string;
    heading: string;
    preview: string;
    /** before the shop's address */
    fetch: string;
    at: string;
    withdrawal: string;
  };
  canceled: {
    subject(number: string): string;
    heading: string;
    preview: string;
    canceled(number: string): string;
    notPaid: string;
    notPaidInTime: string;
    moneyBack: string;
    askUs: string;
  };
  /** an invoice that comes with no other mail */
  invoice: Record<
    'invoice' | 'credit-note',
    { subject(number: string, order: string): string; heading: string; text: string }
  >;
  withdrawal: {
    subject(number: string): string;
    heading: string;
    preview(moment: string): string;
    received(moment: string): string;
    content: string;
    receipt: string;
    receivedAt: string;
    name: string;
    email: string;
    orderNumber: string;
    what: string;
    everything: string;
    /** by where the goods are */
    next: Record<WithdrawnGoods, string>;
    notYou: string;
  };
}
