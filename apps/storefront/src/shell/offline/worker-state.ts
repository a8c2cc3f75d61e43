import { create } from 'zustand';

/**
 * What became of the worker: `registered`, then `cached` once the shop works without a line; `updated` where a new release
 * waits for the shopper's word; `offline` where no line was found, and `error` where the browser or the shop has none.
 */
export type WorkerStatus = 'none' | 'registered' | 'cached' | 'updated' | 'offline' | 'error';

export interface WorkerState {
  status: WorkerStatus;
  /** loads the page of the new release; there while `updated` */
  renew: (() => void) | null;
}

export const useWorker = create<WorkerState>()(() => ({ status: 'none', renew: null }));
