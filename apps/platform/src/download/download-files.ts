import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createPlanFiles, planOf } from './plan-files.ts';

export interface DownloadFile {
  content: NodeJS.ReadableStream | Buffer;
  contentType: string;
}

export interface DownloadFiles {
  /** null where there is no such file */
  open(name: string): Promise<DownloadFile | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.zip': 'application/zip',
};

/** Files for sale: the owner's own in `DATA_DIR/downloads`, else the building plans, which the shop draws itself. */
export function createDownloadFiles(dataDir: string): DownloadFiles {
  const folder = path.join(dataDir, 'downloads');
  const plans = createPlanFiles(dataDir);
  return {
    async open(name) {
      const contentType = TYPES[path.extname(name)] ?? 'application/octet-stream';
      const own = path.join(folder, path.join('/', name));
      const found = await stat(own).catch(() => null);
      if (found?.isFile()) return { content: createReadStream(own), contentType };
      const model = planOf(name);
      return model && { content: Buffer.from(await plans.read(model)), contentType };
    },
  };
}
