import { productPath } from '@brixel/commerce/links';
import { useState } from 'react';
import type { CardProduct } from '#data/fields.ts';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { CartIcon } from '#ui/icons.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { needsChoice } from './card-rules.ts';

const CHECK_MARK_MS = 1200;

/** Quantity and button; a link to the product where something has to be chosen first or nothing is left. */
export function CardBuy({ product }: { product: CardProduct }) {
  const t = useT();
  const { config } = useServices();
  const href = productPath(product, config);
  if (!product.stock.is_in_stock) {
    return (
      <Button variant="ghost" size="s" block href={href} aria-label={t('catalog.viewNamed', { name: product.name })}>
        {t('catalog.view')}
      </Button>
    );
  }
  if (needsChoice(product)) {
    return (
      <Button size="s" block href={href} aria-label={t('catalog.chooseNamed', { name: product.name })}>
        {t('catalog.choose')}
      </Button>
    );
  }
  return <QuickBuy product={product} />;
}

function QuickBuy({ product }: { product: CardProduct }) {
  const t = useT();
  const { addToCart } = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const [done, setDone] = useState(false);
  const { manage_stock: managed, qty, max_sale_qty: maxSale } = product.stock;

  const add = (): void => {
    if (!addToCart(product, quantity)) return;
    setDone(true);
    setTimeout(() => setDone(false), CHECK_MARK_MS);
  };

  return (
    <>
      <Stepper
        size="s"
        label={t('catalog.quantityOf', { name: product.name })}
        decreaseLabel={t('catalog.less')}
        increaseLabel={t('catalog.more')}
        value={quantity}
        max={managed ? Math.min(qty, maxSale) : undefined}
        onValueChange={setQuantity}
      />
      <Button
        variant="cta"
        size="s"
        done={done}
        aria-label={t('catalog.addNamed', { name: product.name })}
        onClick={add}
      >
        <CartIcon />
      </Button>
    </>
  );
}
