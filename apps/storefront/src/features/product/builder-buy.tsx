import { useFormat, useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { PriceBlock } from './price-block.tsx';
import type { PageProduct } from './product-fields.ts';

/** A mosaic begins with a picture, so the way to it leads through the builder. */
export function BuilderBuy({ product }: { product: PageProduct }) {
  const t = useT();
  const { price } = useFormat();
  return (
    <>
      <PriceBlock product={product} current={price(product.price_incl_tax)} />
      <Button variant="cta" size="l" block className="mt2" href="/mosaik-builder">
        {t('product.toBuilder')}
      </Button>
    </>
  );
}
