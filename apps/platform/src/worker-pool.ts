import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { addSource } from './metrics/metrics.ts';
import { endWorker, keepAlive, startWorkerProcess } from './worker-process.ts';

export interface WorkerPool<Job, Answer> {
  /** Null where too many jobs wait already, or the pool is closed. */
  run(job: Job): Promise<{ answer: Answer } | null>;
  /** Ends those that wait for a job, so that their memory is given back at once. */
  endIdle(): void;
  /** Ends all workers; running jobs are aborted. */
  close(): Promise<void>;
}

export interface PoolSize {
  /** jobs done at the same time */
  workers: number;
  /** jobs that may wait */
  queueLimit: number;
  /** how long a worker waits for its next job before it ends */
  idleMs?: number;
  /** how long one job may take; a worker that takes longer is ended, and its job fails */
  jobMs?: number;
  /** arguments of Node */
  execArgv?: string[];
}

/** The result of a job, as `answerJobs` sends it. */
export type JobMessage<Answer> = { answer: Answer } | { failed: string };

interface Task<Job, Answer> {
  job: Job;
  resolve(result: { answer: Answer } | null): void;
  reject(error: Error): void;
}

/** Long enough for whoever looks at a few pages; starting again takes less than half a second. */
const IDLE_MS = 10_000;

/**
 * A few processes of one worker file behind one queue. They start with the first job, end when there has been nothing to do for
 * a while, and do not keep the shop alive. One that dies fails its own job only; the next job gets a new one.
 */
export function createWorkerPool<Job extends object | number | string, Answer>(
  file: URL,
  { workers, queueLimit, idleMs = IDLE_MS, jobMs, execArgv = [] }: PoolSize,
): WorkerPool<Job, Answer> {
  const waiting: Task<Job, Answer>[] = [];
  /** what ends each of those that wait, the one that has waited longest first */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const busy = new Map<ChildProcess, Task<Job, Answer>>();
  /** what ends each of those that work for too long */
  const watchdogs = new Map<ChildProcess, NodeJS.Timeout>();
  let closed = false;
  const name = path.basename(file.pathname, '.worker.ts');
  const endMetrics = addSource(() => [
    { name: 'brixel_worker_jobs', value: busy.size, labels: [name, 'busy'] },
    { name: 'brixel_worker_jobs', value: waiting.length, labels: [name, 'waiting'] },
  ]);

  function startWorker(): ChildProcess {
    const worker = startWorkerProcess(file, execArgv);
    worker.on('message', (message: JobMessage<Answer> | object) => {
      // a watching Node (`npm run dev`) sends messages of its own from every process
      if (!('answer' in message || 'failed' in message)) return;
      const task = release(worker);
      idle.set(worker, setTimeout(end, idleMs, worker).unref());
      if ('failed' in message) task?.reject(new Error(message.failed));
      else task?.resolve(message);
      next();
    });
    worker.on('error', (error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('The worker has ended before its job')));
    return worker;
  }

  function release(worker: ChildProcess): Task<Job, Answer> | undefined {
    const task = busy.get(worker);
    busy.delete(worker);
    clearTimeout(watchdogs.get(worker));
    watchdogs.delete(worker);
    keepAlive(worker, false);
    return task;
  }

  function lose(worker: ChildProcess, error: Error): void {
    stopWaiting(worker);
    release(worker)?.reject(error);
    next();
  }

  function stopWaiting(worker: ChildProcess): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function end(worker: ChildProcess): void {
    stopWaiting(worker);
    endWorker(worker);
  }

  /** The one that has worked last, so that the others may end. */
  const idleWorker = (): ChildProcess | undefined => [...idle.keys()].at(-1);

  function next(): void {
    while (waiting.length && !closed) {
      const worker = idleWorker() ?? (busy.size < workers ? startWorker() : undefined);
      if (!worker) return;
      stopWaiting(worker);
      const task = waiting.shift()!;
      busy.set(worker, task);
      keepAlive(worker, true);
      if (jobMs !== undefined) watchdogs.set(worker, setTimeout(endWorker, jobMs, worker).unref());
      worker.send(task.job);
    }
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= queueLimit) return resolve(null);
        waiting.push({ job, resolve, reject });
        next();
      }),
    endIdle() {
      for (const worker of [...idle.keys()]) end(worker);
    },
    async close() {
      closed = true;
      endMetrics();
      for (const task of [...waiting.splice(0), ...busy.values()]) task.resolve(null);
      await Promise.all([...idle.keys(), ...busy.keys()].map(endWorker));
    },
  };
}
