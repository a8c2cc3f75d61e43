import { unitPrice } from '@brixel/commerce/cart-totals';
import { type CustomChoices, customSurcharge, unansweredOptions } from '@brixel/commerce/custom-options';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { clampQuantity } from '@brixel/ui/quantity.ts';
import { useRef, useState } from 'react';
import { ownPieceOf } from '#data/own-prices/own-prices.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { type CartLine, everybodysTerms, lineTerms, mostOf } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import { customDetails, customOptionOf } from '#features/product-options/custom-choices.ts';
import { CustomOptions } from '#features/product-options/custom-options.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { isPart, oldPrice } from '#shared/product-rules.ts';
import { BuyRow, SoldOut, useFlash } from './buy-controls.tsx';
import type { ProductViewData } from './page-data.ts';
import { PriceBlock, Tiers } from './price-block.tsx';
import { ChoiceLegend, VariantChoice } from './variant-choice.tsx';

type SimpleBuyProps = Pick<ProductViewData, 'product' | 'family'>;

/** Single products and variants: one price, one quantity, maybe options that change the price. */
export function SimpleBuy({ product, family }: SimpleBuyProps) {
  const t = useT();
  const format = useFormat();
  const services = useServices();
  const { addToCart } = useAddToCart();
  const [done, flash] = useFlash();
  const [wanted, setWanted] = useState(1);
  const [choices, setChoices] = useState<CustomChoices>({});
  const [showMissing, setShowMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const options = product.custom_options ?? [];
  const line: CartLine = lineOf(product, 1, services);
  const most = mostOf(line);
  const quantity = clampQuantity(wanted, { min: line.stock.min, max: most, step: line.stock.step });
  const surcharge = customSurcharge(options, choices, fromEuros(product.original_price_incl_tax));
  const own = useOwnSteps(product.sku);
  const unit = toEuros(unitPrice(lineTerms(line), quantity) + surcharge);
  const everybodys = toEuros(unitPrice(everybodysTerms(line), quantity) + surcharge);
  const single = toEuros(fromEuros(ownPieceOf(own) ?? product.price_incl_tax) + surcharge);
  const missing = unansweredOptions(options, choices);
  // a family without a variant that could be shown in its place
  const isFamily = product.type_id === 'configurable' && !family;
  const isBuyable = line.stock.inStock && !isFamily;

  const add = (): void => {
    setShowMissing(missing.length > 0);
    if (missing.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const option = customOptionOf(options, choices);
    const added = option
      ? addToCart(product, quantity, {
          surcharge: toEuros(surcharge),
          option,
          details: customDetails(options, choices),
        })
      : addToCart(product, quantity);
    if (added) flash();
  };

  const sellsByPiece = isPart(product);
  return (
    <>
      <PriceBlock
        product={product}
        euros={unit}
        old={surcharge === 0 ? oldPrice(product) : null}
        unit={
          quantity > 1 && (own ?? product.tier_prices).length > 0
            ? t('product.perPieceAt', { n: quantity })
            : sellsByPiece
              ? t('catalog.perPiece')
              : undefined
        }
        regular={unit < everybodys ? everybodys : null}
        note={unit < single ? t('product.singlePrice', { price: format.unitPrice(single) }) : undefined}
      />
      <Tiers product={product} quantity={quantity} />
      {family?.choices.map((group) => (
        <VariantChoice key={group.code} family={family} group={group} />
      ))}
      {family && <ChoiceLegend groups={family.choices} />}
      {product.type_id === 'downloadable' && <Downloads product={product} />}
      {!isBuyable && <SoldOut {...(isFamily ? { title: t('errors.noVariants') } : { sku: product.sku })} />}
      {isBuyable && (
        <BuyRow
          ref={form}
          product={product}
          quantity={quantity}
          most={most}
          unit={unit}
          done={done}
          quick={sellsByPiece && product.price_incl_tax < 1}
          onQuantity={setWanted}
          onAdd={add}
        >
          <CustomOptions
            options={options}
            choices={choices}
            missing={showMissing ? missing : []}
            original={product.original_price_incl_tax}
            isVoucher={product.is_voucher === 1}
            onChoose={(id, value) => setChoices((before) => ({ ...before, [id]: value }))}
          />
        </BuyRow>
      )}
    </>
  );
}

/** The files of a downloadable product. */
function Downloads({ product: { downloadable_links: links = [] } }: { product: PageProduct }) {
  const t = useT();
  const { unitPrice } = useFormat();
  if (links.length === 0) return null;
  return (
    <section className="buy__opt" aria-labelledby="downloads">
      <h2 id="downloads" className="s mb-2 font-semibold">
        {t('product.downloads')}
      </h2>
      <ul className="stack stack--s s">
        {links.map((link) => (
          <li key={link.id} className="row row--between border-b border-line-soft pb-2">
            <span>{link.title}</span>
            {link.price > 0 && (
              <span className="num">{t('product.optionPrice', { price: unitPrice(link.price) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
