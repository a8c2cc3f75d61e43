import { Worker } from 'node:worker_threads';

export interface WorkerPool<Job, Answer> {
  /** Null where too many jobs wait already, or the pool is closed. */
  run(job: Job): Promise<{ answer: Answer } | null>;
  /** Ends all threads; running jobs are aborted. */
  close(): Promise<void>;
}

export interface PoolSize {
  /** jobs done at the same time */
  threads: number;
  /** jobs that may wait */
  queueLimit: number;
}

/** The result of a job, as `answerJobs` posts it. */
export type JobMessage<Answer> = { answer: Answer } | { failed: string };

interface Task<Job, Answer> {
  job: Job;
  resolve(result: { answer: Answer } | null): void;
  reject(error: Error): void;
}

/**
 * A few threads of one worker file behind one queue. They start with the first job and do not keep the process alive. One
 * that dies fails its own job only; the next job gets a new one.
 */
export function createWorkerPool<Job, Answer>(file: URL, { threads, queueLimit }: PoolSize): WorkerPool<Job, Answer> {
  const waiting: Task<Job, Answer>[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task<Job, Answer>>();
  let closed = false;

  function startWorker(): Worker {
    const worker = new Worker(file, { execArgv: [] });
    worker.on('message', (message: JobMessage<Answer> | object) => {
      // a watching Node (`npm run dev`) sends messages of its own from every thread
      if (!('answer' in message || 'failed' in message)) return;
      const task = release(worker);
      idle.push(worker);
      if ('failed' in message) task?.reject(new Error(message.failed));
      else task?.resolve(message);
      next();
    });
    worker.on('error', (error) => lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lose(worker, new Error('The thread has ended before its job')));
    return worker;
  }

  function release(worker: Worker): Task<Job, Answer> | undefined {
    const task = busy.get(worker);
    busy.delete(worker);
    worker.unref();
    return task;
  }

  function lose(worker: Worker, error: Error): void {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    release(worker)?.reject(error);
    next();
  }

  function next(): void {
    while (waiting.length && !closed) {
      const worker = idle.pop() ?? (busy.size < threads ? startWorker() : undefined);
      if (!worker) return;
      const task = waiting.shift()!;
      busy.set(worker, task);
      worker.ref();
      worker.postMessage(task.job);
    }
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= queueLimit) return resolve(null);
        waiting.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const task of [...waiting.splice(0), ...busy.values()]) task.resolve(null);
      await Promise.all([...idle.splice(0), ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
