import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Lots as files for other programs, and what was sold here as an update of where they came from. */

const tag = 'Exports';
const access = areas.products;

export const lotFileFormats = ['bsx', 'xml', 'csv'] as const;

const update = z.object({
  id: z.number().int(),
  lots: z.number().int(),
  pieces: z.number().int().describe('less than zero where more was sold than came'),
  created_by: z.string(),
  created_at: z.string(),
});
export type OfficeLotUpdate = z.output<typeof update>;

export const lotEndpoints = {
  'lots.file': defineOfficeEndpoint(officeRoutes['lots.file'], {
    tag,
    summary: 'All lots as they are now: BrickStore, BrickLink inventory XML, or a table that can be imported again',
    access,
    query: z.object({ format: z.enum(lotFileFormats) }),
    mediaType: 'application/octet-stream',
    result: z.string(),
  }),
  'lots.updates': defineOfficeEndpoint(officeRoutes['lots.updates'], {
    tag,
    summary: 'The newest updates that were taken',
    access,
    result: z.object({ updates: z.array(update) }),
  }),
  'lots.update': defineOfficeEndpoint(officeRoutes['lots.update'], {
    tag,
    summary:
      'Take what has changed in stock since the last update, as signed quantities; it counts as told from then on',
    access,
    result: z.object({ update: update.nullable().describe('null: nothing has changed') }),
  }),
  'lots.updateFile': defineOfficeEndpoint(officeRoutes['lots.updateFile'], {
    tag,
    summary: 'The file of an update, for the mass upload of BrickLink',
    access,
    params: z.object({ id: z.coerce.number().int().min(1) }),
    mediaType: 'application/octet-stream',
    result: z.string(),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
