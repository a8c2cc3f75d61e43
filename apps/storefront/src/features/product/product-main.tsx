import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import type { ProductViewData } from './load-product-view.ts';

/** The product in pictures, and beside them what it costs and how to get it. */
export function ProductMain(view: ProductViewData) {
  return (
    <div className="pdp">
      <Gallery key={view.product.sku} product={view.product} />
      <BuyBox {...view} />
    </div>
  );
}
