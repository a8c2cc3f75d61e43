import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** The stores of the shop. Which are served, and where, is the section `stores` of the settings. */

const tag = 'Stores';
const store = z.enum(storeCodes);
const count = z.number().int();
const texts = z.object({ products: count, categories: count, pages: count, blocks: count });

const shopStore = z.object({
  code: store,
  address: z.string().describe('of its home page'),
  ready: z.boolean().describe('false while its catalogue is being built: shoppers do not see it yet'),
});
export type ShopStore = z.infer<typeof shopStore>;

const storeTexts = z.object({
  all: texts.describe('how many there are'),
  own: z
    .record(store, texts)
    .describe('how many of them a store has texts of its own for; the rest shows those of the default store'),
});
export type StoreTexts = z.infer<typeof storeTexts>;
export type TextCounts = z.infer<typeof texts>;

export const storeEndpoints = {
  'stores.list': defineOfficeEndpoint(officeRoutes['stores.list'], {
    tag,
    summary: 'The stores that are served, the default one first',
    access: 'signed-in',
    result: z.array(shopStore),
  }),
  'stores.texts': defineOfficeEndpoint(officeRoutes['stores.texts'], {
    tag,
    summary: 'What there is to read in each store that the shop could serve',
    access: areas.settings,
    result: storeTexts,
  }),
} as const;
