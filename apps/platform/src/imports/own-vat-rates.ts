import type { BasisPoints } from '@brixel/commerce/money';
import { vatRate } from '@brixel/commerce/vat';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import { defaultStoreOf, storeViews } from '@brixel/contract/stores';
import { TAX_CLASSES } from '@brixel/contract/vat';

/** What is added to prices without VAT. */
export interface VatRates {
  vatRate: BasisPoints;
  reducedVatRate: BasisPoints;
}

/** Of what is sold here, at home. */
export function ownVatRates({ vat, stores }: Pick<ShopSettings, 'vat' | 'stores'>): VatRates {
  const { country } = storeViews[defaultStoreOf(stores)];
  const rateOf = (taxClassId: number): BasisPoints => vatRate(vat, { taxClassId, country, storeCountry: country });
  return { vatRate: rateOf(TAX_CLASSES.standard), reducedVatRate: rateOf(TAX_CLASSES.reduced) };
}
