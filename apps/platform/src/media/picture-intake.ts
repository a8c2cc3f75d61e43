import { createWorkerPool } from '../worker-pool.ts';
import type { Intake, IntakeJob } from './intake.worker.ts';

/** Makes a picture of an uploaded file; null where too many wait. */
export interface PictureIntake {
  read(job: IntakeJob): Promise<Intake | null>;
  close(): Promise<void>;
}

/** Each may hold a picture of 20 MB. */
const MOST_WAITING = 8;

export function openPictureIntake(): PictureIntake {
  const file = new URL('./intake.worker.ts', import.meta.url);
  const pool = createWorkerPool<IntakeJob, Intake>(file, { workers: 1, queueLimit: MOST_WAITING });
  return {
    async read(job) {
      // a file that ends its process is not a picture that can be shown
      const done = await pool.run(job).catch(() => ({ answer: { refused: 'PICTURE_BROKEN' } as const }));
      return done?.answer ?? null;
    },
    close: pool.close,
  };
}
