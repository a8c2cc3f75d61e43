import { lineTotal, unitPrice } from '@brixel/commerce/cart-totals';
import { productPath } from '@brixel/commerce/links';
import { fromEuros, type Money, toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Price } from '@brixel/ui/price.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { FORM_CART_PATH } from '#config/paths.ts';
import { ownPieceOf, useOwnPrices } from '#data/own-prices/own-prices.ts';
import { useOwnSteps } from '#data/own-prices/use-own-steps.ts';
import { useServices } from '#data/services.ts';
import { QuantityField } from '#features/cart/quantity-field.tsx';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { GROUP_FIELD } from '#features/cart-line/cart-form-fields.ts';
import { everybodysTerms, lineTerms, mostOf } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import { StockState } from '#features/product-card/stock-state.tsx';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { REPLAYED } from '#hydration/early-input-script.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { BuyBar, SoldOut, useFlash } from './buy-controls.tsx';
import { PriceBlock } from './price-block.tsx';
import type { GroupMember } from './start-price.ts';

interface GroupedBuyProps {
  product: PageProduct;
  members: readonly GroupMember[];
}

/** Several products under one heading: each has its own price, stock and quantity, and becomes its own line. */
export function GroupedBuy({ product, members }: GroupedBuyProps) {
  const t = useT();
  const { price } = useFormat();
  const services = useServices();
  const { addLines } = useAddToCart();
  const [done, flash] = useFlash();
  const row = useRef<HTMLDivElement>(null);
  const [quantities, setQuantities] = useState<Record<string, number>>({});

  const lines = members.map((member) => {
    const line = lineOf(member.product, 1, services);
    const most = line.stock.inStock ? mostOf(line) : 0;
    return { ...line, qty: Math.min(most, quantities[line.sku] ?? member.qty) };
  });
  const chosen = lines.filter(({ qty }) => qty > 0);
  // the rows ask for their own prices; here only the sums follow
  useOwnPrices((state) => state.steps);
  const sum = chosen.reduce((total, line) => total + lineTotal(lineTerms(line)), 0);
  const everybodys = chosen.reduce((total, line) => total + lineTotal(everybodysTerms(line)), 0);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.length === 0) notify({ type: 'error', message: t('product.groupNothing') });
    else if (addLines(chosen)) flash();
  };
  return (
    <form method="post" action={useHref(FORM_CART_PATH)} {...REPLAYED} onSubmit={submit}>
      <PriceBlock
        product={product}
        euros={toEuros(sum)}
        regular={sum < everybodys ? toEuros(everybodys) : null}
        unit={t('product.piecesTogether', { n: chosen.reduce((pieces, { qty }) => pieces + qty, 0) })}
      />
      <h2 className="s mt3 mb-2 font-semibold">{t('product.groupTitle')}</h2>
      <ul>
        {members.map((member, index) => {
          const line = lines[index];
          return line ? (
            <MemberRow
              key={line.sku}
              member={member}
              qty={line.qty}
              href={productPath(member.product, services.config)}
              unit={unitPrice(lineTerms(line), line.qty)}
              total={price(toEuros(lineTotal(lineTerms(line))))}
              most={mostOf(line)}
              onQuantity={(qty) => setQuantities((before) => ({ ...before, [line.sku]: qty }))}
            />
          ) : null;
        })}
      </ul>
      {lines.some((line) => line.stock.inStock) ? (
        <div ref={row} className="mt-5">
          <Button once variant="cta" size="l" block type="submit" done={done}>
            <CartIcon /> {t('product.groupAdd')}
          </Button>
          <BuyBar watched={row}>
            <Button once variant="cta" type="submit" done={done} className="col-span-full">
              {t('product.addFor', { price: price(toEuros(sum)) })}
            </Button>
          </BuyBar>
        </div>
      ) : (
        <SoldOut />
      )}
    </form>
  );
}

interface MemberRowProps {
  member: GroupMember;
  qty: number;
  href: string;
  /** of one piece at this quantity */
  unit: Money;
  total: string;
  most: number;
  onQuantity: (qty: number) => void;
}

/** One product of a group: own price, own stock, own quantity. */
function MemberRow({ member: { product }, qty, href, unit, total, most, onQuantity }: MemberRowProps) {
  const t = useT();
  const { unitPrice } = useFormat();
  const single = ownPieceOf(useOwnSteps(product.sku)) ?? product.price_incl_tax;
  const isTier = unit < fromEuros(single);
  return (
    <li className="line">
      <ShopPicture className="line__img" path={product.image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={href} lang={product.text_lang}>
            {product.name}
          </Link>
        </p>
        <p className="s">
          {isTier ? (
            <>
              <Price current={unitPrice(toEuros(unit))} unit={t('catalog.perPiece')} />
              <span className="price__note block">{t('product.singlePrice', { price: unitPrice(single) })}</span>
            </>
          ) : (
            <ProductPrice product={product} />
          )}
        </p>
      </div>
      <span className="price">{total}</span>
      <div className="line__buy flex-wrap">
        {product.stock.is_in_stock && (
          <QuantityField
            size="s"
            label={t('catalog.quantityOf', { name: product.name })}
            name={GROUP_FIELD + product.sku}
            value={qty}
            min={0}
            step={product.stock.qty_increments}
            max={most}
            stocked={product.stock.manage_stock ? product.stock.qty : undefined}
            onValueChange={onQuantity}
          />
        )}
        <StockState product={product} />
      </div>
    </li>
  );
}
