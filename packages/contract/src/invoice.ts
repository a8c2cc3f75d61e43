import { z } from 'zod';
import { storeCodes } from './stores.ts';

/**
 * An invoice or a credit note as it was issued: the frozen document of which paper, mail and electronic invoice are made. Nothing in it is looked up
 * again later, and nothing is reckoned again: every amount that a document shows stands here.
 *
 * How gross prices become net sums that hold (EN 16931, rules BR-CO-10 to BR-CO-17; terms BT/BG of the norm are named at the fields):
 *
 * - The gross sum of a VAT rate is what was paid at it: whole cents. Its net sum is rounded once (`vat[].net`, BT-116), its tax is the rest (`vat[].tax`, BT-117). So net
 *   and tax always make what was paid, and the tax is `net × rate` or one cent beside it: not every gross sum can be reached from a net one. Rules
 *   allow for that cent.
 * - Lines and shipping get shares of that tax instead of roundings of their own. Therefore the nets of the lines of one rate, and of shipping if it
 *   has the rate, are exactly `vat[].net`; all nets are `totals.net`, all taxes `totals.tax`, and both together `totals.gross`.
 * - `unitNet` is the net of the whole line by its quantity, with up to eight digits: `unitNet × quantity`, rounded to cents, is `netBefore`, exactly.
 * - A coupon is an allowance of each line that it reduces (BG-27), so that every rate is taxed on what is paid: `netBefore − discountNet = net`.
 * - Amounts of credit notes are positive as well (type 381): what is given back.
 */

/** Euros with two digits, such as "12.34"; what is negative is said where it may be. */
const amount = z.string().regex(/^\d{1,12}\.\d{2}$/);
/** Euros for one piece: at least two digits, and as many as it takes. */
const unitPrice = z.string().regex(/^\d{1,12}\.\d{2,8}$/);
/** Of a day, such as 2026-11-18, in the time of the shop. */
const day = z.iso.date();
const text = z.string();

/**
 * UNCL 5305 as EN 16931 uses it. S: a rate above 0. E: exempt, with a reason (small business, margin scheme, vouchers). K: supply of goods to a business in another
 * country of the Union. AE: reverse charge (services). Z: rate 0 for no particular reason.
 */
export const vatCategories = ['S', 'E', 'AE', 'K', 'Z'] as const;
export type VatCategory = (typeof vatCategories)[number];

const vatOf = {
  category: z.enum(vatCategories),
  /** percent, such as "19" or "25.5"; "0" for all categories but S */
  rate: z.string().regex(/^\d{1,2}(?:\.\d{1,2})?$/),
};

const address = {
  /** the person; may be empty where there is a company */
  name: text,
  /** empty for private customers */
  company: text,
  street: z.array(text),
  postcode: text,
  city: text,
  region: text,
  /** ISO 3166, two letters */
  country: z.string().length(2),
};

const seller = z.object({
  /** as customers know the shop; BT-28 */
  shopName: text,
  /** the firm; BT-27 */
  name: text,
  /** who stands behind it; BT-41. Empty where the firm says it all. */
  owner: text,
  street: text,
  postcode: text,
  city: text,
  country: z.string().length(2),
  email: text,
  phone: text,
  /** where the shop is found, without protocol */
  website: text,
  /** BT-31, such as DE123456789; may be empty, then `taxNumber` is needed */
  vatId: text,
  /** BT-32, the number of the tax office; may be empty */
  taxNumber: text,
  /** BT-30 with its court: both may be empty */
  registerCourt: text,
  registerNumber: text,
  /** BG-17; null where the shop has no account */
  bank: z.object({ holder: text, iban: text, bic: text }).nullable(),
});

const buyer = z.object({
  ...address,
  email: text,
  /** BT-48, checked for its form where VAT depends on it; else as the customer wrote it, may be empty */
  vatId: text,
  /** BT-46; null for guests */
  customerNumber: text.nullable(),
  /** BT-10: what a company's own books know the order by, where it has said so */
  reference: text.optional(),
});

const line = z.object({
  /** BT-126: "1", "2", … */
  id: text,
  /** BT-153 */
  name: text,
  /** the choices in words, colour among them, such as "Farbe: Signalrot"; BT-154, may be empty */
  details: text,
  /** BT-155 */
  sku: text,
  /** BT-129, whole pieces (unit C62, "one"; BT-130) */
  quantity: z.number().int().positive(),
  /** with VAT: what the customer was shown for one piece */
  unitGross: unitPrice,
  /** BT-146 */
  unitNet: unitPrice,
  /** before the discount */
  netBefore: amount,
  grossBefore: amount,
  /** BT-136: what the coupon takes off the line; "0.00" where nothing */
  discountNet: amount,
  discountGross: amount,
  /** BT-131: after the discount */
  net: amount,
  gross: amount,
  ...vatOf,
  /** a sentence that belongs to this line alone, such as that of the margin scheme; BT-127, may be empty */
  note: text,
});

/** BG-21: a charge for the whole document. */
const shipping = z.object({
  /** the way it was sent; BT-104 */
  name: text,
  /** BT-99 */
  net: amount,
  gross: amount,
  ...vatOf,
});

/** BG-23: once for each category and rate. */
const vatGroup = z.object({
  ...vatOf,
  /** BT-116 */
  net: amount,
  /** BT-117 */
  tax: amount,
  gross: amount,
  /** BT-120 in the language of the customer: why no VAT; empty for S and Z */
  reason: text,
  /** BT-121: VATEX-EU-F (margin scheme, used goods), VATEX-EU-IC (K), VATEX-EU-AE (AE); null where no code says it, or several reasons come together */
  reasonCode: text.nullable(),
});

const totals = z.object({
  /** BT-106: the nets of the lines */
  linesNet: amount,
  /** what the lines cost before the coupon, and what it takes off: for the reader */
  linesGross: amount,
  discountGross: amount,
  /** BT-108: shipping */
  chargesNet: amount,
  /** BT-109 */
  net: amount,
  /** BT-110 */
  tax: amount,
  /** BT-112 */
  gross: amount,
  /** BT-113: of a credit note what was given back already */
  paid: amount,
  /** BT-115: gross − paid */
  due: amount,
});

const payment = z.object({
  /** UNCL 4461, BT-81: 30 transfer, 68 online payment service, 97 settled by something else, such as a voucher */
  meansCode: z.enum(['30', '68', '97']),
  /** in the customer's words: "PayPal", "Überweisung"; BT-82 */
  method: text,
  amount,
  /** null while it is not there */
  paidOn: day.nullable(),
  /** what is to be written on a transfer, BT-83; or the number that the payment service knows it by; may be empty */
  reference: text,
});

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoice = z.object({
  /** of this description */
  version: z.literal(1),
  /** BT-3: invoice 380, credit note 381 */
  kind: z.enum(invoiceKinds),
  /** BT-1 */
  number: text,
  /** BT-2 */
  issueDate: day,
  /** BT-72: when it was sent, or will be as far as is known: an invoice that is issued before has the day of issue */
  deliveryDate: day,
  /** BT-5 */
  currency: z.literal('EUR'),
  /** of the customer: all texts in here are in it */
  language: z.enum(storeCodes),
  /** BT-13 */
  order: z.object({ number: text, date: day }),
  /** of a credit note: which invoice it corrects; BT-25, BT-26 */
  credited: z.object({ number: text, issueDate: day }).nullable(),
  seller,
  /** BG-7, BG-8: the billing address */
  buyer,
  /** BG-13, BG-15: where the goods went; null where nothing is sent */
  deliverTo: z.object(address).nullable(),
  lines: z.array(line).min(1),
  /** null where nothing is sent, or where it cost nothing */
  shipping: shipping.nullable(),
  /** the code whose discount stands in the lines */
  coupon: text.nullable(),
  /** the highest rate first */
  vat: z.array(vatGroup).min(1),
  totals,
  /** what it was paid with, or is to be; their amounts are `totals.gross` */
  payments: z.array(payment),
  /** BT-9 and BT-20: until when the rest is due, and that in words; null and empty where all is paid */
  dueDate: day.nullable(),
  terms: text,
  /** BT-22, one paragraph each: sentences that the law wants (small business, margin scheme, reverse charge), then what the owner adds */
  notes: z.array(text),
  /** of an order of the sandbox: no money has moved, and the number is outside of the series */
  isTest: z.boolean(),
});
export type Invoice = z.infer<typeof invoice>;
export type InvoiceLine = Invoice['lines'][number];
export type VatGroup = Invoice['vat'][number];
