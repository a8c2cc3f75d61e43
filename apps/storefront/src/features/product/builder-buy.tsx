import { useRef } from 'react';
import { oldPrice } from '#features/product-card/card-rules.ts';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { BuyBar } from './buy-bar.tsx';
import { PriceBlock } from './price-block.tsx';
import type { PageProduct } from './product-fields.ts';

/** A mosaic begins with a picture, so the way to it leads through the builder. */
export function BuilderBuy({ product }: { product: PageProduct }) {
  const t = useT();
  const row = useRef<HTMLDivElement>(null);
  return (
    <>
      <PriceBlock product={product} euros={product.price_incl_tax} old={oldPrice(product)} />
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
