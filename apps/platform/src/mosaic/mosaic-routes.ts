import { endpoints } from '@brixel/contract/endpoints';
import { MAX_MOSAIC_IMAGE_BYTES } from '@brixel/contract/mosaic-limits';
import { nearestFormat, studsOf } from '@brixel/mosaic/formats';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { clientAddress } from '../http/client-address.ts';
import { readJsonBodies } from '../http/json-body.ts';
import { mount } from '../http/mount.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { type Failure, fail } from '../http/reply.ts';
import { insertMosaic, readFacts } from './mosaic-store.ts';
import { mosaicView, SIZE_OF_LETTER } from './mosaic-view.ts';
import type { MosaicWorkshop } from './mosaic-workshop.ts';
import { mosaicPictureRoute } from './picture-route.ts';
import { base64Length, readUpload } from './upload/read-upload.ts';
import { UploadRefusal } from './upload/upload-refusal.ts';

/** Mosaics are expensive; a shopper who tries all sizes of a few pictures stays far below the limit. */
const A_MINUTE = { limit: 20, seconds: 60 };
const A_DAY = { limit: 200, seconds: 24 * 60 * 60 };

/** What a message holds beside the picture. */
const REST_OF_BODY = 1024;
const BODY_LIMIT = base64Length(MAX_MOSAIC_IMAGE_BYTES) + REST_OF_BODY;
const MOST_PARTS = 30;

export interface MosaicRoutesContext {
  db: Kysely<Schema>;
  workshop: Pick<MosaicWorkshop, 'make' | 'draw'>;
  limits: Pick<RateLimits, 'take'>;
  now?: () => number;
}

export const mosaicRoutes =
  ({ db, workshop, limits, now = Date.now }: MosaicRoutesContext): FastifyPluginAsync =>
  async (app) => {
    app.removeContentTypeParser('application/json');
    readJsonBodies(app, { mostParts: MOST_PARTS });

    mount(
      app,
      endpoints.createMosaic,
      async ({ body, request }) => {
        const caller = clientAddress(request);
        const isAllowed =
          (await limits.take('mosaic', caller, A_MINUTE)) && (await limits.take('mosaic', caller, A_DAY));
        if (!isAllowed) return fail('TOO_MANY_REQUESTS');
        const picture = readUpload(body.image);
        if (picture instanceof UploadRefusal) return refused(picture);

        const { mode, plates, calm } = body;
        const size = SIZE_OF_LETTER[body.size];
        const format = nearestFormat(picture);
        const studs = studsOf(size, format);
        const done = await workshop.make({ picture, studs, mode, plates, calm });
        if (!done) return fail('UNAVAILABLE', 'Too many mosaics are being made. Please try again in a moment.');
        if (!done.answer) return refused(new UploadRefusal('IMAGE_DAMAGED'));

        const { drawn, ...made } = done.answer;
        const mosaic = await insertMosaic(db, { size, format, mode, plates, ...studs, ...made }, now());
        return { ...mosaicView(mosaic), body: `data:image/webp;base64,${Buffer.from(drawn).toString('base64')}` };
      },
      { bodyLimit: BODY_LIMIT, tooLarge: refused(new UploadRefusal('IMAGE_TOO_LARGE')) },
    );

    mount(app, endpoints.findMosaic, async ({ params: { id } }) => {
      const mosaic = (await readFacts(db, [id], now())).get(id);
      return mosaic ? mosaicView(mosaic) : fail('NOT_FOUND', 'There is no such mosaic');
    });

    await app.register(mosaicPictureRoute({ db, workshop, now }));
  };

const refused = ({ code, message }: UploadRefusal): Failure =>
  fail(code === 'IMAGE_TOO_LARGE' ? 'BODY_TOO_LARGE' : 'BAD_REQUEST', { code, message });
