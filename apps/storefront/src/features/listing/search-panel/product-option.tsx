import { productPath } from '@brixel/commerce/links';
import { DimLabel } from '@brixel/ui/dim-label.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { shortName } from '#shared/product-rules.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { useColour } from '#shared/use-shell.ts';
import { type OptionState, SearchOption } from './search-option.tsx';

/** A product among the options: a small card without its buttons. */
export function ProductOption({ product, state }: { product: CardProduct; state: OptionState }) {
  const { config } = useServices();
  const colour = useColour(product.color);
  return (
    <SearchOption state={state} href={productPath(product, config)} className="card">
      <span className="card__tray">
        <ShopPicture path={product.image} alt="" size="cart" />
        {product.size_label && <DimLabel className="card__dim">{product.size_label}</DimLabel>}
      </span>
      <span className="card__body">
        <b className="card__name">{shortName(product.name, colour?.label)}</b>
        {colour && (
          <span className="card__meta">
            <Stud color={colour.hex} finish={colour.finish} size={12} /> {colour.label}
          </span>
        )}
        <span>
          <ProductPrice product={product} />
        </span>
      </span>
    </SearchOption>
  );
}
