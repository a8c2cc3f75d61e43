import { allocate, CENT, type Money, multiplyDivide } from '@brixel/commerce/money';

/** What an order came to at one rate of VAT. */
export interface SoldAtRate {
  rate: number;
  gross: Money;
  tax: Money;
}

export interface GivenBack {
  amount: Money;
  /** of the amount */
  shipping: Money;
  /** of the amount, where an order has several rates */
  lines: readonly { rate: number; amount: Money }[];
}

/**
 * How the refunds of one order, the earliest first, spread over the rates of its VAT. Lines go back at their rate, shipping at the
 * highest, the rest by what is left, as credit notes write it: no rate gives back more than was sold at it, and when all has gone back,
 * so has all VAT.
 */
export function refundShares(sold: readonly SoldAtRate[], refunds: readonly GivenBack[]): SoldAtRate[][] {
  const rates = sold.filter(({ gross }) => gross > 0).toSorted((a, b) => b.rate - a.rate);
  const left = rates.map(({ gross, tax }) => ({ gross, tax }));
  if (rates.length === 0) return refunds.map(() => []);

  return refunds.map(({ amount, shipping, lines }) => {
    const shares = rates.map(() => 0);
    const free = (place: number): Money => left[place]!.gross - shares[place]!;
    let rest = amount;
    const give = (place: number, wanted: Money): void => {
      const share = Math.min(wanted, rest, place < 0 ? 0 : free(place));
      if (share <= 0) return;
      shares[place]! += share;
      rest -= share;
    };
    for (const line of lines)
      give(
        rates.findIndex(({ rate }) => rate === line.rate),
        line.amount,
      );
    give(0, shipping);
    const open = rates.map((_, place) => free(place));
    const parts = allocate(Math.floor(Math.min(rest, sumOf(open)) / CENT), open);
    for (const [place, cents] of parts.entries()) give(place, cents * CENT);
    // parts of a cent
    for (const place of rates.keys()) give(place, rest);
    return rates.map(({ rate, gross, tax }, place) => {
      const share = shares[place]!;
      const rateLeft = left[place]!;
      const back = share === rateLeft.gross ? rateLeft.tax : multiplyDivide(tax, share, gross);
      left[place] = { gross: rateLeft.gross - share, tax: rateLeft.tax - back };
      return { rate, gross: share, tax: back };
    });
  });
}

const sumOf = (amounts: readonly Money[]): Money => amounts.reduce((sum, amount) => sum + amount, 0);
