import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { ANY_COLOUR, PICTURE_ARCHIVE_BODY, PICTURE_ARCHIVE_LIMITS } from './part-picture-limits.ts';
import { productSku } from './product-endpoints.ts';
import { areas } from './roles.ts';

/** Uploaded pictures that stand for a part wherever it is sold, and archives full of them. */

const tag = 'Pictures';
const access = areas.products;

export const picturedTypes = [
  'part',
  'set',
  'minifigure',
  'book',
  'gear',
  'catalogue',
  'instructions',
  'box',
  'unsorted',
] as const;

const part = z.object({
  type: z.enum(picturedTypes),
  number: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,60}$/),
  colour: z.coerce
    .number()
    .int()
    .min(ANY_COLOUR)
    .max(9999)
    .describe(`number of BrickLink's catalogue; ${ANY_COLOUR}: any, and shoppers are told that it is a sample colour`),
});
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const partPicture = part.extend({
  picture: z.string().describe('SHA-256 of the picture'),
  colour_name: z.string().nullable(),
  lots: z.number().int().describe('that it is shown for'),
});
export type OfficePartPicture = z.infer<typeof partPicture>;

const archivedFile = z.object({
  name: z.string(),
  /** what it is for; null where that cannot be told */
  target: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('product'), sku: productSku, place: z.number().int() }),
      z.object({ kind: z.literal('part'), type: z.enum(picturedTypes), number: z.string(), colour: z.number().int() }),
    ])
    .nullable(),
  problem: z.enum(['NOT_A_PICTURE', 'PICTURE_HEIC', 'PICTURE_TOO_LARGE', 'NO_MATCH', 'TWICE']).nullable(),
});
export type OfficeArchivedFile = z.infer<typeof archivedFile>;

const archiveId = z.object({ id: z.uuid() });

export const partPictureEndpoints = {
  'partPictures.list': defineOfficeEndpoint(officeRoutes['partPictures.list'], {
    tag,
    summary: 'All pictures of parts',
    access,
    result: z.object({ pictures: z.array(partPicture) }),
  }),
  'partPictures.set': defineOfficeEndpoint(officeRoutes['partPictures.set'], {
    tag,
    summary: 'Show a picture that was uploaded for a part, in one colour or in all that have none of their own',
    access,
    body: part.extend({ picture: sha256 }),
    result: z.object({ lots: z.number().int() }),
    failures: { 404: 'NOT_FOUND: there is no such picture' },
  }),
  'partPictures.remove': defineOfficeEndpoint(officeRoutes['partPictures.remove'], {
    tag,
    summary: 'Show the part without this picture',
    access,
    query: part,
    result: z.object({}),
    failures: { 404: 'NOT_FOUND' },
  }),
  'partPictures.look': defineOfficeEndpoint(officeRoutes['partPictures.look'], {
    tag,
    summary: 'What the pictures of a zip archive are for, by their names: 3001.jpg, 3001-5.jpg, <sku>.jpg, <sku>_2.jpg',
    access,
    query: z.object({ name: z.string().trim().max(PICTURE_ARCHIVE_LIMITS.name).default('') }),
    bodyType: PICTURE_ARCHIVE_BODY,
    result: z.object({ id: z.string(), name: z.string(), files: z.array(archivedFile) }),
    failures: { 400: 'ARCHIVE_BROKEN, ARCHIVE_EMPTY', 413: 'ARCHIVE_TOO_LARGE', 503: 'IMPORT_NO_ROOM' },
  }),
  'partPictures.take': defineOfficeEndpoint(officeRoutes['partPictures.take'], {
    tag,
    summary: 'Take some pictures of an archive that was looked at; called until nothing is left',
    access,
    params: archiveId,
    body: z.object({ from: z.number().int().min(0) }),
    result: z.object({
      next: z.number().int().nullable().describe('where to go on; null: all are taken'),
      total: z.number().int(),
      refused: z.array(z.object({ name: z.string(), code: z.string() })),
    }),
    failures: { 404: 'NOT_FOUND' },
  }),
  'partPictures.drop': defineOfficeEndpoint(officeRoutes['partPictures.drop'], {
    tag,
    summary: 'Forget an archive that was looked at',
    access,
    params: archiveId,
    result: z.object({}),
  }),
} as const;
