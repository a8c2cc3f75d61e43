import { productPath } from '@brixel/commerce/links';
import { Button } from '@brixel/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { FORM_CART_PATH } from '#config/paths.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { QuantityField } from '#features/cart/quantity-field.tsx';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { mostOf, stockOf } from '#features/cart-line/cart-line.ts';
import { lineStock } from '#features/cart-line/line-of-product.ts';
import { REPLAYED } from '#hydration/early-input-script.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { needsChoice } from '#shared/product-rules.ts';

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
  const { config } = useServices();
  const stock = lineStock(product.stock, config.cart);
  const [quantity, setQuantity] = useState(stock.min);
  const [done, setDone] = useState(false);

  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (!addToCart(product, quantity)) return;
    setDone(true);
    setTimeout(() => setDone(false), CHECK_MARK_MS);
  };

  return (
    <form className="contents" method="post" action={useHref(FORM_CART_PATH)} {...REPLAYED} onSubmit={add} noValidate>
      <input type="hidden" name="sku" value={product.sku} />
      <QuantityField
        size="s"
        name="qty"
        label={t('catalog.quantityOf', { name: product.name })}
        value={quantity}
        min={stock.min}
        step={stock.step}
        max={mostOf({ stock })}
        stocked={stockOf({ stock })}
        onValueChange={setQuantity}
      />
      <Button
        once
        variant="cta"
        size="s"
        done={done}
        aria-label={t('catalog.addNamed', { name: product.name })}
        type="submit"
      />
    </form>
  );
}
