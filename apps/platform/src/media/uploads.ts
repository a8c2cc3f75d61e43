import { fileURLToPath } from 'node:url';
import { uploadedPath } from '@brixel/contract/picture-paths';
import type { Kysely } from 'kysely';
import { codeVersion } from '../code-version.ts';
import type { Schema } from '../database/schema.ts';
import { createWorkerPool } from '../worker-pool.ts';
import type { RenderResult } from './picture-source.ts';
import { isPictureThere, readPicture } from './picture-store.ts';
import type { RenderJob } from './render-job.ts';
import type { ResizeJob } from './resize.worker.ts';

/** Uploaded pictures in the sizes that they are shown in. */
export interface Uploads {
  version(): Promise<string>;
  isThere(path: string): Promise<boolean>;
  render(job: RenderJob): Promise<RenderResult>;
  close(): Promise<void>;
}

const MOST_WAITING = 500;

export function openUploads(db: Kysely<Schema>): Uploads {
  const worker = new URL('./resize.worker.ts', import.meta.url);
  const pool = createWorkerPool<ResizeJob, Uint8Array | null>(worker, { workers: 2, queueLimit: MOST_WAITING });
  return {
    version: () =>
      codeVersion({
        folders: [],
        files: ['./encoders.ts', './resize.worker.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
      }),
    async isThere(path) {
      const found = uploadedPath(path);
      return found !== null && isPictureThere(db, found.sha256);
    },
    async render({ path, ...size }) {
      const wanted = uploadedPath(path);
      const source = wanted && (await readPicture(db, wanted.sha256));
      if (!wanted || !source) return { kind: 'unknown' };
      const placing = wanted.kind === 'photo' ? (wanted.focus ?? 'whole') : wanted.kind;
      const done = await pool.run({ ...size, source, placing });
      if (!done) return { kind: 'busy' };
      return done.answer ? { kind: 'drawn', bytes: done.answer } : { kind: 'unknown' };
    },
    close: pool.close,
  };
}
