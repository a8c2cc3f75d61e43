import type { EndpointName } from '@brixel/contract/endpoint-routes';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { BUSY, type TryLock } from '#data/storage/locks.ts';
import type { QueueRecords } from './record-store.ts';
import { newTask, type SyncTask, type TaskInput, withCurrentName } from './sync-task.ts';

/**
 * Calls that wait for a connection: carried out in their order, by one tab, as soon as there is one. A task keeps its answer until
 * its owner has taken note of it, so a page that is closed meanwhile loses nothing.
 */

export interface TaskAnswer {
  code: number;
  result: unknown;
}

export interface TaskPorts {
  records: QueueRecords<SyncTask>;
  lock: TryLock;
  isOnline(): boolean;
  /** `NO_ANSWER` where nobody knows whether it has arrived */
  call(task: SyncTask): Promise<TaskAnswer>;
  maxAttempts: number;
  now(): number;
  newGuid(): string;
  pause(ms: number): Promise<void>;
}

export interface TaskQueue {
  add<Name extends EndpointName>(input: TaskInput<Name>): Promise<SyncTask>;
  /** everything that is due, until the connection breaks */
  process(): Promise<void>;
  /** whose answers nobody has taken note of yet */
  answered<Name extends EndpointName>(endpoint: Name): Promise<SyncTask<Name>[]>;
  find(taskId: string): Promise<SyncTask | null>;
  acknowledge(task: SyncTask): Promise<void>;
  /** the session has ended, and with it what was to be done in it */
  dropCustomerTasks(): Promise<void>;
}

const LOOK_AGAIN_MS = 1000;
const SUCCESS = 200;

const isTransient = (code: number): boolean => code >= 500 || code === 408 || code === 429;

const isSameCall = (one: SyncTask, other: SyncTask): boolean =>
  one.endpoint === other.endpoint && JSON.stringify(one.options) === JSON.stringify(other.options);

export function createTaskQueue(ports: TaskPorts): TaskQueue {
  const { records, lock, now, newGuid } = ports;
  let latest = 0;

  const put = (task: SyncTask): Promise<void> => records.put(task.task_id, task);
  const inOrder = async (): Promise<SyncTask[]> =>
    (await records.all())
      .map(withCurrentName)
      .toSorted((one, other) => one.task_id.localeCompare(other.task_id, 'en', { numeric: true }));
  /** Two tasks of the same millisecond keep their order, also those of two tabs. */
  async function newId(): Promise<string> {
    const newest = Number.parseInt((await inOrder()).at(-1)?.task_id ?? '0', 10);
    latest = Math.max(now(), newest + 1, latest + 1);
    return `${latest}-${newGuid()}`;
  }
  const due = async (): Promise<SyncTask[]> => (await inOrder()).filter(({ transmitted }) => !transmitted);

  /** False: without an answer it is still to be made. */
  async function carryOut(task: SyncTask): Promise<boolean> {
    const { code, result } = await ports.call(task);
    if (code === NO_ANSWER) return false;
    const attempts = task.attempts + 1;
    await put({
      ...task,
      attempts,
      code,
      result,
      resultCode: code,
      transmitted: code === SUCCESS || !isTransient(code) || attempts >= ports.maxAttempts,
      transmitted_at: now(),
      is_transient_error: isTransient(code),
    });
    return true;
  }

  async function carryOutAll(): Promise<void> {
    for (let task = (await due())[0]; task && ports.isOnline(); task = (await due())[0]) {
      if (!(await carryOut(task))) return;
    }
  }

  const removeAll = async (doomed: (task: SyncTask) => boolean): Promise<void> => {
    for (const task of await due()) if (doomed(task)) await records.remove(task.task_id);
  };

  return {
    async add(input) {
      const task = newTask(await newId(), input);
      const asked = task.is_result_cacheable && (await due()).find((earlier) => isSameCall(earlier, task));
      if (asked) return asked;
      if (input.replacesEarlier) await removeAll(({ endpoint }) => endpoint === task.endpoint);
      await put(task);
      return task;
    },
    async process() {
      // the tab that works may have looked for the last time already
      while (ports.isOnline() && (await lock(carryOutAll)) === BUSY && (await due()).length > 0)
        await ports.pause(LOOK_AGAIN_MS);
    },
    async answered<Name extends EndpointName>(endpoint: Name) {
      const isAnswered = (task: SyncTask): task is SyncTask<Name> => task.transmitted && task.endpoint === endpoint;
      return (await inOrder()).filter(isAnswered);
    },
    find: async (taskId) => (await inOrder()).find(({ task_id }) => task_id === taskId) ?? null,
    acknowledge: ({ task_id }) => records.remove(task_id),
    dropCustomerTasks: () => removeAll(({ as_customer }) => as_customer),
  };
}
