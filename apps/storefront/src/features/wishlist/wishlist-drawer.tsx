import { closePanels, useUi } from '#features/layout/ui-store.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useT } from '#i18n/use-t.ts';
import { Drawer } from '#ui/drawer.tsx';
import { useWishlist } from './wishlist-store.ts';

export function WishlistDrawer() {
  const t = useT();
  const open = useUi((state) => state.wishlist);
  const items = useWishlist((state) => state.items);
  return (
    <Drawer open={open} onClose={closePanels} title={t('layout.wishlist')} closeLabel={t('common.close')}>
      <div className="grid grid-cols-2 gap-4 py-4">
        {items.map((product) => (
          <ProductCard key={product.sku} product={product} />
        ))}
      </div>
    </Drawer>
  );
}
