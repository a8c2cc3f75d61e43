import { toEuros } from '@brixel/commerce/money';
import { useState } from 'react';
import type { ProductOption } from '#features/cart/cart-line.ts';
import { mostOf } from '#features/cart/cart-line.ts';
import { lineStock } from '#features/cart/line-of-product.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { clampQuantity } from '#ui/quantity.ts';
import { BundleOptionField } from './bundle-option-field.tsx';
import { BuyRow } from './buy-row.tsx';
import { type BundleChoices, bundlePrice, chosenLinks, defaultBundleChoices } from './option-prices.ts';
import { PriceBlock } from './price-block.tsx';
import type { PageProduct } from './product-fields.ts';
import { SoldOut } from './sold-out.tsx';
import { useFlash } from './use-flash.ts';

/** A box that is put together from options: the defaults are chosen, and the price follows every change. */
export function BundleBuy({ product }: { product: PageProduct }) {
  const t = useT();
  const { price } = useFormat();
  const { addToCart } = useAddToCart();
  const [done, flash] = useFlash();
  const [wanted, setWanted] = useState(1);
  const options = (product.bundle_options ?? []).toSorted((a, b) => a.position - b.position);
  const [choices, setChoices] = useState<BundleChoices>(() => defaultBundleChoices(options));

  const most = mostOf({ stock: lineStock(product.stock) });
  const quantity = clampQuantity(wanted, { min: product.stock.min_sale_qty, max: most });
  const unit = toEuros(bundlePrice(options, choices));

  const add = (): void => {
    const chosen = options.map((option) => ({ option, links: chosenLinks(option, choices) }));
    const option: ProductOption = {
      extension_attributes: {
        bundle_options: chosen
          .filter(({ links }) => links.length > 0)
          .map(({ option: { option_id }, links }) => ({
            option_id,
            option_qty: links[0]?.qty ?? 1,
            option_selections: links.map(({ id }) => Number(id)),
          })),
      },
    };
    const details = chosen.flatMap(({ option: { title }, links }) =>
      links.length > 0 ? [`${title}: ${links.map(({ name }) => name).join(', ')}`] : [],
    );
    if (addToCart(product, quantity, { price: unit, option, details })) flash();
  };

  return (
    <>
      <PriceBlock product={product} current={price(unit)} />
      {options.map((option) => (
        <BundleOptionField
          key={option.option_id}
          option={option}
          chosen={choices[option.option_id] ?? []}
          noneLabel={t('product.bundleNone')}
          onChoose={(ids) => setChoices((before) => ({ ...before, [option.option_id]: ids }))}
        />
      ))}
      {product.stock.is_in_stock ? (
        <BuyRow
          product={product}
          quantity={quantity}
          most={most}
          unit={unit}
          done={done}
          onQuantity={setWanted}
          onAdd={add}
        />
      ) : (
        <SoldOut />
      )}
    </>
  );
}
