import { type Fields, listOf, numberOf, textOf, wholeOf } from './dump-values.ts';

export interface DumpReview {
  /** the number of its product in the dump */
  productId: string;
  title: string;
  detail: string;
  nickname: string;
  /** stars, 1 to 5; null: none were given */
  rating: number | null;
  /** 1 shown, 2 waiting, 3 refused: the numbers are the same here */
  status: 1 | 2 | 3;
  /** null: it does not say */
  createdAt: string | null;
}

/** Null: it says nothing, or of no product. */
export function readDumpReview(source: Fields): DumpReview | null {
  const productId = textOf(source.product_id) ?? textOf(source.entity_pk_value);
  const [title, detail, nickname] = [textOf(source.title), textOf(source.detail), textOf(source.nickname)];
  if (productId === null || detail === null || nickname === null) return null;
  const stars = listOf(source.ratings).flatMap(({ value, percent }) => {
    const given = numberOf(value) ?? (numberOf(percent) ?? 0) / 20;
    return given >= 1 && given <= 5 ? given : [];
  });
  const status = wholeOf(source.review_status ?? source.status_id);
  const written = Date.parse(`${(textOf(source.created_at) ?? '').replace(' ', 'T')}Z`);
  return {
    ...{ productId, title: title ?? '', detail, nickname },
    rating: stars.length > 0 ? Math.round(stars.reduce((sum, one) => sum + one, 0) / stars.length) : null,
    status: status === 1 || status === 3 ? status : 2,
    createdAt: Number.isNaN(written) ? null : new Date(written).toISOString(),
  };
}
