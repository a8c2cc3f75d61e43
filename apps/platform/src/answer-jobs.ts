import { parentPort } from 'node:worker_threads';
import type { Told } from './worker-pool.ts';

/** The other side of a worker pool: does each job and tells how it went. */
export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  const port = parentPort;
  port?.on('message', async (job: Job) => {
    const told = await work(job).then(
      (answer): Told<Answer> => ({ answer }),
      (error: unknown): Told<Answer> => ({ failed: String(error) }),
    );
    port.postMessage(told);
  });
}
