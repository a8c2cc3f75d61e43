import { z } from 'zod';
import { MAX_PART_LIST_LENGTH, MAX_PART_QTY, MAX_PART_WISHES } from './part-limits.ts';

/** Goods by part and colour, whatever their skus. An extension of the wire contract. */

export const partCondition = z.enum(['any', 'new', 'used']);
/** `any`: new ones first. */
export type PartCondition = z.infer<typeof partCondition>;

const part = z.string().min(1).max(50).describe('a number that collectors use; letters of moulds make no difference');
const colour = z.number().int().min(0).max(1_000_000).nullable().describe('option of `color`; null: any');

const partWish = z.object({ part, colour, qty: z.number().int().min(1).max(MAX_PART_QTY).default(1) });
export type PartWish = z.output<typeof partWish>;

export const partWishes = z
  .object({ parts: z.array(partWish).max(MAX_PART_WISHES), condition: partCondition.default('any') })
  .meta({ examples: [{ parts: [{ part: '3001', colour: 20, qty: 4 }] }] });

const partOffer = z.object({
  sku: z.string(),
  name: z.string(),
  picture: z.string(),
  slug: z.string(),
  url_path: z.string(),
  family_sku: z.string().nullable(),
  condition: z.enum(['new', 'used']),
  price: z.number().describe('of one piece, in euros with VAT'),
  steps: z.array(z.object({ qty: z.number().int(), price: z.number() })).describe('what a piece costs from so many on'),
  most: z.number().int().describe('pieces that can be bought now'),
  step: z.number().int().describe('sold in multiples of so many'),
  least: z.number().int().describe('sold from so many on'),
});
export type PartOffer = z.infer<typeof partOffer>;

const shade = z.object({ id: z.number().int(), name: z.string(), hex: z.string().nullable() });
export type Shade = z.infer<typeof shade>;

export const foundParts = z.object({
  parts: z
    .array(
      z.object({
        is_sold: z.boolean().describe('whether the shop has it at all, be it sold out'),
        offers: z.array(partOffer).describe('what is in stock: new before used, then the cheapest first'),
        stand_ins: z
          .array(z.object({ colour: shade, offers: z.array(partOffer) }))
          .describe('similar colours, the nearest first, where there is less than is wanted'),
      }),
    )
    .describe('in the order of the wishes'),
});
export type FoundParts = z.infer<typeof foundParts>;
export type FoundPart = FoundParts['parts'][number];

export const partListText = z
  .object({ text: z.string().max(MAX_PART_LIST_LENGTH) })
  .meta({ examples: [{ text: '3001 rot 20\n20x 3001 Rot' }] });

/** Why a line of a list says nothing that can be looked up. */
export const partLineProblem = z.enum(['NO_PART', 'NO_COLOUR', 'COLOUR_UNKNOWN', 'QTY', 'NOT_A_PART', 'TOO_MANY']);

/** Why a list cannot be read at all. */
export const partListProblem = z.enum(['EMPTY', 'BROKEN', 'FORMAT_UNKNOWN']);
export type PartListProblem = z.infer<typeof partListProblem>;

export const readPartList = z.object({
  problem: partListProblem.nullable(),
  condition: partCondition.describe('that every line asks for'),
  wishes: z.array(
    z.object({
      part: z.string(),
      colour: shade.nullable().describe('null: any'),
      qty: z.number().int(),
    }),
  ),
  unread: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      problem: partLineProblem,
    }),
  ),
  unread_count: z.number().int().optional().describe('all of them; `unread` names the first ones'),
});
export type ReadPartList = z.infer<typeof readPartList>;

export const mosaicBricks = z.object({
  colours: z.array(
    z.object({
      id: z.number().int().describe('option of `color`'),
      singles: z.number().int().describe('plates of one stud that can be bought now'),
      plates: z.array(z.string()).describe('designs of plates that can be bought now'),
    }),
  ),
});
export type MosaicBricks = z.infer<typeof mosaicBricks>;
