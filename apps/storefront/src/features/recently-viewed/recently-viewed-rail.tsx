import { ProductRail } from '#features/product/product-rail.tsx';
import { useT } from '#i18n/use-t.ts';
import { useRecentlyViewed } from './recently-viewed-store.ts';

const SHOWN = 10;

/** What was looked at before, without the product that is shown now. */
export function RecentlyViewedRail({ except }: { except: string }) {
  const t = useT();
  const items = useRecentlyViewed((state) => state.items);
  return (
    <ProductRail title={t('product.recent')} products={items.filter(({ sku }) => sku !== except).slice(0, SHOWN)} />
  );
}
