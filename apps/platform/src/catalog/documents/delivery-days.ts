import type { Product } from '@brixel/contract/catalog';
import type { ShopSettings } from '@brixel/contract/shop-settings';

type Days = NonNullable<Product['delivery_days']>;

/** The days of a product in one country, in another one. What comes by e-mail is everywhere at once. Null where nothing is promised. */
export function daysElsewhere(
  { deliveryDays }: Pick<ShopSettings['promises'], 'deliveryDays'>,
  { from, to }: { from: string; to: string },
  days: Days | null | undefined,
): Days | null {
  const promisedIn = (wanted: string) => deliveryDays.find(({ country }) => country === wanted);
  const [here, there] = [promisedIn(from) ?? deliveryDays[0], promisedIn(to)];
  if (!here || !there || !days) return null;
  if (days.max === 0) return days;
  return { min: days.min + there.min - here.min, max: days.max + there.max - here.max };
}
