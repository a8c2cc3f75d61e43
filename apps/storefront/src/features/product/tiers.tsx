import { reachedTier } from '@brixel/commerce/cart-totals';
import { tiersFor } from '@brixel/commerce/tier-prices';
import { TierPlates } from '@brixel/ui/tier-plates.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useFormat, useT } from '#i18n/use-t.ts';

/** What a piece costs when more are bought; the plate of the chosen quantity is lit. */
export function Tiers({ product, quantity }: { product: PageProduct; quantity: number }) {
  const t = useT();
  const { unitPrice, number } = useFormat();
  const cheaper = tiersFor(product);
  if (cheaper.length === 0) return null;
  const tiers = [{ qty: 1, price: product.price_incl_tax }, ...cheaper];
  const reached = reachedTier(tiers, quantity);
  return (
    <TierPlates
      label={t('product.tiers')}
      active={reached ? tiers.indexOf(reached) : 0}
      tiers={tiers.map(({ qty, price: euros }) => ({
        from: t('product.tierFrom', { n: number(qty) }),
        price: unitPrice(euros),
        saving:
          euros < product.price_incl_tax
            ? t('product.saving', { n: Math.round((1 - euros / product.price_incl_tax) * 100) })
            : ' ',
      }))}
    />
  );
}
