/** Draws documents off the event loop, one at a time. */
import { answerJobs } from '../answer-jobs.ts';
import { invoiceDocument } from './invoice-document.ts';
import { packingSlipDocument } from './packing-slip-document.ts';
import { pickListDocument } from './pick-list-document.ts';
import type { PrintJob } from './printer.ts';

const draw = (job: PrintJob): Promise<Buffer> => {
  switch (job.kind) {
    case 'invoice':
      return invoiceDocument(job.invoice, job.look);
    case 'packing-slips':
      return packingSlipDocument(job.slips, job.look);
    case 'pick-list':
      return pickListDocument(job.list, job.look);
  }
};

answerJobs(async (job: PrintJob): Promise<Uint8Array> => new Uint8Array(await draw(job)));
