import { Rating } from '@brixel/ui/rating.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import type { Colour } from '#data/catalog/shell-data.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { bestTier } from '#shared/product-rules.ts';

/** Colour or contents, rating, price and tier: always visible, in this order. */
export function CardFacts({ product, colour }: { product: CardProduct; colour: Colour | undefined }) {
  const t = useT();
  const { unitPrice } = useFormat();
  const tier = bestTier(product);
  return (
    <>
      <Meta product={product} colour={colour} />
      {product.rating && product.rating.count > 0 && <CardRating rating={product.rating} />}
      <p className="card__price">
        <ProductPrice product={product} size="l" />
      </p>
      {tier && <p className="card__tier">{t('catalog.tierHint', { qty: tier.qty, price: unitPrice(tier.price) })}</p>}
    </>
  );
}

function Meta({ product, colour }: { product: CardProduct; colour: Colour | undefined }) {
  const t = useT();
  const others = (product.colour_count ?? 1) - 1;
  if (colour) {
    return (
      <p className="card__meta">
        <Stud color={colour.hex} finish={colour.finish} size={12} /> {colour.label}
        {others > 0 && <span className="muted">{t('catalog.otherColours', { n: others })}</span>}
      </p>
    );
  }
  const facts = [
    product.piece_count ? t('catalog.pieces', { n: product.piece_count }) : null,
    product.age_from ? t('catalog.ageFrom', { n: product.age_from }) : null,
  ].filter((fact) => fact !== null);
  return facts.length > 0 ? <p className="card__meta">{facts.join(' · ')}</p> : null;
}

function CardRating({ rating }: { rating: NonNullable<CardProduct['rating']> }) {
  const t = useT();
  const { number } = useFormat();
  const average = number(Math.round(rating.average * 10) / 10);
  return (
    <p className="card__meta">
      <Rating value={rating.average} label={t('catalog.rating', { average })}>
        {average} <span className="muted">({number(rating.count)})</span>
      </Rating>
    </p>
  );
}
