import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codeVersion, moduleFile, moduleFolder } from '../code-version.ts';
import { openPictureCache } from './picture-cache.ts';
import { type PictureAddress, readPictureRequest } from './picture-request.ts';
import { CONTENT_TYPES, formatFor, PHOTO_FOLDER, type RenderJob } from './render-job.ts';
import { createRenderer, type Renderer, type RenderResult } from './renderer.ts';

export interface MediaOptions {
  /** folder for finished pictures */
  cacheDir: string;
  renderer?: Renderer;
}

const ONE_MONTH = 30 * 24 * 60 * 60;
const RETRY_AFTER_SECONDS = 5;

interface PictureRoute {
  Params: { width: string; height: string; action: string; '*': string };
}

const text = z.string().optional();
const olderAddress = z.object({ url: z.string().max(1000), width: text, height: text, action: text });

/** The picture service: GET /img/{width}/{height}/{action}/{picture path}, and as older clients ask, GET /img?url=&width=&height=&action=. */
export function mediaRoutes({ cacheDir, renderer = createRenderer() }: MediaOptions): FastifyPluginAsync {
  return async (app) => {
    const version = await drawingVersion();
    const cache = await openPictureCache(cacheDir, version);
    const inFlight = new Map<string, Promise<RenderResult>>();
    app.addHook('onClose', () => renderer.close());

    async function fetchPicture(key: string, job: RenderJob): Promise<RenderResult> {
      const stored = await cache.read(key);
      if (stored) return { kind: 'drawn', bytes: stored };
      const result = await renderer.render(job);
      if (result.kind === 'drawn')
        await cache.write(key, result.bytes).catch((error) => app.log.warn({ error }, 'picture not cached'));
      return result;
    }

    /** Many shoppers asking for the same new picture wait for one drawing. */
    function shared(key: string, job: RenderJob): Promise<RenderResult> {
      const running = inFlight.get(key);
      if (running) return running;
      const started = fetchPicture(key, job).finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    }

    async function answer(
      address: PictureAddress,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply> {
      const wanted = readPictureRequest(address);
      if ('status' in wanted) return refuse(reply, wanted.status, wanted.text);
      const job = { path: wanted.path, ...wanted.size, format: formatFor(request.headers.accept) };
      const key = `${fingerprint(version, job)}.${job.format}`;
      const etag = `"${key}"`;
      reply.header('Vary', 'Accept');
      if (wanted.identify)
        return reply.header('Cache-Control', 'no-cache').send({ format: job.format, ...wanted.size });
      if (request.headers['if-none-match']?.includes(etag)) return cacheForever(reply, etag).code(304).send();

      const result = await shared(key, job);
      switch (result.kind) {
        case 'busy':
          return refuse(reply.header('Retry-After', RETRY_AFTER_SECONDS), 503, 'Too many pictures are being drawn');
        case 'unknown':
          return refuse(reply, 404, 'Picture not found');
        case 'drawn':
          return cacheForever(reply, etag).type(CONTENT_TYPES[job.format]).send(Buffer.from(result.bytes));
      }
    }

    app.get<PictureRoute>('/img/:width/:height/:action/*', (request, reply) => {
      const { '*': image, ...address } = request.params;
      return answer({ ...address, image }, request, reply);
    });
    app.get('/img', (request, reply) => {
      const address = olderAddress.safeParse(request.query);
      if (!address.success) return refuse(reply, 400, 'Unsupported picture address');
      const { url: image, ...size } = address.data;
      return answer({ ...size, image }, request, reply);
    });
  };
}

/** The address of a picture never changes its content, so browsers may cache it for ever. */
const cacheForever = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.header('Cache-Control', `public, max-age=${ONE_MONTH}, immutable`).header('ETag', etag);

const refuse = (reply: FastifyReply, code: 400 | 404 | 503, result: string): FastifyReply =>
  reply.code(code).header('Cache-Control', 'no-store').send({ code, result });

const fingerprint = (version: string, { path, width, height }: RenderJob): string =>
  createHash('sha256').update(`${version} ${width}x${height} ${path}`).digest('hex').slice(0, 32);

/** Changes whenever drawing code, colours, photographs or encoding change, so that no release serves old pictures. */
const drawingVersion = (): Promise<string> =>
  codeVersion({
    folders: [
      moduleFolder('@brixel/bricks/drawing/scene'),
      moduleFolder('@brixel/bricks/build/bricklayer'),
      moduleFolder('@brixel/demo-catalog/drawing/draw-picture'),
      moduleFolder('@brixel/demo-catalog/models/registry'),
      moduleFolder('@brixel/mosaic/grid'),
      PHOTO_FOLDER,
    ],
    files: [
      moduleFile('@brixel/bricks/colours'),
      moduleFile('@brixel/bricks/designs'),
      moduleFile('@brixel/bricks/oklab'),
      moduleFile('@brixel/bricks/random'),
      moduleFile('@brixel/demo-catalog/packs'),
      moduleFile('@brixel/demo-catalog/pictures'),
      fileURLToPath(new URL('./render.worker.ts', import.meta.url)),
    ],
  });
