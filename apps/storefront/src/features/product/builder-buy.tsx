import { leastSurcharge, withSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { useRef } from 'react';
import { ownPieceOf } from '#data/own-prices/own-prices.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { oldPrice } from '#shared/product-rules.ts';
import { BuyBar } from './buy-controls.tsx';
import { PriceBlock } from './price-block.tsx';

/** A mosaic begins with a picture, so the way to it leads through the builder. */
export function BuilderBuy({ product }: { product: PageProduct }) {
  const t = useT();
  const { unitPrice } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const own = ownPieceOf(useOwnSteps(product.sku));
  const price = own ?? product.price_incl_tax;
  const least = leastPrice(product, price);
  const note = least < price && t('product.cheapestChoice', { price: unitPrice(least) });
  return (
    <>
      <PriceBlock
        product={product}
        euros={price}
        old={oldPrice(product)}
        regular={own === null ? null : product.price_incl_tax}
        note={note}
      />
      <div ref={row} className="mt2">
        <Button variant="cta" size="l" block href="/mosaik-builder">
          {t('product.toBuilder')}
        </Button>
      </div>
      <BuyBar watched={row}>
        <Button variant="cta" href="/mosaik-builder" className="col-span-full">
          {t('product.toBuilder')}
        </Button>
      </BuyBar>
    </>
  );
}

/** In the cheapest format and of the fewest parts. */
function leastPrice({ original_price_incl_tax, custom_options = [] }: PageProduct, price: number): number {
  const least = leastSurcharge(custom_options, fromEuros(original_price_incl_tax));
  return toEuros(withSurcharge(fromEuros(price), least));
}
