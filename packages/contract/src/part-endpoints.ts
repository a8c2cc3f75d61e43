import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { foundParts, mosaicBricks, partListText, partWishes, readPartList } from './parts.ts';

const query = z.object({ storeCode: z.string().max(20).optional() });

export const partEndpoints = {
  findParts: defineEndpoint(endpointRoutes.findParts, {
    tag: 'Catalogue',
    summary: 'Which goods are these parts in these colours: stock, prices, and similar colours of what is short',
    query,
    body: partWishes,
    result: foundParts,
    noStore: true,
    failures: { 429: 'too many attempts' },
  }),
  readPartList: defineEndpoint(endpointRoutes.readPartList, {
    tag: 'Catalogue',
    summary:
      'Read a list of parts: wanted list or inventory in XML, BSX, a table, or plain lines such as “3001 red 20”',
    query,
    body: partListText,
    result: readPartList,
    noStore: true,
    failures: { 413: 'the list is too long', 429: 'too many attempts' },
  }),
  mosaicBricks: defineEndpoint(endpointRoutes.mosaicBricks, {
    tag: 'Mosaics',
    summary: 'Which plates mosaics can be built of now, by colour',
    query,
    result: mosaicBricks,
    noStore: true,
  }),
} as const;
