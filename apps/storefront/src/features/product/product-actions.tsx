import { Button } from '@brixel/ui/button.tsx';
import { HeartIcon, ScaleIcon } from '@brixel/ui/icons.tsx';
import { PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { toggleCompare, useIsCompared } from '#features/saved-lists/compare-store.ts';
import { toggleWishlist, useIsWished } from '#features/saved-lists/wishlist-store.ts';
import { useT } from '#i18n/use-t.ts';

/** For later, or for a closer look beside others. */
export function ProductActions({ product }: { product: PageProduct }) {
  const t = useT();
  const wished = useIsWished(product.sku);
  const compared = useIsCompared(product.sku);
  const card = pickFields(product, PRODUCT_CARD_FIELDS);
  return (
    <div className="buy__sec flex-wrap">
      <Button variant="ghost" size="s" aria-pressed={wished} onClick={() => toggleWishlist(card)}>
        <HeartIcon className={wished ? 'fill-current text-sale' : undefined} />
        {wished ? t('product.wished') : t('product.wish')}
      </Button>
      <Button variant="ghost" size="s" aria-pressed={compared} onClick={() => toggleCompare(card)}>
        <ScaleIcon className={compared ? 'text-link' : undefined} />
        {compared ? t('product.compared') : t('product.compare')}
      </Button>
    </div>
  );
}
