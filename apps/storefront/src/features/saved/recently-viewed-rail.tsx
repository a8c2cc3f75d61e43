import { ProductRail } from '#features/product-card/product-rail.tsx';
import { useRecentlyViewed } from '#features/saved-lists/saved-lists.ts';
import { useT } from '#i18n/use-t.ts';

const SHOWN = 10;

/** What was looked at before, without the product that is shown now. */
export function RecentlyViewedRail({ except }: { except: string }) {
  const t = useT();
  const items = useRecentlyViewed((state) => state.items);
  return (
    <ProductRail title={t('product.recent')} products={items.filter(({ sku }) => sku !== except).slice(0, SHOWN)} />
  );
}
