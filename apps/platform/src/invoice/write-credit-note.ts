import {
  amountOf,
  amountText,
  type InvoiceAmounts,
  type InvoicedLine,
  invoiceAmounts,
  rateOfText,
  rateText,
  unitPriceText,
  type VatTerms,
} from '@brixel/commerce/invoice-amounts';
import { allocate, CENT, type Money } from '@brixel/commerce/money';
import type { Invoice, InvoiceLine, VatGroup } from '@brixel/contract/invoice';
import type { StoredRefund } from '../order/stored-refund.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** What is given back of an invoice. */
export interface Credit {
  /** pieces of its lines and what is given back for them, VAT included; empty where only an amount is */
  lines: readonly { itemId: number; quantity: number; gross: Money }[];
  /** of the shipping */
  shippingGross: Money;
  /** what belongs to no line: spread over what is left, by rate */
  otherGross: Money;
  /** what of all this goes back onto gift vouchers */
  onVouchers: Money;
}

export const creditOf = ({ lines, shipping, extra, voucher_amount }: StoredRefund): Credit => ({
  lines: lines.map(({ item_id, qty, amount }) => ({ itemId: item_id, quantity: qty, gross: amount })),
  shippingGross: shipping,
  otherGross: extra,
  onVouchers: voucher_amount,
});

export interface CreditContext {
  number: string;
  issueDate: string;
  /** credit notes of the same invoice */
  earlier: readonly Invoice[];
  /** whether money goes back; otherwise it is set off against the invoice that nobody has paid */
  isPaidBack: boolean;
  /** what goes back onto gift vouchers */
  onVouchers: Money;
}

const isOf = (group: { category: string; rate: string }, other: { category: string; rate: string }): boolean =>
  group.category === other.category && group.rate === other.rate;

/** What is left of a rate: of each amount the invoice's less those that were given back. */
function restOf(invoice: Invoice, earlier: readonly Invoice[]) {
  return invoice.vat.map((group) => {
    const left = (field: 'net' | 'tax' | 'gross'): Money =>
      earlier.reduce(
        (rest, note) => rest - amountOf(note.vat.find((other) => isOf(other, group))?.[field] ?? '0'),
        amountOf(group[field]),
      );
    return { group, net: left('net'), tax: left('tax'), gross: left('gross') };
  });
}

export const restGross = (invoice: Invoice, earlier: readonly Invoice[]): Money =>
  restOf(invoice, earlier).reduce((sum, { gross }) => sum + gross, 0);

/** All that has not been given back yet; the invoice as a whole where nothing has. */
export function writeWholeCredit(invoice: Invoice, context: CreditContext): Invoice {
  const { number, earlier } = context;
  if (earlier.length === 0)
    return finish(invoice, context, {
      lines: invoice.lines,
      shipping: invoice.shipping,
      coupon: invoice.coupon,
      vat: invoice.vat,
      totals: invoice.totals,
    });
  const rest = restOf(invoice, earlier).filter(({ gross }) => gross > 0);
  if (rest.length === 0) throw new Error(`Nothing is left of ${invoice.number} for ${number}`);
  const lines = rest.map(({ group, net, gross }, place) =>
    plainLine(group, {
      id: String(place + 1),
      name: invoiceTexts[invoice.language].restOf(invoice.number),
      net,
      gross,
    }),
  );
  return finish(invoice, context, {
    lines,
    shipping: null,
    coupon: null,
    vat: rest.map(({ group, net, tax, gross }) => ({
      ...group,
      net: amountText(net),
      tax: amountText(tax),
      gross: amountText(gross),
    })),
    totals: totalsOf(lines, 0),
  });
}

/** Null where nothing is left that could be given back. */
export function writeCredit(invoice: Invoice, credit: Credit, context: CreditContext): Invoice | null {
  const rest = restOf(invoice, context.earlier);
  const left = new Map(rest.map(({ group, gross }) => [group, gross]));
  /** never more of a rate than is left of it */
  const take = (of: { category: string; rate: string }, wanted: Money): Money => {
    const group = invoice.vat.find((known) => isOf(known, of));
    if (!group) return 0;
    const taken = Math.min(wanted, left.get(group) ?? 0);
    left.set(group, (left.get(group) ?? 0) - taken);
    return taken;
  };
  const goods = credit.lines.flatMap(({ itemId, quantity, gross }) => {
    const line = invoice.lines.find(({ id }) => id === String(itemId));
    const taken = line ? take(line, gross) : 0;
    // a price that was reduced afterwards is no piece that came back
    return line && taken > 0 ? [{ line, quantity: Math.max(1, quantity), gross: taken }] : [];
  });
  const shipped = invoice.shipping && credit.shippingGross > 0 ? take(invoice.shipping, credit.shippingGross) : 0;
  const others = allocate(
    Math.min(
      credit.otherGross,
      [...left.values()].reduce((sum, gross) => sum + gross, 0),
    ) / CENT,
    [...left.values()],
  ).map((cents) => cents * CENT);
  const name = invoiceTexts[invoice.language].refundOf(invoice.number);
  const rows = [
    ...goods.map(({ line, quantity, gross }) => ({
      facts: { name: line.name, details: line.details, sku: line.sku, note: line.note },
      ...grossTerms(line, quantity, gross),
    })),
    ...invoice.vat.flatMap((group, place) =>
      others[place]! > 0
        ? [{ facts: { name, details: '', sku: '', note: '' }, ...grossTerms(group, 1, others[place]!) }]
        : [],
    ),
  ];
  if (rows.length === 0 && shipped === 0) return null;
  // shipping alone is a line: a document without lines is none
  const isShippingAlone = rows.length === 0;
  if (isShippingAlone && invoice.shipping)
    rows.push({
      facts: { name: invoice.shipping.name, details: '', sku: '', note: '' },
      ...grossTerms(invoice.shipping, 1, shipped),
    });
  const charge =
    invoice.shipping && shipped > 0 && !isShippingAlone ? { gross: shipped, ...termsOf(invoice.shipping) } : null;
  const amounts = closed(invoiceAmounts(rows, charge), rest);
  const lines = amounts.lines.map((row, place) => ({
    ...row.facts,
    id: String(place + 1),
    quantity: row.quantity,
    unitGross: unitPriceText(row.gross, row.quantity),
    unitNet: unitPriceText(row.net, row.quantity),
    netBefore: amountText(row.net),
    grossBefore: amountText(row.gross),
    discountNet: '0.00',
    discountGross: '0.00',
    net: amountText(row.net),
    gross: amountText(row.gross),
    category: row.category,
    rate: String(row.rate / 100),
  }));
  return finish(invoice, context, {
    lines,
    shipping:
      invoice.shipping && amounts.shipping
        ? { ...invoice.shipping, net: amountText(amounts.shipping.net), gross: amountText(amounts.shipping.gross) }
        : null,
    coupon: null,
    vat: amounts.vat.map((group) => {
      const rate = String(group.rate / 100);
      const known = invoice.vat.find((other) => isOf(other, { category: group.category, rate }));
      return {
        category: group.category,
        rate,
        net: amountText(group.net),
        tax: amountText(group.tax),
        gross: amountText(group.gross),
        reason: known
          ? reasonOf(invoice, known, { lines: rows, hasShipping: charge !== null && isOf(known, invoice.shipping!) })
          : '',
        reasonCode: known?.reasonCode ?? null,
      };
    }),
    totals: totalsOf(lines, amounts.shipping?.net ?? 0, amounts.shipping?.gross ?? 0),
  });
}

interface CreditedRow {
  category: VatGroup['category'];
  rate: number;
  /** a free amount belongs to no line, and may stand for any */
  facts: { note: string; sku: string };
}

/** Several reasons may stand for one rate of an invoice, such as a margin scheme beside a small business: only those of what is credited. */
function reasonOf(
  { lines }: Invoice,
  group: VatGroup,
  credited: { lines: readonly CreditedRow[]; hasShipping: boolean },
): string {
  const notes = new Set(lines.filter((line) => isOf(line, group)).map(({ note }) => note));
  const general = [...notes]
    .reduce((text, note) => text.replace(note, ''), group.reason)
    .replace(/\s+/g, ' ')
    .trim();
  const rows = credited.lines.filter(({ category, rate }) => isOf({ category, rate: rateText(rate) }, group));
  if (rows.some(({ facts }) => facts.sku === '')) return group.reason;
  const reasons = new Set([
    ...rows.map(({ facts }) => facts.note || general),
    ...(credited.hasShipping ? [general] : []),
  ]);
  return [...reasons].filter(Boolean).join(' ') || group.reason;
}

/** Where nothing is left of a rate nothing is left of its VAT either: credit notes that were each rounded may be off by cents. */
function closed<Amounts extends InvoiceAmounts<InvoicedLine>>(
  amounts: Amounts,
  rest: ReturnType<typeof restOf>,
): Amounts {
  for (const sum of amounts.vat) {
    const left = rest.find(({ group }) => isOf(group, { category: sum.category, rate: rateText(sum.rate) }));
    if (!left || left.gross !== sum.gross) continue;
    const off = left.net - sum.net;
    const [largest] = [...amounts.lines, ...(amounts.shipping ? [amounts.shipping] : [])]
      .filter(({ category, rate }) => category === sum.category && rate === sum.rate)
      .toSorted((a, b) => b.gross - a.gross);
    largest!.net += off;
    sum.net = left.net;
    sum.tax = left.tax;
  }
  return amounts;
}

const termsOf = ({ category, rate }: Pick<VatGroup, 'category' | 'rate'>): VatTerms => ({
  category,
  rate: rateOfText(rate),
});

const grossTerms = (of: Pick<VatGroup, 'category' | 'rate'>, quantity: number, gross: Money) => ({
  ...termsOf(of),
  quantity,
  unitGross: 0,
  grossBefore: gross,
  discountGross: 0,
});

function plainLine(
  { category, rate }: VatGroup,
  { id, name, net, gross }: { id: string; name: string; net: Money; gross: Money },
): InvoiceLine {
  return {
    ...{ id, name, details: '', sku: '', quantity: 1, note: '', category, rate },
    unitGross: amountText(gross),
    unitNet: amountText(net),
    netBefore: amountText(net),
    grossBefore: amountText(gross),
    discountNet: '0.00',
    discountGross: '0.00',
    net: amountText(net),
    gross: amountText(gross),
  };
}

function totalsOf(lines: readonly InvoiceLine[], chargesNet: Money, chargesGross: Money = 0): Invoice['totals'] {
  const sum = (field: 'net' | 'gross'): Money => lines.reduce((total, line) => total + amountOf(line[field]), 0);
  const net = sum('net') + chargesNet;
  const gross = sum('gross') + chargesGross;
  return {
    linesNet: amountText(sum('net')),
    linesGross: amountText(sum('gross')),
    discountGross: '0.00',
    chargesNet: amountText(chargesNet),
    net: amountText(net),
    tax: amountText(gross - net),
    gross: amountText(gross),
    paid: amountText(gross),
    due: '0.00',
  };
}

type Body = Pick<Invoice, 'lines' | 'shipping' | 'coupon' | 'vat' | 'totals'>;

function finish(invoice: Invoice, { number, issueDate, isPaidBack, onVouchers }: CreditContext, body: Body): Invoice {
  const texts = invoiceTexts[invoice.language];
  const way = invoice.payments.at(-1);
  const setOff = { meansCode: '97' as const, method: texts.setOff(invoice.number) };
  const { meansCode, method } = isPaidBack && way ? way : setOff;
  const gross = amountOf(body.totals.gross);
  const byVoucher = Math.min(onVouchers, gross);
  const facts = { paidOn: issueDate, reference: '' };
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issueDate,
    credited: { number: invoice.number, issueDate: invoice.issueDate },
    ...body,
    totals: { ...body.totals, paid: body.totals.gross, due: '0.00' },
    payments: [
      ...(byVoucher > 0
        ? [{ meansCode: '97' as const, method: texts.onVoucher, amount: amountText(byVoucher), ...facts }]
        : []),
      ...(byVoucher < gross || gross === 0
        ? [{ meansCode, method, amount: amountText(gross - byVoucher), ...facts }]
        : []),
    ],
    dueDate: null,
    terms: '',
    notes: [...new Set(body.vat.flatMap(({ reason }) => reason || []))],
  };
}
