import { isUnionCountry, readVatId } from '@brixel/commerce/vat-id';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import type { StoreCode } from '@brixel/contract/stores';
import type { NewOrder } from './new-order.ts';
import type { OrderContent } from './order-content.ts';

type Terms = Pick<ShopSettings, 'vat' | 'documents'>;

/**
 * Whether the buyer owes the VAT instead of the shop: a business of another country of the Union, by a VAT id of the right form, that has the goods
 * sent out of the shop's own country and to another one of the Union.
 */
export function isVatExempt(
  { vat: { mode, home }, documents: { exemptsBusinesses } }: Terms,
  { shippingAddress, billingAddress }: NewOrder['addressInformation'],
): boolean {
  if (!exemptsBusinesses || mode === 'small-business' || !isUnionCountry(home)) return false;
  const vatId = readVatId(billingAddress.vat_id);
  const to = (shippingAddress ?? billingAddress).country_id;
  return vatId !== null && vatId.country !== home && to !== home && isUnionCountry(to);
}

/** What an order says instead of VAT, in the language of its store. */
export function taxNoteOf(
  { vat, documents }: Terms,
  isExempt: boolean,
  storeCode: StoreCode,
): Pick<OrderContent, 'taxNote' | 'isVatExempt'> {
  if (isExempt) return { taxNote: documents.businessNote[storeCode], isVatExempt: true };
  return vat.mode === 'small-business' ? { taxNote: vat.smallBusinessNote[storeCode] } : {};
}

/** The same terms with a rate of 0. */
export const withoutVat = (vat: ShopSettings['vat']): ShopSettings['vat'] => ({ ...vat, mode: 'small-business' });
