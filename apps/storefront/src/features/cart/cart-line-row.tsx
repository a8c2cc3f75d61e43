import { lineTotal } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { useState } from 'react';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon, WarningIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { type CartLine, lineTerms, mostOf } from './cart-line.ts';
import { setLineQuantity } from './cart-store.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { LineMeta } from './line-meta.tsx';

/** One line: picture, choices, unit price, quantity, sum; removing asks first. */
export function CartLineRow({ line }: { line: CartLine }) {
  const t = useT();
  const { price } = useFormat();
  const [asking, setAsking] = useState(false);
  const terms = lineTerms(line);

  if (asking) return <ConfirmRemoval line={line} onKeep={() => setAsking(false)} />;
  return (
    <li className="line">
      <ShopPicture className="line__img" path={line.image} alt="" size="cart" />
      <div>
        <p className="line__name">
          <Link href={line.path}>{line.name}</Link>
        </p>
        <LineMeta line={line} />
        <StockWarning line={line} />
      </div>
      <span className="price">{price(toEuros(lineTotal(terms)))}</span>
      <div className="line__buy">
        <Stepper
          size="s"
          label={t('catalog.quantityOf', { name: line.name })}
          decreaseLabel={t('catalog.less')}
          increaseLabel={t('catalog.more')}
          value={line.qty}
          min={line.stock.min}
          max={Math.max(line.qty, mostOf(line))}
          onValueChange={(qty) => setLineQuantity(line.key, qty)}
        />
        <span className="grow" />
        <IconButton label={t('cart.remove', { name: line.name })} onClick={() => setAsking(true)}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

function StockWarning({ line }: { line: CartLine }) {
  const t = useT();
  const most = mostOf(line);
  if (line.stock.inStock && line.qty <= most) return null;
  return (
    <p className="line__meta text-bad">
      <WarningIcon size={16} /> {line.stock.inStock ? t('catalog.onlyAvailable', { n: most }) : t('cart.soldOutLine')}
    </p>
  );
}
