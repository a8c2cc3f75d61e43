import { TAX_CLASSES, type Vat, type VatRates } from '@brixel/contract/vat';
import type { BasisPoints } from './money.ts';

/** Which part of a price is VAT. */

export interface VatQuestion {
  taxClassId: number;
  /** where the goods go; until that is known, the store's */
  country: string;
  /** of the store that they are bought in: its rates count for countries of which the shop has none */
  storeCountry: string;
}

export function vatRate({ mode, home, rates }: Vat, { taxClassId, country, storeCountry }: VatQuestion): BasisPoints {
  if (mode === 'small-business') return 0;
  const ratesOf = (code: string): VatRates | undefined => rates.find((entry) => entry.country === code);
  const found = mode === 'home-country' ? ratesOf(home) : (ratesOf(country) ?? ratesOf(storeCountry) ?? ratesOf(home));
  return found ? basisPoints(percentOf(found, taxClassId)) : 0;
}

/** Goods under the margin scheme are taxed on what the shop earns, which is nobody else's business. */
function percentOf({ standard, reduced }: VatRates, taxClassId: number): number {
  if (taxClassId === TAX_CLASSES.standard) return standard;
  return taxClassId === TAX_CLASSES.reduced ? (reduced ?? standard) : 0;
}

const basisPoints = (percent: number): BasisPoints => Math.round(percent * 100);
