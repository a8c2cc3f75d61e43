import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { LateLog } from '../http/late-log.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { ClaimLost, claimJob, releaseJobs, touchJob } from './claim-job.ts';
import type { ImportWork } from './import.worker.ts';
import { hasFile, sweepFiles } from './import-files.ts';
import type { JobRow } from './import-jobs.ts';
import { forgetOldRows, loseFile, neededFiles } from './sweep-imports.ts';

/** Does in the background what is wanted of imports: one at a time of all nodes, and what a node has left unfinished another goes on with. */
export interface ImportRunner {
  /** looks at once instead of soon */
  wake(): void;
  close(): Promise<void>;
}

const LOOK_MS = 1000;
const SIGN_OF_LIFE_MS = 2000;
/** After something has failed that may pass: a full disk, a database that is away. */
const REST_MS = 5000;
/** Rows come and go by the hundred: collected early they take 175 MB instead of 315, and 6 % more time. */
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
const SWEEP_MS = 60 * 60 * 1000;
/** After so long the node that has the file does not come back. */
const FILE_PATIENCE_MS = 10 * 60 * 1000;

export function createImportRunner(database: Database, log: Pick<LateLog, 'warn'>): ImportRunner {
  const { location } = database;
  const { dataDir } = location;
  const runner = randomUUID();
  const pool = createWorkerPool<ImportWork, true>(new URL('./import.worker.ts', import.meta.url), {
    workers: 1,
    queueLimit: 1,
    execArgv: SMALL_HEAP,
  });
  let isClosed = false;
  let restUntil = 0;
  let sweptAt = 0;
  let running: Promise<void> | null = null;

  /** A file that was received elsewhere is read there. */
  async function canDo(job: JobRow): Promise<boolean> {
    if (job.wanted !== 'read' || job.file === null || (await hasFile(dataDir, job.file))) return true;
    if (Date.parse(job.touched_at) < Date.now() - FILE_PATIENCE_MS) await loseFile(database.db, job.id);
    return false;
  }

  async function work(): Promise<void> {
    for (let job = await claimJob(database, runner, canDo); job && !isClosed; ) {
      await runWorker(job);
      job = await claimJob(database, runner, canDo);
    }
  }

  async function runWorker({ id, wanted }: JobRow): Promise<void> {
    const alive = setInterval(() => {
      touchJob(database.db, { id, runner }).catch((err: unknown) => {
        // it is done, or somebody has dropped it
        if (!(err instanceof ClaimLost)) log.warn({ err }, 'an import could not be kept alive');
      });
    }, SIGN_OF_LIFE_MS);
    try {
      await pool.run({ location, id, runner });
    } finally {
      clearInterval(alive);
      // a build of the catalogue follows, which takes memory itself; after reading, somebody may publish
      if (wanted !== 'read') pool.endIdle();
      await releaseJobs(database, runner);
    }
  }

  async function sweep(): Promise<void> {
    sweptAt = Date.now();
    await forgetOldRows(database.db, sweptAt);
    await sweepFiles(dataDir, await neededFiles(database.db), sweptAt);
  }

  function look(): void {
    if (isClosed || running || Date.now() < restUntil) return;
    running = (Date.now() > sweptAt + SWEEP_MS ? sweep() : Promise.resolve())
      .then(work)
      .catch((err: unknown) => {
        restUntil = Date.now() + REST_MS;
        if (!isClosed) log.warn({ err }, 'an import could not be worked on; it is tried again');
      })
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(look, LOOK_MS).unref();
  return {
    wake: look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await pool.close();
      await running;
      // without its database a node still has to stop; its claims run out by themselves
      await releaseJobs(database, runner).catch((err: unknown) => log.warn({ err }, 'imports could not be released'));
    },
  };
}
