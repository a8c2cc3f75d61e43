/** Starts a platform twice on one data directory, rebuilds and changes its catalogue, and sends what that took. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchQuerySchema } from '@brixel/contract/search';
import { openDatabase } from '@brixel/platform/database/database';
import type { Schema } from '@brixel/platform/database/schema';
import { createPlatform, type Platform } from '@brixel/platform/platform';
import type { Transaction } from 'kysely';
import { timed } from '../support/measure.ts';
import { endedChildrenCpuMs } from '../support/process-tree.ts';
import { enlargeCatalogue } from './enlarge-catalogue.ts';

export interface LivingFigures {
  products: number;
  builtStartMs: number;
  restartMs: number;
  restartCpuMs: number;
  heapMb: number;
  /** documents and index, in memory as in the file; Node does not count what another thread has handed over */
  bytesMb: number;
  rebuildMs: number;
  /** processor time of the process that builds */
  rebuildCpuMs: number;
  /** the longest that the thread which answers was taken up at once, in processor time */
  rebuildHoldUpMs: number;
  stockMs: number;
  stockHoldUpMs: number;
  priceMs: number;
  priceHoldUpMs: number;
  /** a product's text and a page */
  textMs: number;
}

const CHANGES = 40;
const TEXTS = 5;
/** A variant of a large family, which shows all its variants. */
const SKU = 'BX-3001-1';
const everything = { query: searchQuerySchema.parse({}) };

async function measureChanges(platform: Platform, change: (run: number) => Promise<unknown>, changes = CHANGES) {
  const watch = watchThread();
  const times: number[] = [];
  for (let run = 0; run < changes; run++) {
    const { version } = platform.catalog;
    const started = performance.now();
    await change(run);
    while (platform.catalog.version === version) await new Promise((resolve) => setImmediate(resolve));
    times.push(performance.now() - started);
  }
  return { ms: times.toSorted((a, b) => a - b)[changes >> 1] ?? 0, holdUpMs: watch.stop() };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
try {
  await (await createPlatform({ dataDir })).close();
  const database = await openDatabase({ dataDir });
  await enlargeCatalogue(database, Number(process.argv[2] ?? 0));
  await database.close();
  const snapshotFolder = path.join(dataDir, 'catalog');
  await rm(snapshotFolder, { recursive: true });

  const built = await timed(() => createPlatform({ dataDir }));
  await built.value.close();

  const restarted = await timed(() => createPlatform({ dataDir }));
  const { catalog, editor, close } = restarted.value;
  const watch = watchThread();
  const cpuBefore = endedChildrenCpuMs(process.pid);
  const rebuilt = await timed(() => catalog.refresh());
  const rebuildCpuMs = endedChildrenCpuMs(process.pid) - cpuBefore;
  const rebuildHoldUpMs = watch.stop();
  const stock = await measureChanges(restarted.value, (run) => editor.setStock(SKU, run + 1));
  const price = await measureChanges(restarted.value, (run) =>
    editor.setPrice(SKU, { price: 1_000 + run, special: null }),
  );
  const text = await measureChanges(restarted.value, (run) => editor.edit((tx) => rename(tx, run), [SKU]), TEXTS);
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  const { size } = await stat(path.join(snapshotFolder, 'snapshot.bin'));
  const figures: LivingFigures = {
    products: catalog.count('de', 'product', everything),
    builtStartMs: built.ms,
    restartMs: restarted.ms,
    restartCpuMs: restarted.cpuMs,
    heapMb: heapUsed / 2 ** 20,
    bytesMb: size / 2 ** 20,
    rebuildMs: rebuilt.ms,
    rebuildCpuMs,
    rebuildHoldUpMs,
    stockMs: stock.ms,
    stockHoldUpMs: stock.holdUpMs,
    priceMs: price.ms,
    priceHoldUpMs: price.holdUpMs,
    textMs: text.ms,
  };
  process.send?.(figures);
  await close();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function rename(tx: Transaction<Schema>, run: number): Promise<void> {
  await tx
    .updateTable('product_text')
    .set({ name: `Stein ${run}` })
    .where('url_key', 'like', '%3001-1')
    .execute();
  await tx
    .updateTable('cms_page_text')
    .set({ content: `<p>${run}</p>` })
    .where('page_id', '=', 1)
    .execute();
}

/** Watches how long this thread is taken up at a time, in processor time: other programs do not lengthen it. */
function watchThread(): { stop(): number } {
  let longest = 0;
  let before = process.threadCpuUsage();
  let isWatching = true;
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1e3);
    before = process.threadCpuUsage();
    if (isWatching) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      isWatching = false;
      return longest;
    },
  };
}
