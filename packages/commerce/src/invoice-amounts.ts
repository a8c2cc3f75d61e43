import type { VatCategory } from '@brixel/contract/invoice';
import { allocate, type BasisPoints, CENT, type Money, multiplyDivide, netOfGross, taxOfGross } from './money.ts';

/**
 * How what was paid becomes the net sums of an invoice (see `contract/invoice.ts`). The tax of a rate is rounded once, on all that is paid at
 * it; lines and shipping get shares of it, so that their nets are always the net of the rate.
 */

export interface VatTerms {
  category: VatCategory;
  /** 0 for all categories but S */
  rate: BasisPoints;
}

export interface InvoicedLine extends VatTerms {
  quantity: number;
  unitGross: Money;
  /** whole cents, like all that follows */
  grossBefore: Money;
  discountGross: Money;
}

export interface InvoicedCharge extends VatTerms {
  gross: Money;
}

export interface LineAmounts extends InvoicedLine {
  netBefore: Money;
  discountNet: Money;
  net: Money;
  gross: Money;
  /** euros as a decimal, of two to eight digits */
  unitNet: string;
}

export interface VatSum extends VatTerms {
  net: Money;
  tax: Money;
  gross: Money;
}

export interface InvoiceAmounts<Line extends InvoicedLine> {
  lines: (Line & LineAmounts)[];
  shipping: (InvoicedCharge & { net: Money }) | null;
  /** the highest rate first */
  vat: VatSum[];
}

export function invoiceAmounts<Line extends InvoicedLine>(
  lines: readonly Line[],
  shipping: InvoicedCharge | null,
): InvoiceAmounts<Line> {
  const paid = [
    ...lines.map(({ category, rate, grossBefore, discountGross }) => ({
      category,
      rate,
      gross: grossBefore - discountGross,
    })),
    ...(shipping ? [shipping] : []),
  ];
  const vat = vatSums(paid);
  const nets = paid.map(({ gross }) => gross);
  for (const sum of vat) {
    const shares = allocate(
      sum.tax / CENT,
      paid.map((entry) => (isSame(entry, sum) ? entry.gross : 0)),
    );
    for (const [place, share] of shares.entries()) nets[place]! -= share * CENT;
  }
  return {
    lines: lines.map((line, place) => {
      const net = nets[place]!;
      const discountNet = netOfGross(line.discountGross / CENT, line.rate) * CENT;
      const netBefore = net + discountNet;
      const gross = line.grossBefore - line.discountGross;
      return { ...line, net, gross, discountNet, netBefore, unitNet: unitNetOf(line, netBefore) };
    }),
    shipping: shipping && { ...shipping, net: nets.at(-1)! },
    vat,
  };
}

const isSame = (one: VatTerms, other: VatTerms): boolean => one.category === other.category && one.rate === other.rate;

function vatSums(paid: readonly InvoicedCharge[]): VatSum[] {
  const sums: VatSum[] = [];
  for (const { category, rate, gross } of paid) {
    const known = sums.find((sum) => isSame(sum, { category, rate }));
    if (known) known.gross += gross;
    else sums.push({ category, rate, gross, net: 0, tax: 0 });
  }
  for (const sum of sums) {
    sum.tax = taxOfGross(sum.gross / CENT, sum.rate) * CENT;
    sum.net = sum.gross - sum.tax;
  }
  return sums.toSorted((a, b) => b.rate - a.rate || (a.category < b.category ? -1 : 1));
}

const MOST_DIGITS = 8;

/** Without tax it is the price that was shown. */
function unitNetOf({ quantity, unitGross, rate }: InvoicedLine, netBefore: Money): string {
  return rate === 0 ? unitText(unitGross) : unitPriceText(netBefore, quantity);
}

/** What one of so many pieces costs that cost this together: with as few digits as it takes for all of them to come out to the cent. */
export function unitPriceText(total: Money, quantity: number): string {
  const cents = BigInt(total / CENT);
  for (let digits = 2; digits < MOST_DIGITS; digits++) {
    const unit = unitOf(total, quantity, digits);
    const scale = 10n ** BigInt(digits - 2);
    const whole = (unit * BigInt(quantity) * 2n + scale) / (2n * scale);
    if (whole === cents) return decimal(unit, digits);
  }
  return decimal(unitOf(total, quantity, MOST_DIGITS), MOST_DIGITS);
}

/** Rounded half up; amounts of invoices are never negative. */
const unitOf = (total: Money, quantity: number, digits: number): bigint => {
  const dividend = BigInt(total / CENT) * 10n ** BigInt(digits - 2);
  const divisor = BigInt(quantity);
  return (dividend * 2n + divisor) / (divisor * 2n);
};

/** An integer of so many digits behind the point as people write it, with two digits at least. */
function decimal(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '').padEnd(2, '0');
  return `${text.slice(0, -digits)}.${fraction}`;
}

/** Whole cents as an invoice holds them: "12.34". */
export const amountText = (amount: Money): string => decimal(BigInt(amount / CENT), 2);

/** What one piece costs, with the digits that it has. */
export const unitText = (amount: Money): string => decimal(BigInt(amount), 4);

/** A rate as an invoice holds it: "19", "25.5". */
export const rateText = (rate: BasisPoints): string => String(rate / 100);

/** What such a text says, to the cent. */
export const amountOf = (text: string): Money => Math.round(Number(text) * 100) * CENT;

export const rateOfText = (text: string): BasisPoints => Math.round(Number(text) * 100);

/** A share of an amount in whole cents, such as that of 2 of 7 pieces. */
export const shareOf = (amount: Money, part: number, whole: number): Money =>
  multiplyDivide(amount / CENT, part, whole) * CENT;
