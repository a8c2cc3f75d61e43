import { z } from 'zod';

/** What looks like mark-up is refused rather than cleaned, so that nobody's words are changed behind their back. */
const NO_MARKUP = /^(?!.*<[a-z!/?])/is;
/** Control signs, and those that reverse the direction of what follows them. */
const ONE_LINE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
const LINES = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

const plainText = (signs: RegExp, most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(signs, 'must not hold control characters')
    .regex(NO_MARKUP, 'must be plain text without HTML');

/** A review as a visitor sends it. Older clients ask for no stars. */
export const writtenReview = z
  .object({
    product_id: z.number().int().min(1).max(2_147_483_647),
    title: plainText(ONE_LINE, 120),
    detail: plainText(LINES, 4000),
    nickname: plainText(ONE_LINE, 60),
    rating: z.number().int().min(1).max(5).nullish(),
    review_entity: z.literal('product').optional(),
    customer_id: z.number().int().nullish(),
  })
  .meta({
    examples: [
      { product_id: 10801, title: 'Klemmt gut', detail: 'Farbe wie auf dem Bild.', nickname: 'Ines', rating: 5 },
    ],
  });
