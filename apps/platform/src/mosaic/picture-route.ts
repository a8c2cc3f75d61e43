import { mosaicPicturePath } from '@brixel/contract/api-paths';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { fail, sendFailure } from '../http/reply.ts';
import { MOSAIC_PICTURES } from './draw-mosaic.ts';
import { readMosaic } from './mosaic-store.ts';
import type { MosaicWorkshop } from './mosaic-workshop.ts';

/** Few, so that browsers find them in their caches. */
const WIDTHS = [150, 300, 600, 1200] as const;
const USUAL_WIDTH = 600;
const CACHE_SECONDS = 5 * 24 * 60 * 60;

const wanted = z.object({
  /** the next one that is served */
  width: z.coerce
    .number()
    .positive()
    .catch(USUAL_WIDTH)
    .transform((width) => WIDTHS.find((served) => served >= width) ?? WIDTHS[WIDTHS.length - 1]!),
});

interface PictureRouteContext {
  db: Kysely<Schema>;
  workshop: Pick<MosaicWorkshop, 'draw'>;
  now: () => number;
}

/** The picture of a mosaic; its secret id grants access. Shared caches must not store it. */
export const mosaicPictureRoute =
  ({ db, workshop, now }: PictureRouteContext): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>(mosaicPicturePath(':id'), async (request, reply) => {
      const { width } = wanted.parse(request.query);
      const mosaic = await readMosaic(db, request.params.id, now());
      if (!mosaic) return sendFailure(reply, fail('NOT_FOUND', 'There is no such mosaic'));
      const format = request.headers.accept?.includes(MOSAIC_PICTURES.webp) ? 'webp' : 'jpeg';
      const done = await workshop.draw({ mosaic, width, format });
      if (!done) return sendFailure(reply, fail('UNAVAILABLE', 'Too many pictures are being drawn'));
      return reply
        .type(MOSAIC_PICTURES[format])
        .header('cache-control', `private, max-age=${CACHE_SECONDS}, immutable`)
        .header('vary', 'Accept')
        .send(Buffer.from(done.answer));
    });
  };
