import { z } from 'zod';
import { DOWNLOAD_BODY, DOWNLOAD_LIMITS } from './download-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Files that products sell: only those who have bought them can fetch them. */
export const downloadEndpoints = {
  'downloads.upload': defineOfficeEndpoint(officeRoutes['downloads.upload'], {
    tag: 'Products',
    summary: 'Receive a file that a product sells. One that no product has after a day is removed',
    access: areas.products,
    query: z.object({ name: z.string().trim().min(1).max(DOWNLOAD_LIMITS.name) }),
    bodyType: DOWNLOAD_BODY,
    result: z.object({
      file: z.string().describe('what the product names it by'),
      name: z.string(),
      bytes: z.number().int(),
    }),
    failures: {
      400: 'DOWNLOAD_EMPTY',
      413: 'DOWNLOAD_TOO_LARGE: more than 100 MB',
      503: 'IMPORT_NO_ROOM',
    },
  }),
} as const;
