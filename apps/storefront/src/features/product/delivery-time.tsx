import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useT } from '#i18n/use-t.ts';

/** When a parcel is there, in working days. */
export function DeliveryTime({ days }: { days: PageProduct['delivery_days'] }) {
  const t = useT();
  return days
    ? t('product.deliveryDays', { days: days.min === days.max ? days.min : `${days.min}–${days.max}` })
    : null;
}
