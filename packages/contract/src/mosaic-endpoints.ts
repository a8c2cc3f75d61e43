import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { createdMosaic, mosaicFacts, mosaicInput } from './mosaic.ts';
import { MAX_TEMPORARY_IMAGE_ID_LENGTH } from './mosaic-limits.ts';

const storeCode = z.string().max(20).optional();

export const mosaicEndpoints = {
  createMosaic: defineEndpoint(endpointRoutes.createMosaic, {
    tag: 'Mosaics',
    summary: 'Make a mosaic of a picture; of the picture itself nothing is kept',
    query: z.object({ storeCode }),
    body: mosaicInput,
    result: createdMosaic,
    noStore: true,
    failures: {
      400: 'the picture cannot be used; `result.code` says why',
      413: 'the picture is too large',
      429: 'too many attempts',
      503: 'too many mosaics are being made',
    },
  }),
  findMosaic: defineEndpoint(endpointRoutes.findMosaic, {
    tag: 'Mosaics',
    summary: 'A mosaic that was made, as long as it is kept',
    params: z.object({ id: z.string().min(1).max(MAX_TEMPORARY_IMAGE_ID_LENGTH) }),
    query: z.object({ storeCode }),
    result: mosaicFacts,
    noStore: true,
    failures: { 404: 'there is no such mosaic, or no longer' },
  }),
} as const;
