import { fileURLToPath } from 'node:url';
import { createPartFinder } from '@brixel/bricks/ldraw/part-numbers';
import { optionMaterial } from '@brixel/bricks/option-material';
import type { Kysely } from 'kysely';
import { codeVersion, moduleFolder } from '../code-version.ts';
import type { Schema } from '../database/schema.ts';
import type { RenderResult } from '../media/picture-source.ts';
import type { RenderJob } from '../media/render-job.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { openPack } from './pack.ts';
import type { PartDrawingJob } from './part-drawing.worker.ts';
import { libraryInUse } from './part-library.ts';
import type { SharedFiles } from './shared-files.ts';

/** Parts of the library in use, drawn when they are asked for the first time. */
export interface PartDrawings {
  version(): Promise<string>;
  /** the path of a part in a colour of the shop; null where the library lacks it, or it could not be drawn */
  pathOf(itemNo: string, colour: number): Promise<string | null>;
  render(job: RenderJob): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Half of the hash is more than enough to tell libraries apart, and names the picture anew when there is another one. */
const libraryPath = (sha256: string, part: string, colour: number): string =>
  `/ldraw/${sha256.slice(0, 32)}/${part}/${colour}.png`;

const LIBRARY_PATH = /^\/ldraw\/[0-9a-f]{32}\/([a-z0-9]+)\/(\d+)\.png$/;

/** Nobody outside can ask for such a path: only goods of the shop lead to one. */
export const isLibraryPath = (path: string): boolean => LIBRARY_PATH.test(path);

/** The slowest part of the library of 2024 takes three seconds. */
const JOB_MS = 15_000;
const MOST_WAITING = 300;
/** What could not be drawn is not tried again before that. */
const RETRY_MS = 60 * 60 * 1000;
const MOST_FAILED = 10_000;

export interface PartDrawingOptions {
  jobMs?: number;
}

export function openPartDrawings(
  db: Kysely<Schema>,
  files: Pick<SharedFiles, 'copy'>,
  { jobMs = JOB_MS }: PartDrawingOptions = {},
): PartDrawings {
  const worker = new URL('./part-drawing.worker.ts', import.meta.url);
  // one at a time: what is warm takes a few hundred megabytes
  const pool = createWorkerPool<PartDrawingJob, Uint8Array | null>(worker, {
    workers: 1,
    queueLimit: MOST_WAITING,
    jobMs,
  });
  const failed = new Map<string, number>();
  let known: { sha256: string; find: (number: string) => string | null } | null = null;

  async function finderOf(sha256: string): Promise<((number: string) => string | null) | null> {
    if (known?.sha256 === sha256) return known.find;
    const file = await files.copy(sha256);
    if (file === null) return null;
    const pack = openPack(file);
    pack.close();
    known = { sha256, find: createPartFinder(pack.numbers) };
    return known.find;
  }

  const hasFailed = (path: string): boolean => (failed.get(path) ?? 0) > Date.now() - RETRY_MS;

  function remember(path: string): void {
    if (failed.size >= MOST_FAILED) failed.clear();
    failed.set(path, Date.now());
  }

  return {
    version: () =>
      codeVersion({
        folders: [moduleFolder('@brixel/bricks/ldraw/draw-part')],
        files: [fileURLToPath(worker)],
      }),
    async pathOf(itemNo, colour) {
      const library = await libraryInUse(db);
      if (!library || optionMaterial(colour) === null) return null;
      const find = await finderOf(library.sha256);
      const part = find?.(itemNo) ?? null;
      if (part === null || !/^[a-z0-9]+$/.test(part)) return null;
      const path = libraryPath(library.sha256, part, colour);
      return hasFailed(path) ? null : path;
    },
    async render({ path, width, height, format }) {
      const [, part = '', colour = ''] = LIBRARY_PATH.exec(path) ?? [];
      const material = optionMaterial(Number(colour));
      const library = await libraryInUse(db);
      const file = library && (await files.copy(library.sha256));
      if (!file || !material) return { kind: 'unknown' };
      const job: PartDrawingJob = { file, part, material, width, height, format };
      const done = await pool.run(job).catch(() => ({ answer: null }));
      if (!done) return { kind: 'busy' };
      if (done.answer) return { kind: 'drawn', bytes: done.answer };
      remember(path);
      return { kind: 'unknown' };
    },
    close: pool.close,
  };
}
