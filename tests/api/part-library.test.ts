import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COLOURS } from '@brixel/bricks/colours';
import { sampleLibrary } from '@brixel/bricks/ldraw/testing/sample-library';
import { LIBRARY_BODY } from '@brixel/contract/office/part-picture-limits';
import { lotPath } from '@brixel/contract/picture-paths';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf, plainLot } from '@brixel/exchange/testing/lot-file';
import { serverOptions } from '@brixel/platform/http/server-options';
import { importFile } from '@brixel/platform/imports/import-file';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { openPartDrawings } from '@brixel/platform/part-library/part-drawings';
import { openSharedFiles } from '@brixel/platform/part-library/shared-files';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledDatabase } from '../support/filled-database.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import { signInAs } from '../support/office-node.ts';
import { zipOf } from '../support/zip.ts';

/** Two nodes on one database, each with a folder of its own where the database is elsewhere. */
let nodes: Awaited<ReturnType<typeof startNode>>[];
let location: { dataDir: string; databaseUrl?: string | undefined };
let owner: OfficeBrowser;
let folder: string;
let remove: () => Promise<void>;

async function startNode(at: typeof location) {
  const platform = await createPlatform({ ...at, rebuildOnStart: false, publicUrl: 'http://localhost:3000' });
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  return { inject: app.inject.bind(app), database: platform.database, platform, app };
}

const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };

const lot = (itemNo: string, name: string): Lot => plainLot(itemNo, { name });

const GEAR = lotPath('BL-P-3648-5-N');
const UNKNOWN = lotPath('BL-P-77777-5-N');
const RED = COLOURS.find(({ bricklinkId }) => bricklinkId === 5)!.id;

beforeAll(async () => {
  const database = await createFilledDatabase('empty');
  location = database.location;
  const other = location.databaseUrl ? await mkdtemp(path.join(tmpdir(), 'brixel-second-')) : location.dataDir;
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-library-'));
  nodes = [await startNode(location), await startNode({ ...location, dataDir: other })];
  owner = await signInAs(nodes[0]!, 'owner');
  const file = path.join(folder, 'lots.bsx');
  await writeFile(file, bsxOf([lot('3648', 'Technic, Gear 24 Tooth'), lot('77777', 'Something nobody can draw')]));
  const table = { colours: 'bricklink', condition: 'new' } as const;
  const job = await importFile(nodes[0]!.database, { path: file, name: 'lots.bsx', table, author });
  if (job === 'BUSY') throw new Error('busy');
  await publishJob(nodes[0]!.database, job.id, { author, isSure: true });
  remove = async () => {
    await database.remove();
    for (const made of [other, folder]) await rm(made, { recursive: true, force: true });
  };
});
afterAll(async () => {
  for (const { app, platform } of nodes) {
    await app.close();
    await platform.close();
  }
  await remove();
});

const upload = (body: Uint8Array) =>
  owner.ask('partLibrary.upload', { query: { name: 'complete.zip' }, body }, { 'content-type': LIBRARY_BODY });

const picture = async (node: number, address: string) => {
  const answer = await nodes[node]!.inject({ url: `/img/240/240/resize${address}`, headers: { accept: 'image/webp' } });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return { etag: answer.headers.etag, cache: answer.headers['cache-control'], bytes: answer.rawPayload };
};

const imprint = (node: number): string =>
  nodes[node]!.platform.catalog.all('it', 'cms_page').find(({ identifier }) => identifier === 'impressum')?.content ??
  '';

const library = (further: Record<string, string> = {}): Buffer =>
  zipOf([
    ...[...sampleLibrary()].map(([name, content]) => ({
      name: `ldraw/${name.replace('ldconfig', 'LDConfig')}`,
      content,
    })),
    ...Object.entries(further).map(([name, content]) => ({ name, content })),
    { name: 'ldraw/CAreadme.txt', content: 'CC BY 4.0' },
    { name: 'ldraw/models/car.ldr', content: '0 not needed' },
  ]);

test('a library is used by both nodes, replaced and removed; pictures and imprint follow', async () => {
  const [label, same] = [await picture(0, GEAR), await picture(1, UNKNOWN)];
  expect(label.cache).toBe('public, max-age=3600');
  expect(await owner.call('partLibrary.read')).toEqual({ library: null });

  const { status, text } = await upload(library());
  expect(status, text).toBe(200);
  expect(await owner.call('partLibrary.read')).toMatchObject({ library: { name: 'complete.zip', parts: 4 } });
  const drawn = await Promise.all([picture(0, GEAR), picture(1, GEAR)]);
  for (const one of drawn) {
    expect(one.etag).not.toBe(label.etag);
    expect(one.cache).toBe('public, max-age=3600');
  }
  expect(drawn[0]!.etag).toBe(drawn[1]!.etag);
  // a red wheel where a label was: its middle is red, its corners are empty
  const { data } = await sharp(drawn[1]!.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 4)];
  const [red = 0, green = 255] = at(95, 150);
  expect(red).toBeGreaterThan(2 * green);
  expect(at(2, 2)[3]).toBe(0);
  expect((await picture(1, UNKNOWN)).etag).toBe(same.etag);
  for (const node of [0, 1]) await expect.poll(() => imprint(node), soon).toContain('Forme di molti pezzi raffigurati');

  await upload(library({ 'ldraw/parts/77777.dat': sampleLibrary().get('parts/3001.dat')! }));
  expect((await picture(1, UNKNOWN)).etag).not.toBe(same.etag);
  expect((await picture(0, GEAR)).etag).not.toBe(drawn[0]!.etag);
  const { count } = await nodes[0]!.database.db
    .selectFrom('shared_file_piece')
    .select(({ fn }) => fn.count<number>('sha256').distinct().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);

  await owner.call('partLibrary.remove');
  expect((await picture(0, GEAR)).etag).toBe(label.etag);
  for (const node of [0, 1]) await expect.poll(() => imprint(node), soon).not.toContain('LDraw');
  expect(await owner.refusal('partLibrary.remove')).toBe('404 NOT_FOUND');
  expect(await nodes[0]!.database.db.selectFrom('shared_file_piece').select('position').execute()).toEqual([]);
});

test('nobody can ask for parts that the shop does not sell', async () => {
  await upload(library());
  const part = '/ldraw/0123456789abcdef0123456789abcdef/3001/5.png';
  for (const address of [lotPath('BL-P-3001-5-N'), part, `/catalog/product${part}`]) {
    const { statusCode } = await nodes[0]!.inject(`/img/240/240/resize${address}`);
    expect(statusCode).toBe(404);
  }
});

test('a part that shows nothing leaves the label', async () => {
  await owner.call('partLibrary.remove');
  const label = await picture(0, UNKNOWN);
  await upload(library({ 'ldraw/parts/77777.dat': '0 Nothing\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 77777.dat\n' }));
  expect((await picture(0, UNKNOWN)).etag).toBe(label.etag);
});

test('what takes too long is given up and not tried again; others go on', async () => {
  await upload(library());
  const { db } = nodes[0]!.database;
  const files = openSharedFiles(db, path.join(location.dataDir, 'ldraw'));
  const size = { width: 60, height: 60, format: 'webp' } as const;
  // a process does not even start in that time
  const hasty = openPartDrawings(db, files, { jobMs: 1 });
  const patient = openPartDrawings(db, files);
  try {
    const gear = await hasty.pathOf('3648', RED);
    expect(await hasty.render({ path: gear!, ...size })).toEqual({ kind: 'unknown' });
    expect(await hasty.pathOf('3648', RED)).toBeNull();
    expect(await hasty.pathOf('3001', RED)).not.toBeNull();
    expect(await patient.render({ path: gear!, ...size })).toMatchObject({ kind: 'drawn' });
  } finally {
    await Promise.all([hasty.close(), patient.close()]);
  }
});

test.each([
  ['no archive', () => Buffer.from('LDraw'), '400 LIBRARY_NO_PARTS'],
  ['an archive without parts', () => zipOf([{ name: 'holiday/sea.dat', content: '0' }]), '400 LIBRARY_NO_PARTS'],
  [
    'a name that leads out',
    () =>
      zipOf([
        { name: 'parts/1.dat', content: '0 x' },
        { name: '../../parts/2.dat', content: '0 x' },
      ]),
    '400 LIBRARY_ARCHIVE',
  ],
  [
    'a file that is longer than it says',
    () =>
      zipOf([
        { name: 'parts/1.dat', content: '0 x' },
        { name: 'parts/2.dat', content: '0'.repeat(9000), claim: 10 },
      ]),
    '400 LIBRARY_ARCHIVE',
  ],
  [
    'a file that claims gigabytes',
    () => zipOf([{ name: 'parts/1.dat', content: '0', claim: 2_000_000_000 }]),
    '413 LIBRARY_TOO_LARGE',
  ],
])('%s is refused, and the library in use stays', async (_, body, refusal) => {
  const before = await owner.call('partLibrary.read');
  const { status, failure } = await upload(body());
  expect(`${status} ${failure}`).toBe(refusal);
  expect(await owner.call('partLibrary.read')).toEqual(before);
  const left = await readdir(path.join(location.dataDir, 'ldraw'));
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('the command does the same', async () => {
  const file = path.join(folder, 'complete.zip');
  await writeFile(file, library());
  const said: string[] = [];
  const terminal = {
    stdout: async (text: string) => void said.push(text),
    stderr: (text: string) => void said.push(text),
  };
  const run = (...argv: string[]) => runOwner(argv, { ...location, publicUrl: 'http://localhost:3000' }, terminal);
  expect(await run('ldraw', file)).toBe(0);
  expect(said.join('')).toContain('4 parts of complete.zip');
  expect(await run('ldraw', path.join(folder, 'lots.bsx'))).not.toBe(0);
  expect(await run('ldraw', '--remove')).toBe(0);
  expect(await owner.call('partLibrary.read')).toEqual({ library: null });
});
