import { z } from 'zod';
import { productType } from './catalog.ts';

const pricesOf = <T extends z.ZodType>(value: T) =>
  z.object({
    final_price: value,
    max_price: value,
    max_regular_price: value,
    minimal_price: value,
    minimal_regular_price: value,
    special_price: value,
    regular_price: value,
  });

export const renderPrices = pricesOf(z.number());
export type RenderPrices = z.infer<typeof renderPrices>;

/** Current prices of one product: with VAT, as shoppers read them, and net. A special price of 0 means none. */
export const renderItem = z.object({
  id: z.number().int(),
  name: z.string(),
  type: productType,
  /** address within the shop */
  url: z.string(),
  store_id: z.number().int(),
  currency_code: z.string(),
  price_info: renderPrices.extend({
    formatted_prices: pricesOf(z.string()),
    extension_attributes: z.object({ tax_adjustments: renderPrices }),
  }),
});
export type RenderItem = z.infer<typeof renderItem>;

/** VSF1 also signs each price (`sgn`) and trusts the signature in an order; here prices are always the server's. */
export const renderList = z.object({ items: z.array(renderItem) });
