import { clampQuantity } from '@brixel/ui/quantity.ts';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { BoxOptions } from '#features/cart/box-options.tsx';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { mostOf } from '#features/cart-line/cart-line.ts';
import { lineStock } from '#features/cart-line/line-of-product.ts';
import { bundleLine, bundleOptionsOf, startContent } from '#features/product-options/bundle-options.tsx';
import { useOwnBox } from '#features/product-options/own-box.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { BuyRow, SoldOut, useFlash } from './buy-controls.tsx';
import { PriceBlock } from './price-block.tsx';

/** A box that is put together from options: the defaults are chosen, and the price follows every change. */
export function BundleBuy({ product }: { product: PageProduct }) {
  const { addToCart } = useAddToCart();
  const { config } = useServices();
  const [done, flash] = useFlash();
  const [wanted, setWanted] = useState(1);
  const options = bundleOptionsOf(product);
  const [content, setContent] = useState(() => startContent(options));

  const most = mostOf({ stock: lineStock(product.stock, config.cart) });
  const quantity = clampQuantity(wanted, {
    min: product.stock.min_sale_qty,
    max: most,
    step: product.stock.qty_increments,
  });
  const own = useOwnBox(options);
  const line = bundleLine(options, content);
  const unit = bundleLine(own, content).price;

  const add = (): void => {
    if (addToCart(product, quantity, line)) flash();
  };

  const fields = <BoxOptions options={own} content={content} onChange={setContent} />;
  return (
    <>
      <PriceBlock product={product} euros={unit} regular={unit < line.price ? line.price : null} />
      {product.stock.is_in_stock ? (
        <BuyRow
          product={product}
          quantity={quantity}
          most={most}
          unit={unit}
          done={done}
          onQuantity={setWanted}
          onAdd={add}
        >
          {fields}
        </BuyRow>
      ) : (
        <>
          {fields}
          <SoldOut />
        </>
      )}
    </>
  );
}
