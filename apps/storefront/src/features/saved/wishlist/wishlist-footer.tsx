import { Button } from '@brixel/ui/button.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import { useT } from '#i18n/use-t.ts';
import { needsChoice } from '#shared/product-rules.ts';

/** Whether it can go into the cart as it is. */
export const isBuyable = (product: CardProduct): boolean => product.stock.is_in_stock && !needsChoice(product);

/** One of each into the cart. */
export function WishlistFooter({ products }: { products: readonly CardProduct[] }) {
  const t = useT();
  const services = useServices();
  const { addLines } = useAddToCart();
  return (
    <Button once variant="cta" block onClick={() => addLines(products.map((product) => lineOf(product, 1, services)))}>
      <CartIcon /> {t('wishlist.addAll', { n: products.length })}
    </Button>
  );
}
