import { visibleProducts } from '@brixel/commerce/search-query';
import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { useEffect } from 'react';
import { loadProductPage } from '#data/catalog/category-queries.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import { type Services, useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import { useWishlist, wishlist } from '#features/saved-lists/saved-lists.ts';
import { useT } from '#i18n/use-t.ts';
import { needsChoice } from '#shared/product-rules.ts';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { closePanels, useUi } from '#shared/ui-store.ts';
import { useBrowsePath } from '#shared/use-browse-path.ts';
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
          picture={<ShopDrawing path="/banner/empty.png" alt="" size="figure" />}
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

/** Whether it can go into the cart as it is. */
const isBuyable = (product: CardProduct): boolean => product.stock.is_in_stock && !needsChoice(product);

/** One of each into the cart. */
function WishlistFooter({ products }: { products: readonly CardProduct[] }) {
  const t = useT();
  const services = useServices();
  const { addLines } = useAddToCart();
  return (
    <Button once variant="cta" block onClick={() => addLines(products.map((product) => lineOf(product, 1, services)))}>
      <CartIcon /> {t('wishlist.addAll', { n: products.length })}
    </Button>
  );
}

/** The products with these skus as they are today; those that left the shop are missing. */
async function findCurrentCards(
  services: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const query = visibleProducts().where('sku', { in: [...skus] });
  return (await loadProductPage(services, query, { size: skus.length }, signal)).items;
}
