import { picturePath, productPath } from '@brixel/commerce/links';
import { IconButton } from '@brixel/ui/icon-button.tsx';
import { HeartIcon, ScaleIcon } from '@brixel/ui/icons.tsx';
import { Picture } from '@brixel/ui/picture.tsx';
import { ProductCard as CardFrame } from '@brixel/ui/product-card.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { toggleCompare, useIsCompared } from '#features/saved-lists/compare-store.ts';
import { toggleWishlist, useIsWished } from '#features/saved-lists/wishlist-store.ts';
import { useT } from '#i18n/use-t.ts';
import { shortName } from '#shared/product-rules.ts';
import { useColour } from '#shared/use-shell.ts';
import { CardBadges } from './card-badges.tsx';
import { CardBuy } from './card-buy.tsx';
import { CardFacts } from './card-facts.tsx';

export interface ProductCardProps {
  product: CardProduct;
  headingLevel?: 2 | 3 | 4;
  /** place in a ranking, shown as a badge */
  rank?: number;
  /** cards of the first view; all others load their picture when they come near */
  priority?: boolean;
}

const SIZES = '(min-width: 1240px) 256px, (min-width: 1100px) 25vw, (min-width: 760px) 33vw, 47vw';

export function ProductCard({ product, headingLevel = 3, rank, priority }: ProductCardProps) {
  const t = useT();
  const { config } = useServices();
  const colour = useColour(product.color);
  const soldOut = !product.stock.is_in_stock;
  return (
    <CardFrame
      href={productPath(product, config)}
      name={shortName(product.name, colour?.label)}
      headingLevel={headingLevel}
      soldOut={soldOut}
      tray={
        <Picture
          src={picturePath(product.image, 300, 300)}
          srcSet={`${picturePath(product.image, 300, 300)} 300w, ${picturePath(product.image, 600, 600)} 600w`}
          sizes={SIZES}
          alt=""
          width={300}
          height={300}
          priority={priority ?? false}
        />
      }
      badges={<CardBadges product={product} rank={rank} />}
      dim={product.size_label}
      favourite={<WishButton product={product} label={t('catalog.wishNamed', { name: product.name })} />}
      tools={<CompareButton product={product} label={t('catalog.compareNamed', { name: product.name })} />}
      buy={<CardBuy product={product} />}
    >
      <CardFacts product={product} colour={colour} />
    </CardFrame>
  );
}

function WishButton({ product, label }: { product: CardProduct; label: string }) {
  const on = useIsWished(product.sku);
  return (
    <IconButton className="card__fav" label={label} pressed={on} onClick={() => toggleWishlist(product)}>
      <HeartIcon />
    </IconButton>
  );
}

function CompareButton({ product, label }: { product: CardProduct; label: string }) {
  const on = useIsCompared(product.sku);
  return (
    <IconButton className="card__tools" label={label} pressed={on} onClick={() => toggleCompare(product)}>
      <ScaleIcon />
    </IconButton>
  );
}
