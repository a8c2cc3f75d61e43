import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { useWishlist, wishlist } from '#features/saved-lists/wishlist-store.ts';
import { useT } from '#i18n/use-t.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { closePanels, useUi } from '#shared/ui-store.ts';
import { useBrowsePath } from '#shared/use-browse-path.ts';
import { findCurrentCards } from './find-current-cards.ts';
import { isBuyable, WishlistFooter } from './wishlist-footer.tsx';
import { WishlistRow } from './wishlist-row.tsx';

/** What the shopper has marked with a heart, with the prices of today. */
export function WishlistDrawer() {
  const t = useT();
  const browsePath = useBrowsePath();
  const services = useServices();
  const open = useUi((state) => state.wishlist);
  const items = useWishlist((state) => state.items);

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const skus = useWishlist.getState().items.map(({ sku }) => sku);
    // offline the stored prices stay
    findCurrentCards(services, skus, abort.signal).then(
      (products) => abort.signal.aborted || wishlist.refresh(skus, products),
      () => {},
    );
    return () => abort.abort();
  }, [open, services]);

  const buyable = items.filter(isBuyable);
  const title = (
    <>
      {t('wishlist.title')}{' '}
      {items.length > 0 && <span className="muted font-medium">{t('layout.itemCount', { n: items.length })}</span>}
    </>
  );
  return (
    <Drawer
      open={open}
      onClose={closePanels}
      title={title}
      closeLabel={t('wishlist.close')}
      footer={buyable.length > 1 ? <WishlistFooter products={buyable} /> : undefined}
    >
      {items.length === 0 ? (
        <EmptyState
          className="pt-10"
          picture={<ShopPicture path="/banner/empty.png" alt="" size="figure" />}
          title={t('wishlist.emptyTitle')}
          headingLevel={3}
          action={
            <Button variant="cta" className="mt2" href={browsePath}>
              {t('wishlist.emptyAction')}
            </Button>
          }
        >
          {t('wishlist.emptyText')}
        </EmptyState>
      ) : (
        <ul>
          {items.map((product) => (
            <WishlistRow key={product.sku} product={product} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
