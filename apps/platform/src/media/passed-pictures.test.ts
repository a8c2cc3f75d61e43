import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mediaRoutes } from './media-routes.ts';
import { openPassedPictures } from './passed-pictures.ts';
import { openPictureCache } from './picture-cache.ts';

/** The pictures of another shop: what it is asked for, and what it answers by the name of the file. */
let calls: string[];
let api: Server;
let app: FastifyInstance;
let cacheDir: string;

const photo = (colour: string, width = 800) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let red: Buffer;
beforeEach(async () => {
  calls = [];
  red = await photo('#c00');
  cacheDir = await mkdtemp(join(tmpdir(), 'brixel-passed-'));
  api = createServer((request, response) => {
    calls.push(request.url ?? '');
    const name = request.url?.split('/').at(-1);
    const jpeg = (body: Buffer) => response.setHeader('content-type', 'image/jpeg').end(body);
    if (name === 'red.jpg') return jpeg(red);
    if (name === 'broken.jpg') return jpeg(Buffer.from('no picture at all'));
    if (name === 'endless.jpg') return jpeg(Buffer.alloc(17 * 1024 * 1024));
    if (name === 'page.jpg') return response.setHeader('content-type', 'text/html').end('<h1>Not here</h1>');
    if (name === 'elsewhere.jpg') return response.writeHead(302, { location: '/img/1024/1024/resize/m/red.jpg' }).end();
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  await start();
});
afterEach(async () => {
  await app.close();
  api.close();
  await rm(cacheDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const { port } = api.address() as AddressInfo;
  const template = `http://127.0.0.1:${port}/img/{{width}}/{{height}}/resize{{path}}`;
  app = Fastify();
  await app.register(
    mediaRoutes({ source: openPassedPictures({ template, cacheDir, cacheMb: 10 }), cacheDir, cacheMb: 10 }),
  );
}

const get = (path: string, size = '150/150', headers = {}) =>
  app.inject({ url: `/img/${size}/resize${path}`, headers: { accept: 'image/avif', ...headers } });

it('fetches a picture once, and makes all sizes and formats of it', async () => {
  const [small, large, webp] = await Promise.all([
    get('/m/red.jpg'),
    get('/m/red.jpg', '600/600'),
    get('/m/red.jpg', '150/150', { accept: 'image/webp' }),
  ]);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 150, height: 150 });
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 600, height: 600 });
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 150 });
  expect(calls).toEqual(['/img/1024/1024/resize/m/red.jpg']);
  expect(small.headers['cache-control']).toBe('public, max-age=86400');
});

it('shows another picture under the same name after a day, and the old one where there is none any more', async () => {
  const before = await get('/m/red.jpg');
  const etag = String(before.headers.etag);
  expect((await get('/m/red.jpg', '150/150', { 'if-none-match': etag })).statusCode).toBe(304);
  red = await photo('#0c0');
  expect((await get('/m/red.jpg')).headers.etag, 'within the day').toBe(etag);
  await becomeOld();
  const after = await get('/m/red.jpg', '150/150', { 'if-none-match': etag });
  expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false]);
  await becomeOld();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  const alone = await get('/m/red.jpg');
  expect([alone.statusCode, alone.headers.etag]).toEqual([200, after.headers.etag]);
});

it.each(['/m/broken.jpg', '/m/endless.jpg', '/m/page.jpg', '/m/elsewhere.jpg', '/m/nothing.jpg'])(
  'has no picture %s, and does not ask for it again at once',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
    const asked = calls.length;
    expect((await get(path)).statusCode).toBe(404);
    expect(calls.length).toBe(asked);
  },
);

it.each([
  '/../secret.jpg',
  '/m/..%2f..%2fsecret.jpg',
  '/m/.htaccess',
  '/m/red.svg',
  '/m/red.php',
  '/a//b.jpg',
  '/no_selection',
])('asks for nothing that is called %s', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
  expect(calls).toEqual([]);
});

it('only ever asks the configured address', async () => {
  const older = await app.inject('/img?url=https%3A%2F%2Felsewhere.example%2Fm%2Fred.jpg&width=150&height=150');
  expect(older.statusCode).toBe(200);
  expect(calls).toEqual(['/img/1024/1024/resize/m/red.jpg']);
});

it('takes no more room than it is given: the oldest pictures go', async () => {
  const cache = await openPictureCache(cacheDir, { name: 'few', version: '0123456789abcdef', mostBytes: 1000 });
  const ages = [30, 10, 40, 20, 50, 5, 15, 25, 35, 45, 1, 2];
  for (const [number, minutes] of ages.entries()) {
    await cache.write(`picture-${number}`, new Uint8Array(100));
    const time = new Date(Date.now() - minutes * 60_000);
    await utimes(join(cacheDir, 'few-0123456789abcdef', `picture-${number}`), time, time);
  }
  await cache.write('last', new Uint8Array(100));
  const left = (await allFiles()).filter((file) => file.includes('few-'));
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left.length).toBeGreaterThanOrEqual(9);
  for (const minutes of [50, 45, 40]) expect(await cache.read(`picture-${ages.indexOf(minutes)}`)).toBeNull();
  for (const minutes of [1, 2, 5]) expect(await cache.read(`picture-${ages.indexOf(minutes)}`)).toHaveLength(100);
});

async function allFiles(): Promise<string[]> {
  const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function becomeOld(): Promise<void> {
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const file of await allFiles()) await utimes(file, twoDaysAgo, twoDaysAgo);
}
