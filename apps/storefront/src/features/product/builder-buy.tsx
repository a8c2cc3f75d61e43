import { leastSurcharge, withSurcharge } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { useRef } from 'react';
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
  const least = leastPrice(product);
  const note = least < product.price_incl_tax && t('product.cheapestChoice', { price: unitPrice(least) });
  return (
    <>
      <PriceBlock product={product} euros={product.price_incl_tax} old={oldPrice(product)} note={note} />
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
function leastPrice({ price_incl_tax, original_price_incl_tax, custom_options = [] }: PageProduct): number {
  const least = leastSurcharge(custom_options, fromEuros(original_price_incl_tax));
  return toEuros(withSurcharge(fromEuros(price_incl_tax), least));
}
