import { createHash } from 'node:crypto';
import { parsePicturePath } from '@brixel/bricks/pictures';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { drawingVersion } from './drawing-version.ts';
import { CONTENT_TYPES, formatFor } from './format.ts';
import { openPictureCache } from './picture-cache.ts';
import type { RenderJob } from './render-job.ts';
import { createRenderer, type Renderer, type RenderResult } from './renderer.ts';
import { allowedSize } from './sizes.ts';

export interface MediaOptions {
  /** folder for finished pictures */
  cacheDir: string;
  renderer?: Renderer;
}

const ONE_MONTH = 30 * 24 * 60 * 60;
const RETRY_AFTER_SECONDS = 5;

interface PictureRoute {
  Params: { width: string; height: string; '*': string };
}

/** The picture service: GET /img/{width}/{height}/resize/{picture path}. */
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

    app.get<PictureRoute>('/img/:width/:height/resize/*', async (request, reply) => {
      const size = allowedSize(request.params.width, request.params.height);
      if (!size) return refuse(reply, 400, 'Unsupported picture size');
      const path = `/${request.params['*']}`;
      if (!parsePicturePath(path)) return refuse(reply, 404, 'Picture not found');

      const job = { path, ...size, format: formatFor(request.headers.accept) };
      const key = `${fingerprint(version, job)}.${job.format}`;
      const etag = `"${key}"`;
      reply.header('Vary', 'Accept');
      if (request.headers['if-none-match']?.includes(etag)) return keepForever(reply, etag).code(304).send();

      const result = await shared(key, job);
      switch (result.kind) {
        case 'busy':
          return refuse(reply.header('Retry-After', RETRY_AFTER_SECONDS), 503, 'Too many pictures are being drawn');
        case 'unknown':
          return refuse(reply, 404, 'Picture not found');
        case 'drawn':
          return keepForever(reply, etag).type(CONTENT_TYPES[job.format]).send(Buffer.from(result.bytes));
      }
    });
  };
}

/** The address of a picture never changes its meaning, so browsers need not ask again. */
const keepForever = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.header('Cache-Control', `public, max-age=${ONE_MONTH}, immutable`).header('ETag', etag);

const refuse = (reply: FastifyReply, code: 400 | 404 | 503, result: string): FastifyReply =>
  reply.code(code).header('Cache-Control', 'no-store').send({ code, result });

const fingerprint = (version: string, { path, width, height }: RenderJob): string =>
  createHash('sha256').update(`${version} ${width}x${height} ${path}`).digest('hex').slice(0, 32);
