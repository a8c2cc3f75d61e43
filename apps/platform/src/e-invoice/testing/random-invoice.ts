import { amountText, invoiceAmounts, rateText, unitText } from '@brixel/commerce/invoice-amounts';
import { CENT, type Money } from '@brixel/commerce/money';
import type { Invoice, VatCategory } from '@brixel/contract/invoice';
import fc from 'fast-check';

/** Invoices and credit notes of every kind that a shop issues, with texts that nobody would write. */

const hostile = fc.oneof(
  fc.constantFrom(
    '<![CDATA[x]]>',
    ']]>',
    '&amp;',
    '"\'<>&',
    '\u0000\u0008',
    '\ufffe\uffff',
    '\ud800',
    '#SKONTO#TAGE=1#',
    '  ',
    'a\r\nb',
    '🧱 Stein',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
/** The office and the checkout let nobody save an address without a city. */
const needed = hostile.map((text) => `Nr ${text}`);

interface Tax {
  category: VatCategory;
  rate: number;
  reason: string;
  code: string | null;
}
const rate = (percent: number): Tax => ({ category: 'S', rate: percent * 100, reason: '', code: null });
const without = (category: VatCategory, reason: string, code: string | null): Tax => ({
  category,
  rate: 0,
  reason,
  code,
});

/** What stands together on one invoice: the rates of a shop, with goods of the margin scheme or vouchers among them; a small business; another country. */
const modes: readonly (readonly Tax[])[] = [
  [rate(19), rate(7), rate(25.5), without('E', 'Differenzbesteuert', 'VATEX-EU-F')],
  [rate(22), without('Z', '', null)],
  [without('E', 'Kleinunternehmen (§ 19 UStG)', null)],
  [without('K', 'Innergemeinschaftliche Lieferung', 'VATEX-EU-IC')],
  [without('AE', 'Reverse charge', 'VATEX-EU-AE')],
];

const amounts = fc.record({
  taxes: fc.constantFrom(...modes),
  items: fc.array(
    fc.record({
      quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5000 })),
      // 0.035 € and such as well as whole cents
      unit: fc.oneof(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 20_000 }).map((cents) => cents * CENT),
      ),
      discountPercent: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
      tax: fc.nat(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  sending: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
  paidPart: fc.constantFrom(0, 0.3, 1),
});

const toCents = (amount: Money): Money => Math.round(amount / CENT) * CENT;

const money = amounts.map(({ taxes, items, sending, paidPart }) => {
  const lines = items.map(({ quantity, unit, discountPercent, tax }) => {
    const grossBefore = toCents(unit * quantity);
    const { category, rate: basisPoints } = taxes[tax % taxes.length]!;
    return {
      quantity,
      unitGross: unit,
      grossBefore,
      discountGross: toCents((grossBefore * discountPercent) / 100),
      category,
      rate: basisPoints,
    };
  });
  const { category, rate: basisPoints } = lines[0]!;
  const made = invoiceAmounts(lines, sending === null ? null : { gross: sending * CENT, category, rate: basisPoints });
  const sum = <T>(list: readonly T[], of: (entry: T) => Money): Money =>
    list.reduce((all, entry) => all + of(entry), 0);
  const gross = sum(made.vat, (entry) => entry.gross);
  const paid = toCents(gross * paidPart);
  return {
    lines: made.lines.map((line) => ({
      quantity: line.quantity,
      unitGross: unitText(line.unitGross),
      unitNet: line.unitNet,
      netBefore: amountText(line.netBefore),
      grossBefore: amountText(line.grossBefore),
      discountNet: amountText(line.discountNet),
      discountGross: amountText(line.discountGross),
      net: amountText(line.net),
      gross: amountText(line.gross),
      category: line.category,
      rate: rateText(line.rate),
    })),
    shipping: made.shipping && {
      net: amountText(made.shipping.net),
      gross: amountText(made.shipping.gross),
      category: made.shipping.category,
      rate: rateText(made.shipping.rate),
    },
    vat: made.vat.map((group) => {
      const { reason, code } = taxes.find((tax) => tax.category === group.category && tax.rate === group.rate)!;
      return {
        category: group.category,
        rate: rateText(group.rate),
        net: amountText(group.net),
        tax: amountText(group.tax),
        gross: amountText(group.gross),
        reason,
        reasonCode: code,
      };
    }),
    totals: {
      linesNet: amountText(sum(made.lines, (line) => line.net)),
      linesGross: amountText(sum(made.lines, (line) => line.grossBefore)),
      discountGross: amountText(sum(made.lines, (line) => line.discountGross)),
      chargesNet: amountText(made.shipping?.net ?? 0),
      net: amountText(sum(made.vat, (entry) => entry.net)),
      tax: amountText(sum(made.vat, (entry) => entry.tax)),
      gross: amountText(gross),
      paid: amountText(paid),
      due: amountText(gross - paid),
    },
    isPaid: gross === paid,
  };
});

const place = fc.record({
  name: needed,
  company: hostile,
  street: fc.array(hostile, { minLength: 1, maxLength: 3 }),
  postcode: needed,
  city: needed,
  region: hostile,
  country: fc.constantFrom('DE', 'IT', 'AT'),
});
const day = fc.constantFrom('2026-11-18', '2027-02-28', '2028-02-29');

const texts = fc.record({
  kind: fc.constantFrom('invoice' as const, 'credit-note' as const),
  number: fc.constantFrom('RE-2026-1', 'GS/2026/0042'),
  issueDate: day,
  deliveryDate: day,
  language: fc.constantFrom('de' as const, 'it' as const, 'en' as const),
  seller: fc.record({
    shopName: needed,
    name: needed,
    owner: hostile,
    street: needed,
    postcode: needed,
    city: needed,
    country: fc.constant('DE'),
    email: fc.constant('laden@example.de'),
    phone: fc.constant('+49 89 123456'),
    website: hostile,
    vatId: fc.constantFrom('DE123456788', 'DE 123 456 788'),
    taxNumber: fc.constantFrom('', '143/123/12345'),
    registerCourt: hostile,
    registerNumber: hostile,
    bank: fc.constantFrom(null, { holder: 'Laden <&>', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }),
  }),
  buyer: place,
  customerNumber: fc.constantFrom(null, '42'),
  wrote: hostile,
  deliverTo: fc.option(place, { nil: null }),
  coupon: fc.option(hostile, { nil: null }),
  terms: hostile,
  dueDate: fc.option(day, { nil: null }),
  notes: fc.array(hostile, { maxLength: 3 }),
  isTest: fc.boolean(),
  meansCode: fc.constantFrom('30' as const, '68' as const, '97' as const),
  line: fc.record({ name: hostile, details: hostile, sku: needed, note: hostile }),
  sending: hostile,
});

export const randomInvoice: fc.Arbitrary<Invoice> = fc
  .tuple(texts, money)
  .map(([{ kind, customerNumber, wrote, line, sending, meansCode, ...text }, { lines, shipping, isPaid, ...sums }]) => {
    const hasNoTax = sums.vat.every(({ category }) => category === 'E');
    const isAbroad = sums.vat.some(({ category }) => category === 'K' || category === 'AE');
    return {
      ...text,
      ...sums,
      version: 1,
      kind,
      currency: 'EUR',
      order: { number: 'BRX-1042', date: '2026-11-17' },
      credited: kind === 'credit-note' ? { number: 'RE-2026-0', issueDate: '2026-11-10' } : null,
      // a small business may have a tax number only
      seller: hasNoTax ? { ...text.seller, vatId: '', taxNumber: '143/123/12345' } : text.seller,
      buyer: {
        ...text.buyer,
        email: 'einkauf@example.it',
        customerNumber,
        vatId: isAbroad ? 'IT12345670785' : wrote,
      },
      lines: lines.map((sums_, index) => ({ ...sums_, ...line, id: String(index + 1) })),
      shipping: shipping && { ...shipping, name: sending },
      payments: [
        {
          meansCode,
          method: wrote,
          amount: sums.totals.gross,
          paidOn: isPaid ? text.issueDate : null,
          reference: wrote,
        },
      ],
    };
  });
