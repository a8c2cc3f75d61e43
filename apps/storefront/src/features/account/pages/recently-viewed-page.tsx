import { visibleProducts } from '@brixel/commerce/search-query';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { CardSkeleton } from '@brixel/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { type CardProduct, PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import { type Services, useServices } from '#data/services.ts';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { recentlyViewed, useRecentlyViewed } from '#features/saved-lists/saved-lists.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { AccountLayout } from '../account-layout.tsx';

/** Stored by the browser, therefore open to everybody. */
export function RecentlyViewedPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.recentlyViewed')} path="/my-account/recently-viewed">
      <RecentlyViewedList />
    </AccountLayout>
  );
}

/** The list of this browser, with the prices of today. */
function RecentlyViewedList() {
  const t = useT();
  const items = useRecentlyViewed((state) => state.items);
  const loaded = useRecentlyViewed((state) => state.loaded);
  const failed = useFreshProducts();

  if (!loaded) return <LoadingCards />;
  if (items.length === 0) return <NothingViewed />;
  const clear = () => {
    recentlyViewed.clear();
    notify({ type: 'success', message: t('account.viewedCleared') });
  };
  return (
    <>
      <div className="row row--between">
        <p className="soft">
          {t('account.viewedCount', { n: items.length })}. {t('account.viewedIntro')}
        </p>
        <Button variant="ghost" size="s" onClick={clear}>
          <TrashIcon /> {t('account.viewedClear')}
        </Button>
      </div>
      {failed && (
        <Notice tone="warn" role="status">
          {t('account.viewedFailed')}
        </Notice>
      )}
      <ProductGrid products={items} headingLevel={2} />
    </>
  );
}

/** Asks the catalogue once; true when it could not be reached and the stored prices are shown. */
function useFreshProducts(): boolean {
  const services = useServices();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = recentlyViewed.start();
    const request = new AbortController();
    const skus = useRecentlyViewed.getState().items.map(({ sku }) => sku);
    loadViewedProducts(services, skus, request.signal).then(
      (products) => {
        if (!request.signal.aborted) recentlyViewed.refresh(skus, products);
      },
      () => {
        if (!request.signal.aborted) setFailed(true);
      },
    );
    return () => {
      stop();
      request.abort();
    };
  }, [services]);
  return failed;
}

function LoadingCards() {
  return (
    <div className="grid grid--cards">
      {['a', 'b', 'c', 'd'].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}

function NothingViewed() {
  const t = useT();
  return (
    <EmptyState
      picture={<ShopDrawing path="/banner/empty.png" size="banner" alt="" />}
      title={t('account.viewedEmpty')}
      action={
        <Button variant="cta" href="/">
          {t('common.toHome')}
        </Button>
      }
    >
      {t('account.viewedEmptyText')}
    </EmptyState>
  );
}

/** The products with these skus as they are today; those that left the shop are missing. */
async function loadViewedProducts(
  { catalog }: Services,
  skus: readonly string[],
  signal: AbortSignal,
): Promise<CardProduct[]> {
  if (skus.length === 0) return [];
  const query = visibleProducts().where('sku', { in: [...skus] });
  const { hits } = await catalog.search('product', query, { size: skus.length, include: PRODUCT_CARD_FIELDS, signal });
  return hits.map((hit) => pickFields(hit, PRODUCT_CARD_FIELDS));
}
