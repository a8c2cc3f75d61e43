import { createHash } from 'node:crypto';
import { LOGO_HEIGHTS, logoPath } from '@brixel/contract/picture-paths';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openPictureCache } from './picture-cache.ts';
import { type PictureAddress, readPictureRequest } from './picture-request.ts';
import type { PictureSource, RenderResult } from './picture-source.ts';
import { CONTENT_TYPES, formatFor, type RenderJob } from './render-job.ts';

export interface MediaOptions {
  source: PictureSource;
  /** folder for finished pictures */
  cacheDir: string;
  /** of finished pictures, in megabytes; without it all stay */
  cacheMb?: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Of an address that may show something better tomorrow. */
const CHANGING = 'public, max-age=3600';

/** Of one that is missing: it may be brought soon. */
const MISSING = 'public, max-age=60';

/** How many times wider than high a logo is shown at most. */
const MOST_LOGO_SHAPE = 8;

interface PictureRoute {
  Params: { width: string; height: string; action: string; '*': string };
}

const text = z.string().optional();
const olderAddress = z.object({ url: z.string().max(1000), width: text, height: text, action: text });

/** The picture service: GET /img/{width}/{height}/{action}/{picture path}, and as older clients ask, GET /img?url=&width=&height=&action=. */
export function mediaRoutes({ source, cacheDir, cacheMb }: MediaOptions): FastifyPluginAsync {
  return async (app) => {
    const version = await source.version();
    const limit = cacheMb === undefined ? {} : { mostBytes: cacheMb * 1024 * 1024 };
    const cache = await openPictureCache(cacheDir, { version, ...limit });
    const inFlight = new Map<string, Promise<RenderResult>>();
    app.addHook('onClose', () => source.close());

    const { maxAge, isImmutable } = source;
    const ownControl = `public, max-age=${maxAge}${isImmutable ? ', immutable' : ''}`;
    const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
      headers['if-none-match']?.includes(etag) ?? false;

    async function fetchPicture(key: string, job: RenderJob): Promise<RenderResult> {
      const stored = await cache.read(key, isImmutable ? undefined : maxAge * 1000);
      if (stored) return { kind: 'drawn', bytes: stored };
      const result = await source.render(job);
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
      const wanted = readPictureRequest(address, source.pathOf);
      if ('status' in wanted) return refuse(reply, wanted.status, wanted.text);
      const format = formatFor(request.headers.accept);
      if (!wanted.identify) return send({ path: wanted.path, ...wanted.size, format }, request, reply);
      reply.header('Vary', 'Accept').header('Cache-Control', 'no-cache');
      return reply.send({ format, ...wanted.size });
    }

    async function send(asked: RenderJob, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.header('Vary', 'Accept');
      const path = source.resolve ? await source.resolve(asked.path) : asked.path;
      if (path === null) return refuseMissing(asked, reply);
      if (await show(asked, path, request, reply)) return reply;
      // what could not be drawn is known now, so something else may stand in for it
      const other = source.resolve ? await source.resolve(asked.path) : path;
      if (other === null) return refuseMissing(asked, reply);
      return other === path ? refuse(reply, 404, 'Picture not found') : send(asked, request, reply);
    }

    /** Browsers show the picture of an answer that says "not found", and search engines take it for none. */
    async function refuseMissing(asked: RenderJob, reply: FastifyReply): Promise<FastifyReply> {
      if (source.standIn !== undefined) {
        const job = { ...asked, path: source.standIn };
        const result = await shared(`${fingerprint(version, job)}.${job.format}`, job);
        if (result.kind === 'drawn') {
          reply.code(404).header('Cache-Control', MISSING).type(CONTENT_TYPES[job.format]);
          return reply.send(Buffer.from(result.bytes));
        }
      }
      return refuse(reply, 404, 'Picture not found');
    }

    /** False, and nothing is sent, for what cannot be drawn. A reply cannot be the result: waiting for one waits until it has arrived. */
    async function show(
      asked: RenderJob,
      path: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<boolean> {
      const job = { ...asked, path };
      const key = `${fingerprint(version, job)}.${job.format}`;
      const cacheControl = path === asked.path ? ownControl : CHANGING;
      const cacheable = (etag: string): FastifyReply =>
        reply.header('Cache-Control', cacheControl).header('ETag', etag);
      if (isImmutable && isKnown(request, `"${key}"`)) {
        cacheable(`"${key}"`).code(304).send();
        return true;
      }

      const result = await shared(key, job);
      switch (result.kind) {
        case 'busy':
          refuse(reply.header('Retry-After', RETRY_AFTER_SECONDS), 503, 'Too many pictures are being drawn');
          return true;
        case 'unknown':
          return false;
        case 'drawn': {
          const etag = isImmutable ? `"${key}"` : `"${contentHash(result.bytes)}"`;
          if (isKnown(request, etag)) cacheable(etag).code(304).send();
          else cacheable(etag).type(CONTENT_TYPES[job.format]).send(Buffer.from(result.bytes));
          return true;
        }
      }
    }

    app.get<PictureRoute>('/img/:width/:height/:action/*', (request, reply) => {
      const { '*': image, ...address } = request.params;
      return answer({ ...address, image }, request, reply);
    });
    app.get<{ Params: { height: string; name: string } }>('/img/logo/:height/:name', (request, reply) => {
      const height = LOGO_HEIGHTS.find((one) => String(one) === request.params.height);
      const path = source.pathOf(logoPath(request.params.name.replace(/\.png$/, '')));
      if (height === undefined || path === null) return refuse(reply, 404, 'Picture not found');
      const width = MOST_LOGO_SHAPE * height;
      return send({ path, width, height, format: formatFor(request.headers.accept) }, request, reply);
    });
    app.get('/img', (request, reply) => {
      const address = olderAddress.safeParse(request.query);
      if (!address.success) return refuse(reply, 400, 'Unsupported picture address');
      const { url: image, ...size } = address.data;
      return answer({ ...size, image }, request, reply);
    });
  };
}

const refuse = (reply: FastifyReply, code: 400 | 404 | 503, result: string): FastifyReply =>
  reply.code(code).header('Cache-Control', 'no-store').send({ code, result });

const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const fingerprint = (version: string, { path, width, height }: RenderJob): string =>
  createHash('sha256').update(`${version} ${width}x${height} ${path}`).digest('hex').slice(0, 32);
