import { z } from 'zod';
import { lineOfText, linesOfText } from './plain-text.ts';

/** Mark-up is refused rather than cleaned, so that no text is changed silently. */
const NO_MARKUP = /^(?!.*<[a-z!/?])/is;
const REFUSAL = 'must be plain text without HTML';

/** A review as a visitor sends it. Older clients send no stars. */
export const writtenReview = z
  .object({
    product_id: z.number().int().min(1).max(2_147_483_647),
    title: lineOfText(120).regex(NO_MARKUP, REFUSAL),
    detail: linesOfText(4000).regex(NO_MARKUP, REFUSAL),
    nickname: lineOfText(60).regex(NO_MARKUP, REFUSAL),
    rating: z.number().int().min(1).max(5).nullish(),
    review_entity: z.literal('product').optional(),
    customer_id: z.number().int().nullish(),
  })
  .meta({
    examples: [
      { product_id: 10801, title: 'Klemmt gut', detail: 'Farbe wie auf dem Bild.', nickname: 'Ines', rating: 5 },
    ],
  });

/** Reviews as their author sees them. */
export const ownReviews = z.object({
  items: z.array(
    z.object({
      id: z.number().int(),
      product_id: z.number().int(),
      title: z.string(),
      detail: z.string(),
      nickname: z.string(),
      rating: z.number().int().nullable(),
      status: z.enum(['waiting', 'published', 'refused']),
      created_at: z.string(),
    }),
  ),
  total_count: z.number().int(),
});
export type OwnReviews = z.infer<typeof ownReviews>;
