import { isMosaicSku } from '@brixel/commerce/mosaic-sku';
import { BuilderBuy } from './builder-buy.tsx';
import { BundleBuy } from './bundle-buy.tsx';
import { BuyHead } from './buy-head.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { GroupedBuy } from './grouped-buy.tsx';
import type { ProductViewData } from './load-product-view.ts';
import { ProductActions } from './product-actions.tsx';
import { SimpleBuy } from './simple-buy.tsx';

/**
 * What it is, what it costs, what can be chosen, and the button. All kinds of products in one piece of code, so that no
 * press on the server's HTML is lost while a part of it is still on its way.
 */
export function BuyBox(view: ProductViewData) {
  const { product, family, members, guarantee } = view;
  const isMosaic = isMosaicSku(product.sku);
  const isSingle = !isMosaic && product.type_id !== 'grouped' && product.type_id !== 'bundle';
  return (
    <div className="buy">
      <BuyHead product={product} />
      {product.type_id === 'grouped' && <GroupedBuy key={product.sku} product={product} members={members} />}
      {isMosaic && <BuilderBuy product={product} />}
      {product.type_id === 'bundle' && <BundleBuy key={product.sku} product={product} />}
      {isSingle && <SimpleBuy key={family?.sku ?? product.sku} product={product} family={family} />}
      <ProductActions product={product} />
      <DeliveryFacts product={product} hasNotice={guarantee !== null} />
    </div>
  );
}
