import { fromEuros, type Money, toEuros } from '@brixel/commerce/money';
import { Link } from '@brixel/ui/link.tsx';
import { Price } from '@brixel/ui/price.tsx';
import { QuantityField } from '#features/cart/quantity-field.tsx';
import { GROUP_FIELD } from '#features/cart-line/cart-form-fields.ts';
import { StockState } from '#features/product-card/stock-state.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { ShopPicture } from '#shared/shop-picture.tsx';
import type { GroupMember } from './group-member.ts';

export interface MemberRowProps {
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
export function MemberRow({ member: { product }, qty, href, unit, total, most, onQuantity }: MemberRowProps) {
  const t = useT();
  const { unitPrice } = useFormat();
  const isTier = unit < fromEuros(product.price_incl_tax);
  return (
    <li className="line">
      <ShopPicture className="line__img" path={product.image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={href}>{product.name}</Link>
        </p>
        <p className="s">
          {isTier ? (
            <>
              <Price current={unitPrice(toEuros(unit))} unit={t('catalog.perPiece')} />
              <span className="price__note block">
                {t('product.singlePrice', { price: unitPrice(product.price_incl_tax) })}
              </span>
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
