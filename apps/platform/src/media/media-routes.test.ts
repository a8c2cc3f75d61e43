import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colourByKey } from '@brixel/bricks/colours';
import { mosaicPicture, partPicture, setPicture } from '@brixel/bricks/pictures';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaRoutes } from './media-routes.ts';
import type { RenderJob } from './render-job.ts';
import { createRenderer, type Renderer, type RenderResult } from './renderer.ts';

const BRICK = partPicture('3001', colourByKey('coral').id);

let cacheDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'brixel-media-'));
});
afterEach(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

async function start(renderer?: Renderer): Promise<void> {
  app = Fastify();
  await app.register(mediaRoutes(renderer ? { cacheDir, renderer } : { cacheDir }));
}

const get = (
  path: string,
  { size = '150/150', headers = {} }: { size?: string; headers?: Record<string, string> } = {},
) => app.inject({ url: `/img/${size}/resize${path}`, headers });

/** Answers when told to, and keeps what it was asked. */
function controlledRenderer() {
  const jobs: RenderJob[] = [];
  const pending: ((result: RenderResult) => void)[] = [];
  const renderer: Renderer = {
    render(job) {
      jobs.push(job);
      return new Promise((resolve) => pending.push(resolve));
    },
    close: async () => {},
  };
  return { renderer, jobs, answer: (result: RenderResult) => pending.shift()?.(result) };
}

describe('picture service', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('answers Accept "%s" with %s in the size asked for', async (accept, type, format) => {
    await start();
    const response = await get(BRICK, { size: '155/150', headers: { accept } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers.vary).toContain('Accept');
    const picture = await sharp(response.rawPayload).metadata();
    expect(picture).toMatchObject({ format, width: 155, height: 150, hasAlpha: true });
  });

  it('leaves the ground transparent and the part opaque', async () => {
    await start();
    const { rawPayload } = await get(setPicture('duck'));
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect(alphaAt(0, 0)).toBe(0);
    expect(alphaAt(75, 75)).toBe(255);
  });

  it('scales mosaics of photographs into the box', async () => {
    await start();
    const { rawPayload } = await get(mosaicPicture('cat', 'xl'), { headers: { accept: 'image/webp' } });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 150, height: 150 });
  });

  it.each(['151/150', '0/0', '150/155', '100000/100000', '0150/150'])('refuses the size %s', async (size) => {
    await start();
    const response = await get(BRICK, { size });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 400, result: expect.any(String) });
  });

  it.each([
    '/part/3001/99999.png',
    '/part/nothing/1.png',
    '/set/unicorn.png',
    '/..%2f..%2fetc%2fpasswd',
    '/part/3001/1.svg',
  ])('knows no picture %s', async (path) => {
    await start();
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 404, result: expect.any(String) });
  });

  it('serves the second request from disk, byte for byte, and spares the third with its ETag', async () => {
    await start();
    const first = await get(BRICK);
    await app.close();
    const { renderer, jobs } = controlledRenderer();
    await start(renderer);
    const second = await get(BRICK);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers['cache-control']).toMatch(/public.*max-age=2592000/);
    const third = await get(BRICK, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(third.statusCode).toBe(304);
    expect(third.rawPayload).toHaveLength(0);
    expect(jobs).toHaveLength(0);
    const [folder] = await readdir(cacheDir);
    expect(await readdir(join(cacheDir, folder!))).toHaveLength(1);
  });

  it('draws a picture once for everyone who asks for it at the same time', async () => {
    const { renderer, jobs, answer } = controlledRenderer();
    await start(renderer);
    const requests = [get(BRICK), get(BRICK), get(BRICK)];
    await expect.poll(() => jobs.length).toBe(1);
    answer({ kind: 'drawn', bytes: Uint8Array.of(1, 2, 3) });
    const responses = await Promise.all(requests);
    expect(responses.map(({ rawPayload }) => [...rawPayload])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('asks to come back when too many pictures wait', async () => {
    await start(createRenderer({ threads: 1, queueLimit: 0 }));
    const response = await get(BRICK);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
