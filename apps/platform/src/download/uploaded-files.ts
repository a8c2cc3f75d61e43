import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DOWNLOAD_LIMITS, uploadedDownload } from '@brixel/contract/office/download-limits';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Repeated, repeatedly } from '../repeat.ts';

/** Files that owners have uploaded for products to sell. */

const PIECE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export class DownloadTooLarge extends Error {}

export interface UploadedFile {
  /** as products name it */
  file: string;
  name: string;
  bytes: number;
}

/** Stores a file while it arrives, piece by piece; `finish` is part of the transaction that makes it whole. Null: there was nothing. */
export async function receiveDownload(
  db: Kysely<Schema>,
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  finish: (tx: Transaction<Schema>, file: UploadedFile) => Promise<void>,
): Promise<UploadedFile | null> {
  const id = randomUUID().replaceAll('-', '');
  const created_at = new Date().toISOString();
  await db.insertInto('download_file').values({ id, name, bytes: 0, is_whole: 0, created_at }).execute();
  try {
    let bytes = 0;
    let no = 0;
    for await (const content of inPieces(chunks)) {
      bytes += content.length;
      if (bytes > DOWNLOAD_LIMITS.bytes) throw new DownloadTooLarge();
      await db.insertInto('download_piece').values({ file_id: id, no, content }).execute();
      no += 1;
    }
    if (bytes === 0) {
      await removeFile(db, id);
      return null;
    }
    const file = { file: `${id}${extensionOf(name)}`, name, bytes };
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('download_file').set({ bytes, is_whole: 1 }).where('id', '=', id).execute();
      await finish(tx, file);
    });
    return file;
  } catch (error) {
    await removeFile(db, id);
    throw error;
  }
}

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= PIECE) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, PIECE);
      waiting = [all.subarray(PIECE)];
      length -= PIECE;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Of letters and digits only; a name without one is a file of bytes. */
function extensionOf(name: string): string {
  const extension = path.extname(name).toLowerCase();
  return /^\.[a-z0-9]{1,10}$/.test(extension) ? extension : '.bin';
}

async function removeFile(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('download_piece').where('file_id', '=', id).execute();
  await db.deleteFrom('download_file').where('id', '=', id).execute();
}

/** Those of these files that are there, by what products name them by. */
export async function findUploaded(
  db: Kysely<Schema>,
  files: readonly string[],
): Promise<ReadonlyMap<string, { name: string; bytes: number }>> {
  const byId = new Map(files.flatMap((file) => [[uploadedDownload(file) ?? '', file] as const]));
  byId.delete('');
  if (byId.size === 0) return new Map();
  const rows = await db
    .selectFrom('download_file')
    .select(['id', 'name', 'bytes'])
    .where('id', 'in', [...byId.keys()])
    .where('is_whole', '=', 1)
    .execute();
  return new Map(rows.map(({ id, name, bytes }) => [byId.get(id)!, { name, bytes }]));
}

/** Read piece by piece while it is sent. */
export async function openUploaded(
  db: Kysely<Schema>,
  file: string,
): Promise<{ name: string; bytes: number; content: Readable } | null> {
  const id = uploadedDownload(file);
  const found = (await findUploaded(db, [file])).get(file);
  if (id === null || !found) return null;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let no = 0; ; no += 1) {
      const piece = await db
        .selectFrom('download_piece')
        .select('content')
        .where('file_id', '=', id)
        .where('no', '=', no)
        .executeTakeFirst();
      if (!piece) return;
      yield piece.content;
    }
  }
  return { ...found, content: Readable.from(pieces(), { objectMode: false }) };
}

/** Now and every hour. Nodes may do so at the same time. */
export const sweepingDownloads = (db: Kysely<Schema>, onError: (error: unknown) => void): Repeated =>
  repeatedly(HOUR_MS, () => sweepDownloads(db, Date.now()), onError);

/** Removes what has not arrived whole, or belongs to no product, within a day. */
export async function sweepDownloads(db: Kysely<Schema>, now: number): Promise<void> {
  const old = await db
    .selectFrom('download_file')
    .select('id')
    .where('created_at', '<', new Date(now - DAY_MS).toISOString())
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('is_whole', '=', 0),
        not(
          exists(
            selectFrom('product')
              .select('product.id')
              .where('type_id', '=', 'downloadable')
              .where('attributes', 'like', sql<string>`'%' || download_file.id || '%'`),
          ),
        ),
      ]),
    )
    .execute();
  for (const { id } of old) await removeFile(db, id);
}
