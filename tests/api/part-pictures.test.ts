import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PICTURE_ARCHIVE_BODY } from '@brixel/contract/office/part-picture-limits';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { lotPath, photoPath } from '@brixel/contract/picture-paths';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf, plainLot } from '@brixel/exchange/testing/lot-file';
import { importFile } from '@brixel/platform/imports/import-file';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import { signInAs } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { type ZippedFile, zipOf } from '../support/zip.ts';

let shop: TestPlatform;
let owner: OfficeBrowser;
let folder: string;

const lot = (itemNo: string, colourNo: number): Lot => plainLot(itemNo, { colourNo });
const author = { staff: { id: null, name: 'cli:test' }, requestId: null };

async function bring(lots: readonly Lot[]): Promise<void> {
  const file = path.join(folder, 'lots.bsx');
  await writeFile(file, bsxOf(lots));
  const table = { colours: 'bricklink', condition: 'new' } as const;
  const job = await importFile(shop.database, { path: file, name: 'lots.bsx', table, isWhole: false, author });
  if (job === 'BUSY') throw new Error('busy');
  await publishJob(shop.database, job.id, { author, isSure: true });
}

/** Of a part that nobody can draw, and of a design of ours. */
const ODD = 'BL-P-99999-7-N';
let design: string;

beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-part-pictures-'));
  owner = await signInAs(shop, 'owner');
  await bring([lot('3001', 5), lot('3001', 1), lot('99999', 7)]);
  const skus = await shop.database.db.selectFrom('lot').select('sku').orderBy('sku').execute();
  design = skus.map(({ sku }) => sku).find((sku) => sku !== ODD)!;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const photo = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(background: string): Promise<string> {
  const query = { name: 'photo.jpg' };
  const answer = await owner.ask(
    'pictures.upload',
    { query, body: await photo(background) },
    { 'content-type': 'image/jpeg' },
  );
  return (answer.result as OfficePicture).id;
}

const shown = (sku: string, store: 'de' | 'it' = 'de') => shop.platform.catalog.product(store, sku);

async function colourOf(address: string): Promise<'red' | 'green' | 'other'> {
  const { rawPayload, statusCode } = await shop.inject({
    url: `/img/240/240/resize${address}`,
    headers: { accept: 'image/png' },
  });
  expect(statusCode).toBe(200);
  const { data } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray((120 * 240 + 120) * 4);
  if (red > 200 && green < 60 && blue < 60) return 'red';
  return green > 100 && red < 60 && blue < 60 ? 'green' : 'other';
}

test('a picture for a part shows in its colour, else as a sample colour, also for lots that come later', async () => {
  await expect.poll(() => shown(design)?.image, soon).toMatch(/^\/part\/3001\//);
  const red = await upload('#ff0000');
  const green = await upload('#008000');
  expect(
    await owner.call('partPictures.set', { body: { type: 'part', number: '3001', colour: -1, picture: red } }),
  ).toEqual({ lots: 2 });
  await expect.poll(() => shown(design)?.image, soon).toBe(lotPath(design));
  expect(await colourOf(lotPath(design))).toBe('red');
  expect(shown(design)?.data_sheet).toContainEqual({ label: 'Bild', value: 'Beispielfarbe' });
  expect(shown(design, 'it')?.media_gallery?.[0]?.lab).toContain('(colore di esempio)');

  const skus = await shop.database.db.selectFrom('lot').select(['sku', 'source']).execute();
  const blue = skus.find(({ source }) => source.includes('"itemNo":"3001"') && source.includes('"colourNo":5'))!.sku;
  await owner.call('partPictures.set', { body: { type: 'part', number: '3001', colour: 5, picture: green } });
  await expect.poll(() => shown(blue)?.data_sheet, soon).not.toContainEqual({ label: 'Bild', value: 'Beispielfarbe' });
  expect(await colourOf(lotPath(blue))).toBe('green');
  expect(await owner.refusal('pictures.remove', { params: { id: green } })).toBe('409 PICTURE_IN_USE');

  await bring([lot('3001', 11)]);
  const later = await shop.database.db.selectFrom('lot').select(['sku', 'source']).execute();
  const black = later.find(({ source }) => source.includes('"colourNo":11'))!.sku;
  await expect.poll(() => shown(black)?.image, soon).toBe(lotPath(black));
  expect(shown(black)?.data_sheet).toContainEqual({ label: 'Bild', value: 'Beispielfarbe' });

  // a photo of this lot is no sample; without any picture of its own it shows what its part has
  const savedWith = async (paths: readonly string[]) => {
    const { id: _, ...product } = await owner.call('products.read', { params: { id: black } });
    const pictures = paths.map((path) => ({ path, alt: {} }));
    return owner.call('products.save', { params: { id: black }, body: { ...product, pictures, stock: null } });
  };
  expect((await savedWith([photoPath(green)])).pictures).toMatchObject([{ path: photoPath(green) }]);
  await expect.poll(() => shown(black)?.image, soon).toBe(photoPath(green));
  expect(shown(black)?.data_sheet).not.toContainEqual({ label: 'Bild', value: 'Beispielfarbe' });
  expect((await savedWith([])).pictures).toMatchObject([{ path: lotPath(black) }]);
  await expect.poll(() => shown(black)?.data_sheet, soon).toContainEqual({ label: 'Bild', value: 'Beispielfarbe' });

  const { pictures } = await owner.call('partPictures.list');
  expect(pictures.map(({ number, colour, lots }) => [number, colour, lots])).toEqual([
    ['3001', -1, 3],
    ['3001', 5, 1],
  ]);
  for (const colour of [-1, 5])
    await owner.call('partPictures.remove', { query: { type: 'part', number: '3001', colour } });
  await expect.poll(() => shown(design)?.image, soon).toMatch(/^\/part\/3001\//);
  expect(await owner.refusal('partPictures.remove', { query: { type: 'part', number: '3001', colour: 5 } })).toBe(
    '404 NOT_FOUND',
  );
});

const look = (files: readonly ZippedFile[] | Buffer) =>
  owner.ask(
    'partPictures.look',
    { query: { name: 'fotos.zip' }, body: Buffer.isBuffer(files) ? files : zipOf(files) },
    { 'content-type': PICTURE_ARCHIVE_BODY },
  );

test('an archive is looked at first, and taken piece by piece', async () => {
  const red = await photo('#ff0000');
  const green = await photo('#008000');
  const { result, status, text } = await look([
    { name: 'fotos/99999.jpg', content: red },
    { name: `fotos/${design}_2.jpg`, content: green },
    { name: `${design}.png`, content: red },
    { name: '3001-1.jpg', content: 'no picture' },
    { name: '3001-5.heic', content: await readFile('tests/browser/support/phone-photo.heic') },
    { name: '4711.jpg', content: red },
    { name: 'read me.txt', content: 'hello' },
    { name: 'other/99999.JPG', content: green },
    { name: '__MACOSX/._99999.jpg', content: 'x' },
  ]);
  expect(status, text).toBe(200);
  const { id, files } = result as { id: string; files: { name: string; problem: string | null }[] };
  expect(files.map(({ name, problem }) => [name, problem])).toEqual([
    ['fotos/99999.jpg', null],
    [`fotos/${design}_2.jpg`, null],
    [`${design}.png`, null],
    ['3001-1.jpg', null],
    ['3001-5.heic', 'PICTURE_HEIC'],
    ['4711.jpg', 'NO_MATCH'],
    ['read me.txt', 'NOT_A_PICTURE'],
    ['other/99999.JPG', 'TWICE'],
  ]);
  expect(await colourOf(lotPath(ODD))).toBe('other');

  const taken = await owner.call('partPictures.take', { params: { id }, body: { from: 0 } });
  expect(taken).toEqual({ next: null, total: 4, refused: [{ name: '3001-1.jpg', code: 'NOT_A_PICTURE' }] });
  expect(await colourOf(lotPath(ODD))).toBe('red');
  await expect.poll(() => shown(design)?.media_gallery?.length, soon).toBe(3);
  const [first, second] = shown(design)!.media_gallery!;
  expect(await colourOf(first!.image)).toBe('red');
  expect(await colourOf(second!.image)).toBe('green');
  expect(first!.image).toMatch(/^\/upload\//);
  expect(await owner.refusal('partPictures.take', { params: { id }, body: { from: 0 } })).toBe('404 NOT_FOUND');
  expect(await shop.database.db.selectFrom('shared_file_piece').select('position').execute()).toEqual([]);
});

test('a picture with the number of a set is that of the set, not of its instructions', async () => {
  const kinds = ['instructions', 'set', 'box'] as const;
  await bring(kinds.map((itemType) => plainLot('60001-1', { itemType, colourNo: 0 })));
  const { result } = await look([{ name: '60001-1.jpg', content: await photo('#ff0000') }]);
  expect(result).toMatchObject({ files: [{ target: { kind: 'part', type: 'set', number: '60001-1' } }] });
});

test.each([
  ['no archive', () => Buffer.from('x'), '400 ARCHIVE_BROKEN'],
  ['an empty archive', () => zipOf([]), '400 ARCHIVE_EMPTY'],
  ['a name that leads out', () => zipOf([{ name: '../3001.jpg', content: 'x' }]), '400 ARCHIVE_BROKEN'],
  [
    'too many files',
    () => zipOf(Array.from({ length: 1001 }, (_, n) => ({ name: `${n}.jpg`, content: '' }))),
    '413 ARCHIVE_TOO_LARGE',
  ],
])('%s is refused', async (_, body, refusal) => {
  const { status, failure } = await look(body());
  expect(`${status} ${failure}`).toBe(refusal);
});

test('a picture that unpacks to more than it may is told of, and never unpacked', async () => {
  const { result } = await look([
    { name: '99999.jpg', content: 'x', claim: 3_000_000_000 },
    { name: '3001.jpg', content: Buffer.alloc(200_000), claim: 1000 },
  ]);
  const { id, files } = result as { id: string; files: { problem: string | null }[] };
  expect(files.map(({ problem }) => problem)).toEqual(['PICTURE_TOO_LARGE', null]);
  const { refused } = await owner.call('partPictures.take', { params: { id }, body: { from: 0 } });
  expect(refused).toEqual([{ name: '3001.jpg', code: 'PICTURE_BROKEN' }]);
});

test('of two pictures with one name the one that may be unpacked is taken', async () => {
  const { result } = await look([
    { name: '99999.jpg', content: 'x', claim: 3_000_000_000 },
    { name: '99999.jpg', content: await photo('#008000') },
  ]);
  const { id, files } = result as { id: string; files: { problem: string | null }[] };
  expect(files.map(({ problem }) => problem)).toEqual(['PICTURE_TOO_LARGE', null]);
  expect((await owner.call('partPictures.take', { params: { id }, body: { from: 0 } })).refused).toEqual([]);
  expect(await colourOf(lotPath(ODD))).toBe('green');
});
