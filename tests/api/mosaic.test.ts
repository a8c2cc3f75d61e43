import { type AddressInfo, connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import type { Envelope } from '@brixel/contract/envelope';
import { type MosaicFacts, mosaicRefusalCode } from '@brixel/contract/mosaic';
import { MAX_MOSAIC_IMAGE_BYTES } from '@brixel/contract/mosaic-limits';
import { type Format, nearestFormat, studsOf } from '@brixel/mosaic/formats';
import { makeMosaic as compute } from '@brixel/mosaic/make-mosaic';
import { finish } from '@brixel/mosaic/search-mosaic';
import { applyContractRules } from '@brixel/platform/http/api-scope';
import { createRateLimits } from '@brixel/platform/http/rate-limit';
import { expireMosaics } from '@brixel/platform/mosaic/expire-mosaics';
import { type MosaicRoutesContext, mosaicRoutes } from '@brixel/platform/mosaic/mosaic-routes';
import { readMosaic } from '@brixel/platform/mosaic/mosaic-store';
import { UploadRefusal } from '@brixel/platform/mosaic/upload/upload-refusal';
import Fastify from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { chunk, END, header, plainPng, pngOf } from '../support/png.ts';
import { makeMosaic, PICTURE, sendMosaic } from '../support/test-mosaic.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let shop: TestPlatform;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

const cellsOf = async ({ id }: { id: string }) => (await readMosaic(shop.database.db, id))?.cells;
const facts = async (id: string) => (await shop.inject(`/api/mosaikbuilder/${id}`)).json<Envelope<MosaicFacts>>();

describe('a picture becomes the mosaic that the builder has shown', () => {
  test.each([
    ['S', 'color', 'single', 192, 256, {}],
    ['S', 'color', 'single', 192, 256, { calm: 0 }],
    ['S', 'greyscale', 'merged', 256, 192, {}],
    ['M', 'color', 'merged', 256, 256, { calm: 3 }],
  ] as const)('%s, %s, %s, %i by %i points, %o', async (size, mode, plates, width, height, calmness) => {
    const paint = (x: number, y: number) => [(x * y) % 256, (x + y) % 256, (x * 7) % 256] as const;
    const made = await makeMosaic(shop, { png: plainPng({ width, height }, paint), size, mode, plates, ...calmness });
    const picture = { width, height, rgb: new Uint8Array(width * height * 3) };
    for (let at = 0; at < width * height; at += 1) picture.rgb.set(paint(at % width, Math.floor(at / width)), at * 3);
    const studs = studsOf(size === 'S' ? 's' : 'm', nearestFormat({ width, height }));
    const expected = finish(compute({ picture, studs, mode, plates, ...calmness }));

    expect(await cellsOf(made)).toEqual(expected.grid.cells);
    const { body, ...given } = made;
    expect(given).toEqual({
      ...{ id: made.id, size, mode, plates, ...studs, expiration: made.expiration },
      pieces: expected.plates.length,
      colours: new Set(expected.grid.cells).size,
    });
    expect(await facts(made.id)).toEqual({ code: 200, result: given });
    const drawn = await sharp(Buffer.from(body.replace('data:image/webp;base64,', ''), 'base64')).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 900, height: Math.round((900 * studs.height) / studs.width) });
  });
});

test.each([-1, 4, 1.5, '2', null])('there is no mosaic of calmness %j', async (calm) => {
  const answer = await sendMosaic(shop, { size: 'S', mode: 'color', image: PICTURE.toString('base64'), calm });
  expect(answer.statusCode).toBe(400);
});

test.each<[Format, number, number]>([
  ['portrait', 90, 200],
  ['portrait', 100, 125],
  ['square', 110, 100],
  ['landscape', 300, 100],
])('the nearest format is chosen, %s for %i by %i', async (format, width, height) => {
  const { width: columns, height: rows } = await makeMosaic(shop, { png: plainPng({ width, height }) });
  expect({ width: columns, height: rows }).toEqual(studsOf('s', format));
});

test('a picture of other proportions is cut at its middle', async () => {
  const middle = plainPng({ width: 60, height: 80 }, (x) => (x < 30 ? [255, 255, 255] : [0, 0, 0]));
  const wide = plainPng({ width: 66, height: 80 }, (x) => {
    if (x < 3 || x >= 63) return [255, 0, 0];
    return x < 33 ? [255, 255, 255] : [0, 0, 0];
  });
  const seen = await makeMosaic(shop, { png: wide });
  expect(await cellsOf(seen)).toEqual(await cellsOf(await makeMosaic(shop, { png: middle })));
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ['interlaced', (picture) => picture.png({ progressive: true })],
  ['with 16 bits a sample', (picture) => picture.toColourspace('rgb16').png()],
  ['with alpha', (picture) => picture.ensureAlpha().png()],
  ['in grey', (picture) => picture.toColourspace('b-w').png()],
  ['in grey with alpha', (picture) => picture.toColourspace('b-w').ensureAlpha().png()],
  ['with its colours in a list', (picture) => picture.png({ palette: true, dither: 0 })],
])('a PNG %s is the same picture', async (_kind, write) => {
  const plain = plainPng({ width: 48, height: 64 }, (x) => [(x >> 3) * 40, (x >> 3) * 40, (x >> 3) * 40]);
  const other = await write(sharp(plain)).toBuffer();
  expect(other.equals(plain)).toBe(false);
  expect(await cellsOf(await makeMosaic(shop, { png: other }))).toEqual(
    await cellsOf(await makeMosaic(shop, { png: plain })),
  );
});

test('what can be seen through shows white', async () => {
  const size = { width: 48, height: 64, channels: 4 } as const;
  const clear = await sharp({ create: { ...size, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const white = plainPng({ width: 48, height: 64 }, () => [255, 255, 255]);
  expect(await cellsOf(await makeMosaic(shop, { png: clear }))).toEqual(
    await cellsOf(await makeMosaic(shop, { png: white })),
  );
});

describe('uploads that are refused', () => {
  const look = { width: 60, height: 80 };
  const base64 = (file: Uint8Array) => Buffer.from(file).toString('base64');
  test.each<[number, string, string]>([
    [400, 'IMAGE_NOT_BASE64', 'data:image/png;base64,iVBORw0KGgo='],
    [400, 'IMAGE_IS_SVG', base64(Buffer.from('<svg><script>alert(1)</script></svg>'))],
    [400, 'IMAGE_TOO_MANY_PIXELS', base64(pngOf(header({ width: 50_000, height: 50_000 })))],
    [400, 'IMAGE_INCOMPLETE', base64(plainPng(look).subarray(0, -30))],
    [400, 'IMAGE_DAMAGED', base64(pngOf(header(look), chunk('IDAT', deflateSync(Buffer.alloc(500))), END))],
    [400, 'IMAGE_DAMAGED', base64(pngOf(header(look), chunk('IDAT', Buffer.from('not deflated')), END))],
    [413, 'IMAGE_TOO_LARGE', base64(Buffer.alloc(MAX_MOSAIC_IMAGE_BYTES + 1))],
    [413, 'IMAGE_TOO_LARGE', 'A'.repeat(40 * 1024 * 1024)],
  ])('%i %s', async (status, code, image) => {
    const answer = await sendMosaic(shop, { size: 'S', mode: 'color', image });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code: status, result: { code, message: expect.stringMatching(/^The /) } });
  });

  test('each has words of its own', () => {
    const messages = mosaicRefusalCode.options.map((code) => new UploadRefusal(code).message);
    expect(new Set(messages).size).toBe(messages.length);
  });

  test('a message of a million parts is refused before they are made', async () => {
    const answer = await sendMosaic(shop, { size: 'S', mode: 'color', image: 'AAAA', more: Array(1_000_000).fill({}) });
    expect(answer.json()).toEqual({ code: 400, result: 'The request is not valid' });
  });

  test('a body of 40 MB is refused by the length that it announces', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        // not a byte of the body follows
        socket.write(
          `POST /api/mosaikbuilder/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40000000\r\n\r\n`,
        ),
      );
      socket.on('data', (data) => resolve(String(data))).on('error', reject);
      onTestFinished(() => void socket.destroy());
    });
    expect(said).toMatch(/^HTTP\/1.1 413 .*"IMAGE_TOO_LARGE"/s);
  });
});

/** The routes alone, with what a test wants to be otherwise. */
async function startRoutes(more: Partial<MosaicRoutesContext>) {
  const app = Fastify();
  const workshop = { make: async () => null, draw: async () => null };
  await applyContractRules(app);
  await app.register(mosaicRoutes({ db: shop.database.db, workshop, limits: { take: async () => true }, ...more }));
  onTestFinished(() => app.close());
  return {
    create: (image: string) =>
      app.inject({ method: 'POST', url: '/mosaikbuilder/create', payload: { size: 'S', mode: 'color', image } }),
    get: (path: string) => app.inject(`/mosaikbuilder/${path}`),
  };
}

test('twenty mosaics a minute and two hundred a day are enough for one address', async () => {
  let clock = Date.parse('2026-06-01T00:00:01Z');
  const routes = await startRoutes({ limits: createRateLimits(shop.database.db, () => clock) });
  for (let minute = 0; minute < 10; minute += 1, clock += MINUTE) {
    for (let count = 0; count < 20; count += 1) expect((await routes.create('AAAA')).statusCode).toBe(400);
    expect((await routes.create('AAAA')).json()).toEqual({ code: 429, result: expect.any(String) });
  }
  expect((await routes.create('AAAA')).statusCode).toBe(429);
  clock += DAY;
  expect((await routes.create('AAAA')).statusCode).toBe(400);
});

test('where too many are being made, it is said when to come again', async () => {
  const routes = await startRoutes({});
  const { statusCode, headers } = await routes.create(PICTURE.toString('base64'));
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  const { id } = await makeMosaic(shop);
  expect((await routes.get(`${id}/picture`)).statusCode).toBe(503);
});

test('a thread that dies costs one mosaic an error, and nobody a word about it', async () => {
  const dying = () => Promise.reject(new Error('out of memory'));
  const routes = await startRoutes({ workshop: { make: dying, draw: dying } });
  const answer = await routes.create(PICTURE.toString('base64'));
  expect(answer.json()).toMatchObject({ code: 500, result: 'Internal error' });
});

describe('its picture', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await makeMosaic(shop, { size: 'M' }));
  });

  test.each([
    ['?width=300', 'image/webp,*/*', 'webp', 300],
    ['?width=155', 'image/webp,*/*', 'webp', 300],
    ['?width=4000', '*/*', 'jpeg', 1200],
    ['', '*/*', 'jpeg', 600],
    ['?width=wide', '*/*', 'jpeg', 600],
  ])('%s for Accept %s is a %s of %i points', async (query, accept, format, width) => {
    const answer = await shop.inject({ url: `/api/mosaikbuilder/${id}/picture${query}`, headers: { accept } });
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(answer.headers['cache-control']).toMatch(/^private/);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height: (width * 4) / 3 });
  });
});

test('unknown ids are not found', async () => {
  for (const path of ['/api/mosaikbuilder/nothing', '/api/mosaikbuilder/nothing/picture']) {
    expect((await shop.inject(path)).statusCode).toBe(404);
  }
});

test('after five days it is gone, and its row with the next round', async () => {
  const { db } = shop.database;
  await db.deleteFrom('mosaic').execute();
  const rows = async () => (await db.selectFrom('mosaic').select('id').execute()).map(({ id }) => id);
  const { id, expiration } = await makeMosaic(shop);
  const end = Date.parse(expiration);
  expect(Math.abs(end - Date.now() - 5 * DAY)).toBeLessThan(MINUTE);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let clock = end - 1;
  const routes = await startRoutes({ now: () => clock });
  const failures: unknown[] = [];
  const expiry = expireMosaics(db, { now: () => clock, onError: (error) => failures.push(error) });
  expect((await routes.get(id)).statusCode).toBe(200);
  clock += 1;
  expect((await routes.get(id)).statusCode).toBe(404);
  expect((await routes.get(`${id}/picture`)).statusCode).toBe(404);
  expect(await rows()).toEqual([id]);
  const { id: younger } = await makeMosaic(shop);
  vi.advanceTimersByTime(HOUR);
  await expiry.close();
  expect(await rows()).toEqual([younger]);
  expect(failures).toEqual([]);
});
