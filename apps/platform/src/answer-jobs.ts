import { parentPort } from 'node:worker_threads';
import type { JobMessage } from './worker-pool.ts';

/** The worker's side of a pool: runs each job and posts its result. */
export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  const port = parentPort;
  port?.on('message', async (job: Job) => {
    const message = await work(job).then(
      (answer): JobMessage<Answer> => ({ answer }),
      (error: unknown): JobMessage<Answer> => ({ failed: String(error) }),
    );
    port.postMessage(message);
  });
}
