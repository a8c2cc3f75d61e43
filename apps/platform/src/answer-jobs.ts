import type { JobMessage } from './worker-pool.ts';
import { endWithShop } from './worker-process.ts';

/** The worker's side of a pool: runs each job and sends its result. */
export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  endWithShop();
  process.on('message', async (job: Job) => {
    const message = await work(job).then(
      (answer): JobMessage<Answer> => ({ answer }),
      (error: unknown): JobMessage<Answer> => ({ failed: String(error) }),
    );
    process.send?.(message);
  });
}
