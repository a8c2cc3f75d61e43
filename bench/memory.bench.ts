// The memory of a shop with all processes that it has started: at rest, under load, and after builds of a large catalogue.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { openDatabase } from '@brixel/platform/database/database';
import { type RunningShop, startShopProcess } from '../tests/setup/shop-process.ts';
import { enlargeCatalogue } from './catalogue/enlarge-catalogue.ts';
import { memoryMb } from './support/process-tree.ts';
import { printTable } from './support/table.ts';

const isQuick = process.argv.includes('--quick');
/** Longer than workers without a job stay, and than it takes until what visitors have left is collected: up to 20 s after the last. */
const REST_MS = 25_000;
const LOAD_MS = 20_000;
const CLIENTS = 10;
/** 13 times the demo's 3,234 products. */
const COPIES = 12;
const PICTURES = 12;
const PATHS = ['/', '/it', '/c/fliesen', '/search/stein', '/it/search/rosso', '/cart'];

const start = (dataDir: string): Promise<RunningShop> =>
  startShopProcess({ DATA_DIR: dataDir, REBUILD_ON_START: 'true' });

/** Reads pages, and some of the pictures and products that they show, as visitors would. */
async function visit(url: string, paths: readonly string[]): Promise<void> {
  for (const address of paths) {
    const html = await (await fetch(url + address)).text();
    const products = html.match(/\/p\/[\w/-]+/g) ?? [];
    const pictures = html.match(/\/img\/\d+\/\d+\/[^\s"',]+/g) ?? [];
    for (const link of [...new Set([...products.slice(0, 3), ...pictures.slice(0, PICTURES)])]) {
      await (await fetch(url + link, { headers: { accept: 'image/avif,text/html' } })).arrayBuffer();
    }
  }
}

async function underLoad({ url, pid }: RunningShop): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryMb(pid));
  }, 100);
  const end = performance.now() + LOAD_MS;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = client; performance.now() < end; turn++) {
        await (await fetch(url + PATHS[turn % PATHS.length])).arrayBuffer();
      }
    }),
  );
  clearInterval(watch);
  return most;
}

const snapshotTime = (dataDir: string): Promise<number> =>
  stat(path.join(dataDir, 'catalog', 'snapshot.bin')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Has the catalogue built once more, as an edit of texts does, and waits until that is done. */
async function rebuild(dataDir: string): Promise<void> {
  const before = await snapshotTime(dataDir);
  const database = await openDatabase({ dataDir });
  await createCatalogEditor(database).edit(async () => {});
  await database.close();
  while ((await snapshotTime(dataDir)) === before) await sleep(200);
}

const rows: string[][] = [['MB, with all workers', 'measured', 'goal', '']];
const report = (what: string, measured: number, goal: number): void => {
  rows.push([what, measured.toFixed(0), `${goal}`, measured <= goal ? '✓' : '✗']);
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
try {
  const first = await start(dataDir);
  await sleep(REST_MS);
  report('demo, at rest after its first start', memoryMb(first.pid), 250);
  await visit(first.url, PATHS);
  await sleep(REST_MS);
  report('demo, at rest after visits', memoryMb(first.pid), 250);
  report(`demo, ${CLIENTS} clients`, await underLoad(first), 350);
  await sleep(REST_MS);
  report('demo, at rest after that', memoryMb(first.pid), 250);
  await first.stop();

  if (!isQuick) {
    const database = await openDatabase({ dataDir });
    await enlargeCatalogue(database, COPIES);
    await database.close();
    await rm(path.join(dataDir, 'catalog'), { recursive: true });
    const large = await start(dataDir);
    await visit(large.url, PATHS);
    await rebuild(dataDir);
    await visit(large.url, PATHS);
    await sleep(REST_MS);
    report('42,042 products, after two builds', memoryMb(large.pid), 450);
    await large.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
printTable(rows);
