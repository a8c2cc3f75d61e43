import { Rating } from '@brixel/ui/rating.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useColour } from '#shared/use-shell.ts';
import type { ComparedProduct } from './load-compared.ts';

export function ColourCell({ id }: { id: ComparedProduct['color'] }) {
  const colour = useColour(id);
  if (!colour) return <Missing />;
  return (
    <span className="row">
      <Stud size={16} color={colour.hex} finish={colour.finish} /> {colour.label}
    </span>
  );
}

export function RatingCell({ rating }: { rating: ComparedProduct['rating'] }) {
  const t = useT();
  const { number } = useFormat();
  if (!rating || rating.count === 0) return <Missing />;
  const average = number(Math.round(rating.average * 10) / 10);
  return (
    <Rating value={rating.average} label={t('product.ratingValue', { average, n: rating.count })}>
      {average} ({number(rating.count)})
    </Rating>
  );
}

/** Where a product says nothing. */
export function Missing() {
  const t = useT();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{t('compare.missing')}</span>
    </>
  );
}
