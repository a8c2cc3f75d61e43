import { storeViews } from '@brixel/contract/stores';
import type { Catalog } from '../catalog/catalog.ts';
import type { OrderContent } from './order-content.ts';

/** All is sent together, so what takes longest counts, in the country that it is sent to. */
export function deliveryTime(
  skus: readonly string[],
  country: string,
  catalog: Pick<Catalog, 'product'>,
): OrderContent['deliveryDays'] {
  const store = Object.values(storeViews).find((view) => view.country === country);
  if (!store) return null;
  const days = skus.flatMap((sku) => catalog.product(store.storeCode, sku)?.delivery_days ?? []);
  if (days.length === 0) return null;
  return { min: Math.max(...days.map(({ min }) => min)), max: Math.max(...days.map(({ max }) => max)) };
}
