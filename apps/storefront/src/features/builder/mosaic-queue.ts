import type { MosaicJob, MosaicResult } from './mosaic-job.ts';

/**
 * Hands jobs to the worker one by one. Every view has a slot; a newer job of a slot replaces the one that waits, and the
 * one in work is still shown when it is done. So a view moves along with a slider and is never far behind it.
 */

export interface WorkerLike {
  onmessage: ((event: MessageEvent<MosaicResult>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(job: MosaicJob, transfer: Transferable[]): void;
  terminate(): void;
}

export interface MosaicRequest {
  slot: string;
  /** made only when the worker is free: reading the picture costs time too */
  makeJob: () => MosaicJob;
  done: (result: MosaicResult) => void;
  failed: () => void;
}

export interface MosaicQueue {
  request(entry: MosaicRequest): void;
  /** the view is gone: nothing more is computed or told for it */
  withdraw(slot: string): void;
  stop(): void;
}

export function createMosaicQueue(createWorker: () => WorkerLike): MosaicQueue {
  const waiting = new Map<string, MosaicRequest>();
  let worker: WorkerLike | null = null;
  let current: MosaicRequest | null = null;

  const finish = (settle: (entry: MosaicRequest) => void): void => {
    const entry = current;
    current = null;
    if (entry) settle(entry);
    startNext();
  };

  function startNext(): void {
    if (current) return;
    const entry = waiting.values().next().value;
    if (!entry) return;
    waiting.delete(entry.slot);
    worker ??= prepared(createWorker());
    current = entry;
    const job = entry.makeJob();
    worker.postMessage(job, [job.source.rgba.buffer]);
  }

  function prepared(created: WorkerLike): WorkerLike {
    created.onmessage = ({ data }) => finish((entry) => entry.done(data));
    created.onerror = () => finish((entry) => entry.failed());
    return created;
  }

  return {
    request(entry) {
      waiting.set(entry.slot, entry);
      startNext();
    },
    withdraw(slot) {
      waiting.delete(slot);
      if (current?.slot === slot) current = { ...current, done: () => {}, failed: () => {} };
    },
    stop() {
      waiting.clear();
      current = null;
      worker?.terminate();
      worker = null;
    },
  };
}
