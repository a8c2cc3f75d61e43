import type { Invoice } from '@brixel/contract/invoice';
import type { PrintLook } from '../settings/print-look.ts';
import { createWorkerPool } from '../worker-pool.ts';
import type { PackingSlip } from './packing-slip-document.ts';
import type { PickList } from './pick-list-document.ts';

/** What a worker draws. */
export type PrintJob =
  | { kind: 'invoice'; invoice: Invoice; look: PrintLook }
  | { kind: 'packing-slips'; slips: readonly PackingSlip[]; look: PrintLook }
  | { kind: 'pick-list'; list: PickList; look: PrintLook };

/** Documents as PDF files, drawn in a process of their own. Null where too many wait. */
export interface Printer {
  invoice(invoice: Invoice): Promise<Uint8Array | null>;
  /** each on pages of its own, in one file */
  packingSlips(slips: readonly PackingSlip[]): Promise<Uint8Array | null>;
  pickList(list: PickList): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

const SIZE = { workers: 1, queueLimit: 100, jobMs: 60_000 };

export function createPrinter(look: () => Promise<PrintLook>): Printer {
  const pool = createWorkerPool<PrintJob, Uint8Array>(new URL('./print.worker.ts', import.meta.url), SIZE);
  const draw = async (job: PrintJob): Promise<Uint8Array | null> => (await pool.run(job))?.answer ?? null;
  return {
    invoice: async (invoice) => draw({ kind: 'invoice', invoice, look: await look() }),
    packingSlips: async (slips) => draw({ kind: 'packing-slips', slips, look: await look() }),
    pickList: async (list) => draw({ kind: 'pick-list', list, look: await look() }),
    close: pool.close,
  };
}
