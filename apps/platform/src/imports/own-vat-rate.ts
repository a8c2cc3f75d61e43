import type { BasisPoints } from '@brixel/commerce/money';
import { vatRate } from '@brixel/commerce/vat';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import { defaultStoreOf, storeViews } from '@brixel/contract/stores';
import { TAX_CLASSES } from '@brixel/contract/vat';

/** Of what is sold here, at home. */
export function ownVatRate({ vat, stores }: Pick<ShopSettings, 'vat' | 'stores'>): BasisPoints {
  const { country } = storeViews[defaultStoreOf(stores)];
  return vatRate(vat, { taxClassId: TAX_CLASSES.standard, country, storeCountry: country });
}
