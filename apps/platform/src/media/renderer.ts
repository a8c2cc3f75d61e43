import { createWorkerPool } from '../worker-pool.ts';
import type { RenderJob } from './render-job.ts';

export type RenderResult = { kind: 'drawn'; bytes: Uint8Array } | { kind: 'unknown' } | { kind: 'busy' };

export interface Renderer {
  render(job: RenderJob): Promise<RenderResult>;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** pictures drawn at the same time */
  workers?: number;
  /** jobs that may wait; beyond that the answer is `busy` */
  queueLimit?: number;
}

export function createRenderer({ workers = 2, queueLimit = 500 }: RendererOptions = {}): Renderer {
  const file = new URL('./render.worker.ts', import.meta.url);
  const pool = createWorkerPool<RenderJob, Uint8Array | null>(file, { workers, queueLimit });
  return {
    async render(job) {
      const done = await pool.run(job).catch((cause: unknown) => {
        throw new Error(`Drawing ${job.path} failed`, { cause });
      });
      if (!done) return { kind: 'busy' };
      return done.answer ? { kind: 'drawn', bytes: done.answer } : { kind: 'unknown' };
    },
    close: pool.close,
  };
}
