import type { Product } from '@brixel/contract/catalog';
import type { StoreView } from '@brixel/contract/stores';
import type { ProductSource } from './product-source.ts';

/** Working days that a parcel needs longer than within Germany, which the stored delivery days are for. */
const EXTRA_TRANSIT_DAYS: Record<StoreView['country'], { min: number; max: number }> = {
  DE: { min: 0, max: 0 },
  IT: { min: 2, max: 3 },
};

/** Days until the product is there, in the store's country. What comes by e-mail is everywhere at once. */
export function deliveryDays({ attributes }: ProductSource, { country }: StoreView): Product['delivery_days'] {
  const days = attributes.deliveryDays;
  if (!days || days.max === 0) return days ?? null;
  const extra = EXTRA_TRANSIT_DAYS[country];
  return { min: days.min + extra.min, max: days.max + extra.max };
}
