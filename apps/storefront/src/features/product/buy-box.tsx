import { isMosaicSku } from '@brixel/commerce/mosaic-sku';
import { lazy, Suspense } from 'react';
import { BuyHead } from './buy-head.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import type { ProductViewData } from './load-product-view.ts';
import { ProductActions } from './product-actions.tsx';
import { SimpleBuy } from './simple-buy.tsx';

/* Most products need none of these. */
const BuilderBuy = lazy(async () => ({ default: (await import('./builder-buy.tsx')).BuilderBuy }));
const BundleBuy = lazy(async () => ({ default: (await import('./bundle-buy.tsx')).BundleBuy }));
const GroupedBuy = lazy(async () => ({ default: (await import('./grouped-buy.tsx')).GroupedBuy }));

/** What it is, what it costs, what can be chosen, and the button. */
export function BuyBox(view: ProductViewData) {
  const { product, family, members } = view;
  const isMosaic = isMosaicSku(product.sku);
  const isSingle = !isMosaic && product.type_id !== 'grouped' && product.type_id !== 'bundle';
  return (
    <div className="buy">
      <BuyHead product={product} />
      <Suspense fallback={null}>
        {product.type_id === 'grouped' && <GroupedBuy key={product.sku} product={product} members={members} />}
        {isMosaic && <BuilderBuy product={product} />}
        {product.type_id === 'bundle' && <BundleBuy key={product.sku} product={product} />}
      </Suspense>
      {isSingle && <SimpleBuy key={family?.sku ?? product.sku} product={product} family={family} />}
      <ProductActions product={product} />
      <DeliveryFacts product={product} />
    </div>
  );
}
