import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { productFileFormats } from './product-file-words.ts';
import { areas } from './roles.ts';

export const productFileEndpoints = {
  'products.file': defineOfficeEndpoint(officeRoutes['products.file'], {
    tag: 'Exports',
    summary:
      'All products with everything that they have, as lines of JSON or as a table; either can be imported again. What goods have cost only for those who may see it',
    access: areas.goods,
    query: z.object({ format: z.enum(productFileFormats) }),
    mediaType: 'application/octet-stream',
    result: z.string(),
  }),
} as const;
