import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './render-job.ts';

export type RenderResult = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'unknown' } | { kind: 'busy' };

export interface Renderer {
  render(job: RenderJob): Promise<RenderResult>;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** pictures drawn at the same time */
  threads?: number;
  /** jobs that may wait; beyond that the answer is `busy` */
  queueLimit?: number;
}

interface Task {
  job: RenderJob;
  resolve(result: RenderResult): void;
  reject(error: Error): void;
}

/** A few worker threads behind one queue. Threads start with the first job and do not keep the process alive. */
export function createRenderer({ threads = 2, queueLimit = 500 }: RendererOptions = {}): Renderer {
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();
  let closed = false;

  function startWorker(): Worker {
    const worker = new Worker(new URL('./render.worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', (answer: RenderAnswer | object) => {
      // a watching Node (`npm run dev`) sends messages of its own from every thread
      if (!('bytes' in answer || 'error' in answer)) return;
      const task = busy.get(worker);
      release(worker);
      idle.push(worker);
      if (task) settle(task, answer);
      next();
    });
    worker.on('error', (error) => {
      const task = busy.get(worker);
      release(worker);
      task?.reject(error instanceof Error ? error : new Error(String(error)));
      next();
    });
    return worker;
  }

  function release(worker: Worker): void {
    busy.delete(worker);
    worker.unref();
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
    render: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= queueLimit) return resolve({ kind: 'busy' });
        waiting.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const task of [...waiting.splice(0), ...busy.values()]) task.resolve({ kind: 'busy' });
      await Promise.all([...idle.splice(0), ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}

function settle(task: Task, answer: RenderAnswer): void {
  if ('error' in answer) task.reject(new Error(`Drawing ${task.job.path} failed: ${answer.error}`));
  else task.resolve(answer.bytes ? { kind: 'drawn', bytes: answer.bytes } : { kind: 'unknown' });
}
