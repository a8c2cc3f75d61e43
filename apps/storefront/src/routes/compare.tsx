import '#styles/pages/compare.css';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { type ComparedProduct, loadCompared } from '#features/saved/compare/compare-data.ts';
import { CompareTable } from '#features/saved/compare/compare-table.tsx';
import { compareList, useCompare } from '#features/saved-lists/saved-lists.ts';
import { useT } from '#i18n/use-t.ts';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { useBrowsePath } from '#shared/use-browse-path.ts';

/** The list is stored in the browser, so the page loads its products after hydration. */
export function Component() {
  const t = useT();
  const { items, loaded } = useCompare();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { products, failed } = useComparedProducts(items.map(({ sku }) => sku));
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={t('product.compareTitle')} noIndex />
      <div className="wrap section--tight">
        <div className="mb-3.5">
          <PageCrumbs items={[{ label: t('product.compareTitle') }]} />
        </div>
        <div className="row row--between">
          <h1>{t('product.compareTitle')}</h1>
          {items.length > 0 && (
            <Button variant="ghost" size="s" onClick={compareList.clear}>
              {t('compare.clear')}
            </Button>
          )}
        </div>
        {loaded && items.length === 0 && <NothingCompared />}
        {items.length > 0 && (
          <p className="soft mt1" role="status">
            {t('compare.count', { n: items.length })}
          </p>
        )}
        {failed && (
          <Notice tone="warn" role="alert" className="mt-4">
            {t('compare.failed')}
          </Notice>
        )}
        {items.length > 0 && products === null && !failed && (
          <div className="grid place-items-center py-20">
            <PixelLoader />
          </div>
        )}
        {items.length > 0 && products && (
          <>
            {products.length > 1 && (
              <div className="mt2">
                <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)}>
                  {t('compare.onlyDifferences')}
                </Checkbox>
              </div>
            )}
            <CompareTable products={products} onlyDifferences={onlyDifferences && products.length > 1} />
          </>
        )}
      </div>
    </main>
  );
}

function useComparedProducts(skus: readonly string[]): { products: ComparedProduct[] | null; failed: boolean } {
  const services = useServices();
  const [products, setProducts] = useState<ComparedProduct[] | null>(null);
  const [failed, setFailed] = useState(false);
  const key = skus.join(' ');
  useEffect(() => {
    const abort = new AbortController();
    loadCompared(services, key === '' ? [] : key.split(' '), abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return;
        setProducts(found);
        setFailed(false);
      },
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [services, key]);
  // a removed product leaves the table at once, not with the next answer
  return { products: products?.filter(({ sku }) => skus.includes(sku)) ?? null, failed };
}

function NothingCompared() {
  const t = useT();
  const browsePath = useBrowsePath();
  return (
    <EmptyState
      picture={<ShopDrawing path="/banner/empty.png" alt="" size="figure" />}
      title={t('product.compareEmpty')}
      action={
        <Button variant="cta" href={browsePath}>
          {t('compare.emptyAction')}
        </Button>
      }
    >
      {t('compare.emptyText')}
    </EmptyState>
  );
}
