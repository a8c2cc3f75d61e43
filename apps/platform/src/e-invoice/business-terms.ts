import type { Invoice, InvoiceLine } from '@brixel/contract/invoice';
import { writableText } from '@brixel/exchange/xml-text';

/** What both syntaxes of an electronic invoice say and the invoice itself does not: choices that rules of EN 16931 (BR-…) and of XRechnung (BR-DE-…) ask for. */

/** Texts as a file can hold them: what is empty then counts as not there. Line ends are one sign, as readers see them. */
export const written = (invoice: Invoice): Invoice =>
  withTexts(invoice, (text) => writableText(text.replace(/\r\n?/g, '\n')).trim());

function withTexts<T>(value: T, change: (text: string) => string): T;
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTexts(entry, change)]));
}

/** UNCL 1001, BT-3. */
export const typeCode = ({ kind }: Invoice): string => (kind === 'invoice' ? '380' : '381');

/** UNECE Recommendation 20, BT-130: pieces. */
export const PIECE = 'C62';

/** UNCL 5189 and 7161: a discount, and what sending costs. */
export const DISCOUNT_CODE = '95';
export const FREIGHT_CODE = 'FC';

/** BT-10: XRechnung wants one (BR-DE-15); customers without a number of their own know the order's. */
export const buyerReference = ({ order, buyer }: Invoice, own: string): string =>
  own || buyer.reference || order.number;

/** BT-22: one note, as several are not allowed everywhere. */
export const noteOf = ({ notes, isTest }: Invoice): string =>
  [...(isTest ? ['TEST'] : []), ...notes.filter(Boolean)].join('\n');

export const partyName = ({ company, name }: { company: string; name: string }): string => company || name;

export const streetOf = ({ street }: { street: readonly string[] }): string => street.filter(Boolean).join(' ');

/** BT-153; BR-25 wants one. */
export const itemName = ({ name, sku }: InvoiceLine): string => name || sku;

/** Prefixes of VAT numbers: countries of the Union, Greece by both of its codes, Northern Ireland, and neighbours. */
const VAT_PREFIXES = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI GB CH LI NO IS'.split(' '),
);

/** A VAT number without the signs that people put between; null where it is none (BR-CO-9). */
export function vatNumber(written: string): string | null {
  const number = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^[A-Z]{2}[A-Z0-9]{2,14}$/.test(number) && VAT_PREFIXES.has(number.slice(0, 2)) ? number : null;
}

/** BT-29 to BT-32: how a seller is known. One of the first three must be there (BR-CO-26), so the tax number stands in for them. */
export function sellerNumbers({ seller }: Invoice) {
  const vat = vatNumber(seller.vatId);
  const tax = seller.taxNumber || (vat ? '' : seller.vatId);
  const register = seller.registerNumber;
  return { vat, tax, register, id: vat || register ? '' : tax };
}

/** BT-41: BR-DE-5 wants one. */
export const contactName = ({ seller }: Invoice): string => seller.owner || seller.name;

/** BG-13; BR-IC-12 wants the country that goods of a delivery within the Union went to. */
export function deliverTo({ deliverTo: place, buyer, vat }: Invoice) {
  return place ?? (vat.some(({ category }) => category === 'K') ? buyer : null);
}

export interface PaymentMeans {
  /** UNCL 4461; 1 says none */
  code: string;
  method: string;
  reference: string;
  /** only where it is to be paid to */
  account: Invoice['seller']['bank'];
}

/**
 * BG-16, which the norm has once: how the rest is to be paid, or else how the most was. A transfer needs the account that it goes to (BR-61), and that of a
 * credit note is not the seller's.
 */
export function paymentMeans({ kind, payments, seller: { bank } }: Invoice): PaymentMeans {
  const chosen =
    payments.find(({ paidOn }) => paidOn === null) ??
    payments.find(({ meansCode }) => meansCode !== '97') ??
    payments[0];
  const { meansCode = '1', method = '', reference = '' } = chosen ?? {};
  if (meansCode !== '30') return { code: meansCode, method, reference, account: null };
  const account = kind === 'invoice' ? bank : null;
  return { code: account ? '30' : '1', method, reference, account };
}

const isDue = ({ totals }: Invoice): boolean => Number(totals.due) > 0;

/**
 * BT-20. A line that begins with # would be read as a discount for early payment (BR-DE-18). What is due is so by some terms or on some day (BR-CO-25), and UBL has no such
 * day in credit notes: how it is given back has to do.
 */
export function termsOf(invoice: Invoice): string {
  const written = withoutHashes(invoice.terms);
  if (written !== '' || invoice.kind === 'invoice' || !isDue(invoice)) return written;
  return withoutHashes(paymentMeans(invoice).method) || invoice.issueDate;
}

const withoutHashes = (text: string): string => text.replaceAll('#', '').trim();

/** BT-9 */
export const dueDateOf = (invoice: Invoice): string | null =>
  invoice.dueDate ?? (isDue(invoice) && termsOf(invoice) === '' ? invoice.issueDate : null);
