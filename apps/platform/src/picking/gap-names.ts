import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import type { StoredOrder } from '../order/stored-order.ts';

/** What a product is called in a store; null: it is not in the catalogue. */
export type NameIn = (storeCode: StoreCode, sku: string) => string | null;

/** What shoppers know a missing thing by: the gap itself has the name that the office reads. */
export function nameForShopper(
  { storeCode, lines }: Pick<StoredOrder, 'storeCode' | 'lines'>,
  { item_id, sku, name }: Pick<PickGap, 'item_id' | 'sku' | 'name'>,
  nameIn: NameIn,
): string {
  return lines.find(({ itemId }) => itemId === item_id)?.name ?? nameIn(storeCode, sku) ?? name;
}
