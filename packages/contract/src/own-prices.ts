import { z } from 'zod';

/** Prices of the group that a customer is in. An extension of the wire contract: clients that do not know it show everybody's. */

const step = z.object({
  qty: z.number().int().describe('from so many pieces on'),
  price: z.number().describe('of one piece, in euros with VAT'),
});

const ownPrice = z.object({
  sku: z.string(),
  steps: z
    .array(step)
    .describe(
      'quantities rise and prices fall, all below what everybody pays for one; of composed products what they start from',
    ),
});
export type OwnPrice = z.infer<typeof ownPrice>;

export const ownPrices = z.object({
  version: z
    .string()
    .nullable()
    .describe('another one: prices that were told before hold no longer; null: this customer pays what everybody does'),
  prices: z.array(ownPrice).describe('only where they are not everybody’s'),
});
export type OwnPricesAnswer = z.infer<typeof ownPrices>;
