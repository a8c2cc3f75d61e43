import type { LocalText } from './local-text.ts';

/** How a shop pays VAT. Prices always contain it: what changes is how much of them it is, and what stands beside them. */
export type VatMode =
  /** the rate of the country of delivery, as far as the shop has it */
  | 'delivery-country'
  /** that of its own country, wherever goods go */
  | 'home-country'
  /** none; a sentence says why */
  | 'small-business';

export interface VatRates {
  /** ISO 3166 code */
  country: string;
  /** percent */
  standard: number;
  /** null: the shop sells nothing at a reduced rate there */
  reduced: number | null;
}

export interface Vat {
  mode: VatMode;
  /** the shop's own country */
  home: string;
  rates: readonly VatRates[];
  /** the sentences that stand instead of VAT: of a small business, and of goods under the margin scheme */
  smallBusinessNote: LocalText;
  marginNote: LocalText;
}

/** Classes of goods, by the numbers that the wire has always had for those without VAT and those at the standard rate. */
export const TAX_CLASSES = { none: 0, standard: 2, reduced: 4, margin: 5 } as const;

/** Of a shop that has not said anything else: the specification's two stores. */
export const defaultVat: Vat = {
  mode: 'delivery-country',
  home: 'DE',
  rates: [
    { country: 'DE', standard: 19, reduced: null },
    { country: 'IT', standard: 22, reduced: null },
  ],
  smallBusinessNote: {
    de: 'Als Kleinunternehmen berechnen wir keine Umsatzsteuer (§ 19 UStG).',
    it: 'Operazione senza applicazione dell’IVA: regime di franchigia per le piccole imprese.',
    en: 'As a small business we charge no VAT.',
  },
  marginNote: {
    de: 'Differenzbesteuert: Gebrauchtgegenstände/Sonderregelung, MwSt. nicht ausweisbar.',
    it: 'Regime del margine – beni usati: l’IVA non è esposta.',
    en: 'Margin scheme – second-hand goods: VAT is not shown.',
  },
};
