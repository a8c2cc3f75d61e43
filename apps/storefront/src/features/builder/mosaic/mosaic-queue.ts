import type { MosaicJob, MosaicResult } from './mosaic-job.ts';
import type { MosaicAnswer, MosaicOrder } from './mosaic-job-runner.ts';

/**
 * Hands jobs to the worker one by one. Every view has a slot; a newer job of a slot replaces the older one. Quick results
 * go before good ones: while any view still waits for its quick one, no other is improved, and the job that was being
 * improved goes on afterwards. So all views move along with a slider and become fine when it rests.
 */

export interface WorkerLike {
  onmessage: ((event: MessageEvent<MosaicAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  /** makes the worker drop the job before */
  postMessage(order: MosaicOrder, transfer: Transferable[]): void;
  terminate(): void;
}

export interface MosaicRequest {
  slot: string;
  /** the view that the visitor looks at: its quick result goes before those of others */
  isMain?: boolean;
  /** made only when the worker is free: reading the picture costs time too */
  makeJob: () => MosaicJob;
  /** called for the quick and for the good result */
  done: (result: MosaicResult) => void;
  failed: () => void;
}

export interface MosaicQueue {
  request(entry: MosaicRequest): void;
  /** the view is gone: nothing more is computed for it */
  withdraw(slot: string): void;
  stop(): void;
}

interface CurrentRequest extends MosaicRequest {
  id: number;
  isFirstShown: boolean;
  isWithdrawn: boolean;
}

export function createMosaicQueue(createWorker: () => WorkerLike): MosaicQueue {
  /** nothing of these is shown yet */
  const waiting = new Map<string, MosaicRequest>();
  /** of these the quick result is shown */
  const unfinished = new Map<string, CurrentRequest>();
  let worker: WorkerLike | null = null;
  let current: CurrentRequest | null = null;
  let lastId = 0;

  function startNext(): void {
    if (current && (!current.isFirstShown || waiting.size === 0)) return;
    if (current) unfinished.set(current.slot, current);
    current = null;
    const isFirstShown = waiting.size === 0;
    const entries = [...(isFirstShown ? unfinished : waiting).values()];
    const entry = entries.find(({ isMain }) => isMain) ?? entries[0];
    if (!entry) return;
    waiting.delete(entry.slot);
    unfinished.delete(entry.slot);
    worker ??= prepared(createWorker());
    current = { ...entry, id: ++lastId, isFirstShown, isWithdrawn: false };
    const job = entry.makeJob();
    worker.postMessage({ id: lastId, job, isFirstShown }, [job.source.rgba.buffer]);
  }

  function take({ id, result }: MosaicAnswer): void {
    if (current?.id === id) takeCurrent(current, result);
    // finished before it could be interrupted
    else if (result.isFinal) takeLate(id, result);
  }

  function takeCurrent(entry: CurrentRequest, result: MosaicResult): void {
    if (result.isFinal || entry.isWithdrawn) current = null;
    else entry.isFirstShown = true;
    if (!entry.isWithdrawn) entry.done(result);
    startNext();
  }

  function takeLate(id: number, result: MosaicResult): void {
    for (const [slot, entry] of unfinished) {
      if (entry.id !== id) continue;
      unfinished.delete(slot);
      entry.done(result);
    }
  }

  function fail(): void {
    const entry = current;
    current = null;
    if (!entry?.isWithdrawn) entry?.failed();
    startNext();
  }

  function prepared(created: WorkerLike): WorkerLike {
    created.onmessage = ({ data }) => take(data);
    created.onerror = fail;
    return created;
  }

  return {
    request(entry) {
      unfinished.delete(entry.slot);
      waiting.set(entry.slot, entry);
      // what is still being improved is out of date
      if (current?.slot === entry.slot && current.isFirstShown) current = null;
      startNext();
    },
    withdraw(slot) {
      waiting.delete(slot);
      unfinished.delete(slot);
      if (current?.slot !== slot) return;
      if (!current.isFirstShown) current.isWithdrawn = true;
      else {
        current = null;
        startNext();
      }
    },
    stop() {
      waiting.clear();
      unfinished.clear();
      current = null;
      worker?.terminate();
      worker = null;
    },
  };
}
