import { useCompare } from '#features/compare/compare-store.ts';
import { SimplePage } from '#features/layout/simple-page.tsx';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';

export function Component() {
  const t = useT();
  const items = useCompare((state) => state.items);
  return (
    <SimplePage title={t('product.compareTitle')}>
      {items.length === 0 ? <p>{t('product.compareEmpty')}</p> : <ProductGrid products={items} />}
    </SimplePage>
  );
}
