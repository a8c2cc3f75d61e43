import { z } from 'zod';

/** A mosaic that the shop makes of a picture. */

export const mosaicSize = z.enum(['S', 'M', 'L', 'XL']);
export const mosaicMode = z.enum(['greyscale', 'color']);
/** A single plate on every stud, or areas of one colour laid with larger ones. */
export const mosaicPlates = z.enum(['single', 'merged']);
/** From 0, colours as true as mixing makes them, to 3, areas as calm as can be. */
export const mosaicCalm = z.literal([0, 1, 2, 3]);

const id = z.number().int();

export const mosaicInput = z
  .object({
    size: mosaicSize,
    image: z
      .string()
      .min(1)
      .describe('the cut and adjusted picture: a PNG as base64 without a prefix; its proportions choose the format'),
    mode: mosaicMode,
    plates: mosaicPlates.default('single'),
    calm: mosaicCalm
      .default(2)
      .describe('of a coloured mosaic: 0 mixes studs until colours are as true as can be, 3 lays the calmest areas'),
  })
  .meta({
    examples: [
      {
        size: 'S',
        image:
          'iVBORw0KGgoAAAANSUhEUgAAADAAAABAAQMAAABm7mYFAAAABlBMVEU8gjxaqtwdorsIAAAACXBIWXMAAAsSAAALEgHS3X78AAAAEklEQVQY02P4DwYMoxQaNUQAALHR7xGrdD/tAAAAAElFTkSuQmCC',
        mode: 'color',
      },
    ],
  });
/** As a client writes it. */
export type MosaicMessage = z.input<typeof mosaicInput>;

export const mosaicFacts = z.object({
  /** what it is bought as: the `temporary_image_id` of a line */
  id: z.string(),
  size: mosaicSize,
  mode: mosaicMode,
  plates: mosaicPlates,
  /** studs */
  width: id,
  height: id,
  pieces: id,
  colours: id,
  /** until then it is there for certain; one that is ordered stays */
  expiration: z.string(),
});
export type MosaicFacts = z.infer<typeof mosaicFacts>;

export const createdMosaic = mosaicFacts.extend({
  /** the mosaic as a picture: a data URL */
  body: z.string(),
});
export type CreatedMosaic = z.infer<typeof createdMosaic>;

/** What can be wrong with a picture: `result.code` of a refusal. */
export const mosaicRefusalCode = z.enum([
  'IMAGE_NOT_BASE64',
  'IMAGE_IS_SVG',
  'IMAGE_NOT_PNG',
  'IMAGE_INCOMPLETE',
  'IMAGE_DAMAGED',
  'IMAGE_WITH_OTHER_DATA',
  'IMAGE_TOO_SMALL',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_LARGE',
]);
export type MosaicRefusalCode = z.infer<typeof mosaicRefusalCode>;
