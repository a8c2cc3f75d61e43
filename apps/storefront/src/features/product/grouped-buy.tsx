import { lineTotal, unitPrice } from '@brixel/commerce/cart-totals';
import { productPath } from '@brixel/commerce/links';
import { toEuros } from '@brixel/commerce/money';
import { Button } from '@brixel/ui/button.tsx';
import { CartIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { FORM_CART_PATH } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useAddToCart } from '#features/cart/use-add-to-cart.ts';
import { lineTerms, mostOf } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import type { PageProduct } from '#features/product-options/product-fields.ts';
import { REPLAYED } from '#hydration/early-input-script.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { BuyBar } from './buy-bar.tsx';
import type { GroupMember } from './group-member.ts';
import { MemberRow } from './member-row.tsx';
import { PriceBlock } from './price-block.tsx';
import { SoldOut } from './sold-out.tsx';
import { useFlash } from './use-flash.ts';

export interface GroupedBuyProps {
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
  const sum = chosen.reduce((total, line) => total + lineTotal(lineTerms(line)), 0);

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
