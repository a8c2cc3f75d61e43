import type { VatRates } from './vat.ts';

const rates = (country: string, standard: number, reduced: number | null): VatRates => ({ country, standard, reduced });

/** What the countries of the European Union take, as of November 2026: an owner begins with these and may change them. */
export const unionVatRates: readonly VatRates[] = [
  rates('AT', 20, 10),
  rates('BE', 21, 6),
  rates('BG', 20, 9),
  rates('CY', 19, 9),
  rates('CZ', 21, 12),
  rates('DE', 19, 7),
  rates('DK', 25, null),
  rates('EE', 24, 9),
  rates('ES', 21, 10),
  rates('FI', 25.5, 13.5),
  rates('FR', 20, 5.5),
  rates('GR', 24, 13),
  rates('HR', 25, 13),
  rates('HU', 27, 18),
  rates('IE', 23, 13.5),
  rates('IT', 22, 10),
  rates('LT', 21, 12),
  rates('LU', 17, 8),
  rates('LV', 21, 12),
  rates('MT', 18, 7),
  rates('NL', 21, 9),
  rates('PL', 23, 8),
  rates('PT', 23, 13),
  rates('RO', 21, 11),
  rates('SE', 25, 12),
  rates('SI', 22, 9.5),
  rates('SK', 23, 19),
];
