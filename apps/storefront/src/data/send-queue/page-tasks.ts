import { outcomeOf } from '#data/api/outcome.ts';
import { isOnline } from '#data/connection/connection.ts';
import { pageServices } from '#data/page-services.ts';
import { queueRecords } from '#data/send-queue/queue-records.ts';
import { createTaskQueue, type TaskQueue } from '#data/send-queue/task-queue.ts';
import { tryLock } from '#data/storage/locks.ts';
import { randomId } from '#data/storage/random-id.ts';
import { customerToken } from '#data/storage/stored-user.ts';

/** The task queue with everything it needs of a real browser. */

async function open(): Promise<TaskQueue> {
  const { api, config } = await pageServices;
  return createTaskQueue({
    records: queueRecords('tasks'),
    lock: tryLock('brixel-tasks'),
    isOnline,
    async call({ endpoint, options, as_customer }) {
      const answer = await outcomeOf(api, endpoint, {
        ...options,
        ...(as_customer ? { token: customerToken() } : {}),
      });
      return answer.ok ? { code: 200, result: answer.result } : { code: answer.code, result: answer.message };
    },
    maxAttempts: config.offline.maxTaskAttempts,
    now: Date.now,
    newGuid: randomId,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

let opening: Promise<TaskQueue> | undefined;
export const pageTasks = (): Promise<TaskQueue> => {
  opening ??= open();
  return opening;
};
