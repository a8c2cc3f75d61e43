import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { LIBRARY_BODY, LIBRARY_LIMITS } from './part-picture-limits.ts';
import { areas } from './roles.ts';

/** The parts library that the owner gives to the shop, so that it can draw parts that are no designs of ours. */

const tag = 'Pictures';
const access = areas.products;

const library = z.object({
  name: z.string().describe('of the file that was uploaded'),
  parts: z.number().int().describe('that it can show'),
  bytes: z.number().int().describe('as it is kept'),
  created_by: z.string(),
  created_at: z.string(),
});
export type OfficePartLibrary = z.infer<typeof library>;

export const partLibraryEndpoints = {
  'partLibrary.read': defineOfficeEndpoint(officeRoutes['partLibrary.read'], {
    tag,
    summary: 'The parts library in use',
    access,
    result: z.object({ library: library.nullable() }),
  }),
  'partLibrary.upload': defineOfficeEndpoint(officeRoutes['partLibrary.upload'], {
    tag,
    summary:
      'Use an LDraw library, in place of the one before: its zip archive as the body, written to disk while it arrives',
    access,
    query: z.object({ name: z.string().trim().max(LIBRARY_LIMITS.name).default('') }),
    bodyType: LIBRARY_BODY,
    result: z.object({ library }),
    failures: {
      400: 'LIBRARY_ARCHIVE, LIBRARY_NO_PARTS',
      409: 'LIBRARY_BUSY',
      413: 'LIBRARY_TOO_LARGE',
      503: 'IMPORT_NO_ROOM',
    },
  }),
  'partLibrary.remove': defineOfficeEndpoint(officeRoutes['partLibrary.remove'], {
    tag,
    summary: 'Draw without a library again',
    access,
    result: z.object({}),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
