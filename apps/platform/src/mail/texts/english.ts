import type { MailTexts } from './mail-text-types.ts';

const inDays = (days: number): string => (days === 1 ? 'one day' : `${days} days`);

export const english: MailTexts = {
  order: {
    number: 'Order number',
    date: 'Ordered on',
    goods: 'Your items',
    pieces: (qty, price) => `${qty} × ${price}`,
    articleNumber: (sku) => `Item number ${sku}`,
    subtotal: 'Subtotal',
    discount: (code) => `Discount (${code})`,
    shipping: 'Shipping',
    total: 'Total',
    voucher: (ending) => `Gift voucher (code ending in ${ending})`,
    toPay: 'To pay',
    byVoucher: 'Gift voucher',
    containedTax: (rate) => `VAT included ${rate}`,
    notIncluded: (goods) => `Not included, because it was missing when we packed: ${goods}`,
    standIns: (goods) => `Included as a replacement: ${goods}`,
    inPlaceOf: (goods, missing) => `${goods} (instead of ${missing})`,
    pricesContainTax: 'All prices are in euros and include VAT.',
    shippingAddress: 'Delivery address',
    billingAddress: 'Billing address',
    vatId: (id) => `VAT number ${id}`,
    show: 'View order',
    delivery: 'Delivery',
    deliveryInDays: (way, days) => `${way}, ${days} working days after payment`,
    deliveryUndated: (way) => `${way}, after payment`,
    deliveryByDownload: 'Online and by e-mail, after payment',
    deliveryByPickUp: (address) => `Pick-up after payment: ${address}`,
    payment: 'Payment',
    methods: { iways_paypalplus_payment: 'Online payment', banktransfer: 'Bank transfer' },
  },
  confirmation: {
    subject: (number, shop) => `Your order ${number} at ${shop}`,
    heading: (name) => `Thank you for your order, ${name}!`,
    preview: (total) => `Everything at a glance: items, addresses, payment. Total ${total}.`,
    accepted:
      'We have received your order and hereby accept it. This e-mail is your confirmation of the contract. Please keep it.',
    alreadyPaid: 'Your online payment has arrived; there is nothing left for you to do.',
    paidByVoucher: 'Your voucher has paid for everything, there is nothing more to do.',
    payByTransfer: (total, days) => `Please transfer ${total} within ${inDays(days)} to this account:`,
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    amount: 'Amount',
    afterTransfer: (days) =>
      `Please give the order number alone as the reference. As soon as the money is here, we pack your bricks. If it has not arrived after ${inDays(days)}, we cancel the order.`,
    afterTransferOnline: (days) =>
      `Please give the order number alone as the reference. As soon as the money is here, you get everything by e-mail. If it has not arrived after ${inDays(days)}, we cancel the order.`,
    downloads: 'Your files',
    downloadsAfterPayment: (files) => `We send you the links to your files as soon as your payment is here: ${files}.`,
    legal: 'Terms and withdrawal',
    withdrawal:
      'You may withdraw from this contract within 14 days without giving any reason. The instructions on withdrawal, a model withdrawal form and our terms are attached to this e-mail. The easiest way is online, with “Withdraw from contract”.',
    termsLink: 'Terms and conditions',
    withdrawalLink: 'Instructions on withdrawal with model withdrawal form',
    withdrawLink: 'Withdraw from contract',
    goodToKnow:
      'The statutory guarantee of two years applies to our goods. Warning! Not suitable for children under 36 months. Choking hazard: small parts.',
  },
  test: {
    subject: (subject) => `TEST: ${subject}`,
    notice:
      'This is a test order. It was paid in a test environment: nothing has been charged, and nothing will be delivered.',
  },
  reminder: {
    subject: (number) => `A reminder: your order ${number}`,
    heading: 'Your bricks are still waiting',
    preview: 'Your bank transfer has not arrived yet.',
    waiting: (ordered, last) =>
      `You ordered from us on ${ordered}, but your bank transfer has not arrived yet. We keep the items for you until ${last}. Please transfer the amount to this account:`,
    crossed: 'Have you transferred it already? Then your money is on its way and there is nothing left to do.',
    noLonger: (last) =>
      `No longer want the order? Then you need not do anything either: if nothing has arrived by ${last}, we cancel it.`,
  },
  paid: {
    subject: (number) => `Payment received: your order ${number}`,
    heading: 'Your money is here',
    preview: 'Thank you! Your payment has arrived.',
    thanks: 'Thank you! Your payment has arrived.',
    files: 'You can download your files from now on:',
    counts: 'Your purchase is now valid. This e-mail is your proof:',
    vouchers:
      'Each voucher comes with an e-mail of its own: to the address that you have given for it, otherwise to you.',
  },
  sent: {
    subject: (number) => `On its way to you: order ${number}`,
    heading: 'Your bricks are on their way',
    preview: 'We have sent your order.',
    underWay: 'We have packed and sent your order. It goes to this address:',
    follow: 'See where your order is right now:',
    parcel: (name) => `Parcel ${name}`,
    withdrawal:
      'The withdrawal period of 14 days begins when you have the goods. The instructions came with your order confirmation.',
  },
  ready: {
    subject: (number) => `Ready for pick-up: order ${number}`,
    heading: 'Your bricks are ready',
    preview: 'You can pick up your order.',
    fetch: 'We have packed your order. You can pick it up here:',
    at: 'Pick-up',
    withdrawal:
      'The withdrawal period of 14 days begins when you have the goods. The instructions came with your order confirmation.',
  },
  canceled: {
    subject: (number) => `Order ${number} is canceled`,
    heading: 'Your order is canceled',
    preview: 'We deliver nothing and charge nothing.',
    canceled: (number) => `We have canceled order ${number}. It will be neither delivered nor charged.`,
    notPaid: 'You need not transfer anything any more. If you already have, you will get your money back.',
    notPaidInTime:
      'Your transfer has not reached us, so we are releasing the items again. You need not transfer anything any more. If your money is already on its way, you will get it back.',
    moneyBack: 'We refund what you have paid by the same means.',
    askUs: 'Does this come as a surprise? Simply reply to this e-mail.',
  },
  invoice: {
    invoice: {
      subject: (number, order) => `Invoice ${number} for your order ${order}`,
      heading: 'Your invoice',
      text: 'The invoice for your order is attached to this e-mail as a PDF. You also find it on the page of your order.',
    },
    'credit-note': {
      subject: (number, order) => `Credit note ${number} for your order ${order}`,
      heading: 'Your credit note',
      text: 'The credit note for your order is attached to this e-mail as a PDF. You also find it on the page of your order.',
    },
  },
  withdrawal: {
    subject: (number) => `We have received your withdrawal (${number})`,
    heading: 'We have received your withdrawal',
    preview: (moment) => `Received on ${moment}.`,
    received: (moment) => `We confirm that we received your withdrawal on ${moment}. This is what you declared:`,
    content: 'I hereby withdraw from the contract for the order named below.',
    receipt: 'Reference number',
    receivedAt: 'Received on',
    name: 'Name',
    email: 'E-mail address',
    orderNumber: 'Order number',
    what: 'Items',
    everything: 'the whole order',
    next: {
      sent: 'We will check the withdrawal and tell you how to send the goods back. We refund payments no later than 14 days after your withdrawal, by the same means.',
      unsent:
        'Your order has not been sent yet, and we are stopping it: you need not send anything back or transfer anything any more. We refund what you have already paid no later than 14 days after your withdrawal, by the same means. If you have withdrawn from a part only, we will tell you what happens with the rest.',
      virtual:
        'You need not send anything back, nor transfer anything any more. We will check the withdrawal and get in touch. We refund what you have already paid no later than 14 days after your withdrawal, by the same means.',
    },
    notYou: 'You have not withdrawn from anything? Then please reply to this e-mail.',
  },
};
