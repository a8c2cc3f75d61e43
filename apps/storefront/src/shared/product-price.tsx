import { pricePerKilo } from '@brixel/commerce/base-price';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { Price } from '@brixel/ui/price.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { ownPieceOf } from '#data/own-prices/own-prices.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { isPart, isStartPrice, oldPrice } from './product-rules.ts';

interface ProductPriceProps {
  product: CardProduct;
  size?: 'm' | 'l';
}

/** The price of a listed product, with what the law requires beside it: price per kilo, previous price. */
export function ProductPrice({ product, size = 'm' }: ProductPriceProps) {
  const t = useT();
  const { unitPrice } = useFormat();
  const kiloPrice = useKiloPrice();
  const own = ownPieceOf(useOwnSteps(product.sku));
  const old = oldPrice(product);
  const current = unitPrice(own ?? product.price_incl_tax);
  const perKilo = kiloPrice(product.base_price?.grams, own ?? product.price_incl_tax);
  // of what is put together some platforms know the price of its parts only
  if (product.price_incl_tax <= 0 && isStartPrice(product)) return null;
  return (
    <>
      <Price
        size={size}
        current={isStartPrice(product) ? t('catalog.fromPrice', { price: current }) : current}
        old={old === null || own !== null ? undefined : unitPrice(old)}
        oldLabel={t('catalog.oldPrice')}
        currentLabel={old === null || own !== null ? undefined : t('catalog.newPrice')}
        unit={perKilo ?? (isPart(product) ? t('catalog.perPiece') : undefined)}
      />
      {own !== null && <OwnPriceNote regular={product.price_incl_tax} />}
      {old !== null && <span className="price__note block">{t('catalog.lowestPrice', { price: unitPrice(old) })}</span>}
    </>
  );
}

/** That a price is the customer's own, and what everybody pays. No reduction in the sense of the law, so nothing is struck. */
export function OwnPriceNote({ regular }: { regular: number }) {
  const t = useT();
  const { unitPrice } = useFormat();
  return <span className="price__own">{t('catalog.ownPrice', { price: unitPrice(regular) })}</span>;
}

/** `29,80 € / kg` for so many grams at that price; nothing for goods by the piece. */
export function useKiloPrice(): (grams: number | undefined, euros: number) => string | undefined {
  const t = useT();
  const { price } = useFormat();
  return (grams, euros) =>
    grams ? t('catalog.perKilo', { price: price(toEuros(pricePerKilo(fromEuros(euros), grams))) }) : undefined;
}
