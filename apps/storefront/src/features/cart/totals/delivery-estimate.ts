import { type CartLine, isVirtual } from '#features/cart-line/cart-line.ts';

type DeliveryDays = NonNullable<CartLine['deliveryDays']>;

/** Everything goes in one parcel, which leaves with its slowest part. Null where nothing is sent, or it is unknown. */
export function deliveryEstimate(lines: readonly CartLine[]): DeliveryDays | null {
  let slowest: DeliveryDays = { min: 0, max: 0 };
  for (const line of lines) {
    if (isVirtual(line)) continue;
    if (!line.deliveryDays) return null;
    const { min, max } = line.deliveryDays;
    slowest = { min: Math.max(slowest.min, min), max: Math.max(slowest.max, max) };
  }
  return slowest.max > 0 ? slowest : null;
}
