import type { Vat } from '@brixel/contract/vat';

interface Rates {
  mode: Vat['mode'];
  rates: readonly { country: string }[];
}

/** Where goods go at the rate of another country, because the shop has none of theirs. */
export const countriesWithoutRate = ({ mode, rates }: Rates, delivery: readonly string[]): string[] =>
  mode === 'delivery-country' ? delivery.filter((code) => !rates.some(({ country }) => country === code)) : [];
