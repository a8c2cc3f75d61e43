import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mosaicContentType, mosaicFileName } from '../mosaic/mosaic-files.ts';
import type { StoredMosaic } from '../mosaic/mosaic-store.ts';
import type { MosaicFile } from '../mosaic/mosaic-texts.ts';
import type { MosaicWorkshop } from '../mosaic/mosaic-workshop.ts';
import { printedNumber, type StoredOrder } from '../order/stored-order.ts';
import type { PrintLook } from '../settings/print-look.ts';
import { createPlanFiles, planOf } from './plan-files.ts';
import { openUploaded } from './uploaded-files.ts';

/** Where a bought file comes from: a product has it for all who buy it, a mosaic for its one buyer. */
export type FileSource =
  | { kind: 'product'; name: string }
  | { kind: 'mosaic'; file: MosaicFile; mosaic: StoredMosaic; order: StoredOrder; itemId: number };

export interface DownloadFile {
  name: string;
  content: NodeJS.ReadableStream | Buffer;
  contentType: string;
  /** where it is known before */
  bytes?: number;
}

export interface DownloadFiles {
  /** null where there is no such file, `busy` where too many are being written */
  open(source: FileSource): Promise<DownloadFile | 'busy' | null>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.zip': 'application/zip',
};

const typeOf = (name: string): string => TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';

/**
 * Files for sale: those that were uploaded, others of the owner in `DATA_DIR/downloads`, else the building plans, which the shop draws itself, as it
 * does what comes with a mosaic.
 */
export function createDownloadFiles(
  db: Kysely<Schema>,
  dataDir: string,
  { write }: Pick<MosaicWorkshop, 'write'>,
  printLook: () => Promise<PrintLook>,
): DownloadFiles {
  const folder = path.join(dataDir, 'downloads');
  const plans = createPlanFiles(dataDir);

  async function openProductFile(file: string): Promise<DownloadFile | 'busy' | null> {
    const uploaded = await openUploaded(db, file);
    if (uploaded) return { ...uploaded, contentType: typeOf(uploaded.name) };
    const name = path.basename(file);
    const contentType = typeOf(file);
    const own = path.join(folder, path.join('/', file));
    const found = await stat(own).catch(() => null);
    if (found?.isFile()) return { name, content: createReadStream(own), contentType };
    const model = planOf(file);
    if (!model) return null;
    const plan = await plans.read(model);
    return plan ? { name, content: Buffer.from(plan), contentType } : 'busy';
  }

  return {
    async open(source) {
      if (source.kind === 'product') return openProductFile(source.name);
      const { file, mosaic, order, itemId } = source;
      const { storeCode } = order;
      const look = await printLook();
      const written = await write({ file, mosaic, storeCode, orderNumber: printedNumber(order), look });
      if (!written) return 'busy';
      return {
        name: mosaicFileName(file, order, itemId),
        content: Buffer.from(written.answer),
        contentType: mosaicContentType(file),
      };
    },
    close: plans.close,
  };
}
