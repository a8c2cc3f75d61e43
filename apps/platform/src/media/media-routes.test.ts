import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colourByKey } from '@brixel/bricks/colours';
import { mosaicPicture, partPicture, setPicture } from '@brixel/demo-catalog/pictures';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDrawings } from './drawings.ts';
import { mediaRoutes } from './media-routes.ts';
import type { PictureSource, RenderResult } from './picture-source.ts';
import type { RenderJob } from './render-job.ts';

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

let log: string[];

async function start(source = openDrawings()): Promise<void> {
  log = [];
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  await app.register(mediaRoutes({ cacheDir, source }));
}

const get = (
  path: string,
  { size = '150/150', headers = {} }: { size?: string; headers?: Record<string, string> } = {},
) => app.inject({ url: `/img/${size}/resize${path}`, headers });

/** Answers when the test says so, and records its requests. */
function controlledSource() {
  const jobs: RenderJob[] = [];
  const pending: ((result: RenderResult) => void)[] = [];
  const source: PictureSource = {
    ...openDrawings(),
    render(job) {
      jobs.push(job);
      return new Promise((resolve) => pending.push(resolve));
    },
    close: async () => {},
  };
  return { source, jobs, answer: (result: RenderResult) => pending.shift()?.(result) };
}

describe('picture service', () => {
  it('answers once, whatever stands in for what: nothing is logged', async () => {
    await start({ ...openDrawings(), resolve: async (path) => path });
    const etag = (await get(BRICK)).headers.etag ?? '';
    expect((await get(BRICK, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await get('/part/nothing.png')).statusCode).toBe(404);
    expect(log).toEqual([]);
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])('answers Accept "%s" with %s in the size asked for', async (accept, type, format) => {
    await start();
    const response = await get(BRICK, { size: '155/155', headers: { accept } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers.vary).toContain('Accept');
    const picture = await sharp(response.rawPayload).metadata();
    expect(picture).toMatchObject({ format, width: 155, height: 155, hasAlpha: true });
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

  it.each([
    ['290/300', [300, 300]],
    ['151/150', [150, 150]],
    ['800/600', [900, 600]],
    ['0/0', [576, 576]],
    ['0/600', [600, 600]],
    ['9999/9999', [1152, 1152]],
  ])('draws %s in the nearest size of its list', async (size, [width, height]) => {
    const { source, jobs, answer } = controlledSource();
    await start(source);
    const response = get(BRICK, { size });
    await expect.poll(() => jobs.length).toBe(1);
    answer({ kind: 'drawn', bytes: Uint8Array.of(1) });
    expect((await response).statusCode).toBe(200);
    expect(jobs).toEqual([{ path: BRICK, width, height, format: 'png' }]);
  });

  it.each(['100000/100000', '0150/150', '-1/150', '1e3/150', 'NaN/150'])('refuses the size %s', async (size) => {
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

  it('answers as older clients ask, and never looks elsewhere', async () => {
    await start();
    const address = (parameters: Record<string, string>) => `/img?${new URLSearchParams(parameters)}`;
    const { rawPayload: expected } = await get(BRICK);
    for (const url of [
      address({ url: BRICK, width: '150', height: '150', action: 'resize' }),
      address({ url: BRICK.slice(1), width: '152', height: '151' }),
      address({
        url: `https://cdn.example/media/catalog/product${BRICK}?v=2`,
        width: '150',
        height: '150',
        action: 'fit',
      }),
      `/img/150/150/fit${BRICK}`,
      `/img/150/150/crop${BRICK}`,
      `/img/150/150/resize/catalog/product${BRICK}`,
    ]) {
      const response = await app.inject(url);
      expect([response.statusCode, response.rawPayload.equals(expected)], url).toEqual([200, true]);
    }
    const facts = await app.inject({ url: `/img/290/300/identify${BRICK}`, headers: { accept: 'image/webp' } });
    expect(facts.json()).toEqual({ format: 'webp', width: 300, height: 300 });
    for (const [url, status] of [
      ['/img', 400],
      ['/img?url=a&url=b', 400],
      [address({ url: 'https://elsewhere.example/picture.png', width: '150', height: '150' }), 404],
      [`/img/150/150/delete${BRICK}`, 400],
    ] as const) {
      expect((await app.inject(url)).statusCode, url).toBe(status);
    }
  });

  it('shows a brick for a product without a picture', async () => {
    await start();
    const addresses = ['/img/150/150/resize/no_selection', '/img?url=no_selection&width=150&height=150'];
    const [first, second] = await Promise.all(addresses.map((url) => app.inject(url)));
    expect([first?.statusCode, first?.headers['content-type']]).toEqual([200, 'image/png']);
    expect(second?.rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true);
  });

  it('shows the same where goods name a picture that is not there, which the answer says', async () => {
    await start({ ...openDrawings(), resolve: async (path) => (path === BRICK ? null : path) });
    const missing = await get(BRICK);
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'image/png']);
    expect(missing.headers['cache-control']).toBe('public, max-age=60');
    expect(missing.rawPayload.equals((await get('/no_selection')).rawPayload)).toBe(true);
  });

  it('serves the second request from disk, byte for byte, and spares the third with its ETag', async () => {
    await start();
    const first = await get(BRICK);
    await app.close();
    const { source, jobs } = controlledSource();
    await start(source);
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
    const { source, jobs, answer } = controlledSource();
    await start(source);
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
    await start(openDrawings({ workers: 1, queueLimit: 0 }));
    const response = await get(BRICK);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
