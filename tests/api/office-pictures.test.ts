import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { cutPhotoPath, logoAddress, photoPath } from '@brixel/contract/picture-paths';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFilledDatabase } from '../support/filled-database.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import { signInAs } from '../support/office-node.ts';
import { chunk, END, header, pngOf } from '../support/png.ts';

/** Two nodes on one database, each with a folder of its own where the database is elsewhere. */
let nodes: Awaited<ReturnType<typeof startNode>>[];
let owner: OfficeBrowser;
let editor: OfficeBrowser;
let remove: () => Promise<void>;

async function startNode(location: { dataDir: string; databaseUrl?: string | undefined }) {
  const platform = await createPlatform({ ...location, rebuildOnStart: false, publicUrl: 'http://localhost:3000' });
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  return { inject: app.inject.bind(app), database: platform.database, platform, app };
}

beforeAll(async () => {
  const database = await createFilledDatabase('empty');
  const { dataDir, databaseUrl } = database.location;
  const other = databaseUrl ? await mkdtemp(join(tmpdir(), 'brixel-second-')) : dataDir;
  nodes = [await startNode(database.location), await startNode({ databaseUrl, dataDir: other })];
  owner = await signInAs(nodes[0]!, 'owner');
  editor = await signInAs(nodes[0]!, 'editor');
  remove = async () => {
    await database.remove();
    await rm(other, { recursive: true, force: true });
  };
});
afterAll(async () => {
  for (const { app, platform } of nodes) {
    await app.close();
    await platform.close();
  }
  await remove();
});

type Kind = 'pictures.upload' | 'pictures.uploadLogo';

const send = (body: Uint8Array | string, call: Kind = 'pictures.upload', type = 'image/jpeg') =>
  owner.ask(call, { query: { name: 'garten.jpg' }, body: Buffer.from(body) }, { 'content-type': type });

async function upload(body: Uint8Array | string, call: Kind = 'pictures.upload'): Promise<OfficePicture> {
  const { status, result, text } = await send(body, call);
  expect(status, text).toBe(200);
  return result as OfficePicture;
}

/** Left half red, right half blue, turned by its EXIF, and telling where it was made. */
const photo = () =>
  sharp({ create: { width: 200, height: 300, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 200, height: 150, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
    .withMetadata({ orientation: 8 })
    .jpeg({ quality: 95 })
    .toBuffer();

const get = (node: number, url: string, accept = 'image/webp') => nodes[node]!.inject({ url, headers: { accept } });

async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'empty'> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , , alpha = 0] = data.subarray((y * info.width + x) * 4);
  return alpha === 0 ? 'empty' : red > 128 ? 'red' : 'blue';
}

test('a picture is turned, loses what it tells, and is served by both nodes in every size', async () => {
  const picture = await upload(await photo());
  expect(picture).toMatchObject({
    kind: 'photo',
    name: 'garten.jpg',
    width: 300,
    height: 200,
    focus: { x: 50, y: 50 },
  });
  const stored = await nodes[0]!.database.db.selectFrom('picture').select('content').executeTakeFirstOrThrow();
  const facts = await sharp(stored.content).metadata();
  expect([facts.format, facts.exif, facts.orientation, Buffer.from(stored.content).includes('secret place')]).toEqual([
    'webp',
    undefined,
    undefined,
    false,
  ]);

  for (const node of [0, 1]) {
    const whole = await get(node, `/img/300/300/resize${photoPath(picture.id)}`);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(whole.headers['cache-control']).toContain('immutable');
    expect(await colourAt(whole.rawPayload, 150, 5)).toBe('empty');
    for (const [x, edge] of [
      [0, 5],
      [100, 155],
    ] as const) {
      const cut = await get(node, `/img/160/160/resize${cutPhotoPath(picture.id, { x, y: 50 })}`);
      expect(await sharp(cut.rawPayload).metadata()).toMatchObject({ width: 160, height: 160 });
      expect(await colourAt(cut.rawPayload, edge, 80)).toBe(await colourAt(whole.rawPayload, x === 0 ? 5 : 295, 150));
      expect(await colourAt(cut.rawPayload, edge, 5)).not.toBe('empty');
    }
  }
  expect((await get(0, `/img/160/160/resize/upload/${picture.id}-33-50.webp`)).statusCode).toBe(404);
  expect((await upload(await photo())).id).toBe(picture.id);
});

test('what is shown cannot be removed, and what was removed is gone on both nodes', async () => {
  const shown = await upload(
    await sharp(await photo())
      .flip()
      .png()
      .toBuffer(),
  );
  const address = `/img/150/150/resize${photoPath(shown.id)}`;
  await owner.call('pictures.update', {
    params: { id: shown.id },
    body: { alt: { de: 'Ein Beet', it: 'Un’aiuola', en: 'A bed' }, focus: { x: 0, y: 100 } },
  });
  expect((await get(1, address)).statusCode).toBe(200);
  const { db } = nodes[0]!.database;
  const value = JSON.stringify({ image: photoPath(shown.id) });
  await db.insertInto('shop_setting').values({ section: 'test', value, version: 1, updated_at: '' }).execute();
  const listed = await editor.call('pictures.list');
  expect(listed.find(({ id }) => id === shown.id)).toMatchObject({
    used: true,
    alt: { de: 'Ein Beet' },
    focus: { x: 0, y: 100 },
  });
  expect(await editor.refusal('pictures.remove', { params: { id: shown.id } })).toBe('409 PICTURE_IN_USE');
  await db.deleteFrom('shop_setting').where('section', '=', 'test').execute();
  await editor.call('pictures.remove', { params: { id: shown.id } });
  for (const node of [0, 1]) expect((await get(node, address)).statusCode).toBe(404);
  expect(await editor.refusal('pictures.remove', { params: { id: shown.id } })).toBe('404 NOT_FOUND');
});

const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 50" width="200" height="50" onload="alert(1)">
<script>alert(2)</script><rect width="200" height="50" fill="#7a2e8e"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>
<image xlink:href="http://127.0.0.1:9/x.png" width="9" height="9"/><foreignObject><iframe src="javascript:alert(3)"/></foreignObject></svg>`;

test('a logo that is a drawing becomes pixels, whatever was in it', async () => {
  const logo = await upload(SCRIPT, 'pictures.uploadLogo');
  expect(logo).toMatchObject({ kind: 'logo', width: 1280, height: 320 });
  const { content } = await nodes[0]!.database.db
    .selectFrom('picture')
    .select('content')
    .where('sha256', '=', logo.id)
    .executeTakeFirstOrThrow();
  expect((await sharp(content).metadata()).format).toBe('png');
  expect(Buffer.from(content).toString('latin1')).not.toMatch(/script|alert|passwd/);
  for (const [height, accept] of [
    [40, '*/*'],
    [80, 'image/avif'],
  ] as const) {
    const { rawPayload, headers } = await get(1, logoAddress(logo.id, height), accept);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 4 * height, height });
    expect(headers['content-type']).toBe(accept === '*/*' ? 'image/png' : accept);
  }
  expect((await get(0, `/img/logo/41/${logo.id}.png`)).statusCode).toBe(404);
  const icon = await get(0, `/img/576/576/resize/app-icon/${logo.id}.png`, '*/*');
  expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: 576, height: 576, hasAlpha: false });
});

describe('what is no picture', () => {
  const jpeg = photo();
  const entities = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY b${n} "${`&${n === 0 ? 'a' : `b${n - 1}`};`.repeat(10)}">`).join('')}]>`;
  const cases: [name: string, file: () => Promise<Uint8Array | string>, failure: string, call?: Kind][] = [
    ['a page', async () => '<!doctype html><script>alert(1)</script>', 'NOT_A_PICTURE'],
    ['nothing', async () => '', 'NOT_A_PICTURE'],
    ['a drawing among the photographs', async () => SCRIPT, 'NOT_A_PICTURE'],
    ['a page that says it is a GIF', async () => 'GIF89a/*<script>*/=1;alert(1)//', 'NOT_A_PICTURE'],
    ['a whole GIF', () => sharp(Buffer.from(SCRIPT)).gif().toBuffer(), 'NOT_A_PICTURE'],
    ['half of a picture', async () => (await jpeg).subarray(0, 900), 'PICTURE_BROKEN'],
    [
      'a PNG without its pixels',
      async () => pngOf(header({ width: 9, height: 9 }), chunk('IDAT'), END),
      'PICTURE_BROKEN',
    ],
    ['a bomb', async () => pngOf(header({ width: 30_000, height: 30_000 }), chunk('IDAT'), END), 'PICTURE_TOO_LARGE'],
    [
      'a drawing as large as a wall',
      async () =>
        '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><rect width="9" height="9"/></svg>',
      'PICTURE_TOO_LARGE',
      'pictures.uploadLogo',
    ],
    ['an iPhone’s picture', async () => Buffer.from('0000001866747970686569630000000068656963', 'hex'), 'PICTURE_HEIC'],
    ['too many bytes', async () => Buffer.alloc(20 * 1024 * 1024 + 1), 'PICTURE_TOO_LARGE'],
  ];

  test.each(cases)('%s is refused with a reason', async (_name, file, failure, call = 'pictures.upload') => {
    expect((await send(await file(), call)).failure).toBe(failure);
  });

  test('a drawing that multiplies itself neither stops the shop nor is kept', async () => {
    const drawing = `${entities}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b8;</text></svg>`;
    expect(['NOT_A_PICTURE', 'PICTURE_BROKEN']).toContain((await send(drawing, 'pictures.uploadLogo')).failure);
  });

  test('a page behind a picture is left out of it', async () => {
    const both = Buffer.concat([await jpeg, Buffer.from('<script>alert(1)</script>')]);
    const { id } = await upload(both);
    expect(id).toBe((await upload(await jpeg)).id);
  });

  test('another type of body is not read', async () => {
    expect((await send('a=b', 'pictures.upload', 'application/x-www-form-urlencoded')).status).toBe(415);
  });
});
