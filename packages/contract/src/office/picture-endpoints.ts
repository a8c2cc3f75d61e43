import { z } from 'zod';
import { localText } from '../local-text-schema.ts';
import { FOCUS_STEPS } from '../picture-paths.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { PICTURE_LIMITS } from './picture-limits.ts';
import { areas } from './roles.ts';

/** Pictures of the shop. What is uploaded is decoded and encoded anew: nothing of the file itself is kept or served. */

const tag = 'Pictures';
const access = areas.content;
const alt = z.string().trim().max(PICTURE_LIMITS.alt);
const words = z.object({
  alt: localText(alt).describe('what can be seen, for those who cannot see it'),
  focus: z
    .object({ x: z.literal(FOCUS_STEPS), y: z.literal(FOCUS_STEPS) })
    .describe('what stays in view where the picture is cut, in hundredths from the upper left corner'),
});

const picture = words.extend({
  id: z.string().describe('SHA-256 of the picture'),
  kind: z.enum(['photo', 'logo']),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  created_at: z.string(),
});
export type OfficePicture = z.infer<typeof picture>;

const id = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });
const upload = {
  query: z.object({ name: z.string().trim().max(PICTURE_LIMITS.name).default('') }),
  bodyType: 'image/*',
};
const failures = {
  400: 'NOT_A_PICTURE, PICTURE_BROKEN, PICTURE_HEIC',
  413: 'PICTURE_TOO_LARGE: more than 20 MB or 80 megapixels',
};

export const pictureEndpoints = {
  'pictures.list': defineOfficeEndpoint(officeRoutes['pictures.list'], {
    tag,
    summary: 'All pictures that were uploaded, the newest first',
    access,
    result: z.array(picture.extend({ used: z.boolean().describe('shown somewhere in the shop') })),
  }),
  'pictures.upload': defineOfficeEndpoint(officeRoutes['pictures.upload'], {
    tag,
    summary: 'Add a picture: JPEG, PNG, WebP or AVIF as the body. The same picture twice is one',
    access,
    ...upload,
    result: picture,
    failures,
  }),
  'pictures.uploadLogo': defineOfficeEndpoint(officeRoutes['pictures.uploadLogo'], {
    tag,
    summary: 'Add a logo, which may also be an SVG; it is kept as pixels',
    access: areas.settings,
    ...upload,
    result: picture,
    failures,
  }),
  'pictures.update': defineOfficeEndpoint(officeRoutes['pictures.update'], {
    tag,
    summary: 'Describe a picture, and say what has to stay in view',
    access,
    params: id,
    body: words,
    result: picture,
    failures: { 404: 'NOT_FOUND' },
  }),
  'pictures.remove': defineOfficeEndpoint(officeRoutes['pictures.remove'], {
    tag,
    summary: 'Remove a picture that is shown nowhere',
    access,
    params: id,
    result: z.object({}),
    failures: { 404: 'NOT_FOUND', 409: 'PICTURE_IN_USE' },
  }),
} as const;
