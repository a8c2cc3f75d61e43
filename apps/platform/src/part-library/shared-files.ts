import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { makePrivateFolder, PRIVATE_FILE } from '../private-files.ts';

/** Large files that all nodes need: kept in the database under their hash, with a copy on the disk of each node that has used them. */
export interface SharedFiles {
  /** Writes a file to disk while it arrives; the answer is where it lies until it is kept or removed. */
  receive(chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string>;
  /** a place for a file that is about to be written */
  newPath(): Promise<string>;
  /** Takes over a file that `receive` or `newPath` has given. The answer is its hash. */
  keep(file: string): Promise<string>;
  /** Where the copy of this node lies, which is fetched where there is none; null where the database has no such file. */
  copy(sha256: string): Promise<string | null>;
  forget(sha256: string): Promise<void>;
  /** Removes copies of files that the database no longer has, and what a crash has left. */
  sweep(): Promise<void>;
}

export class FileTooLarge extends Error {}

/** Small enough that nobody waits for the one writer of SQLite. */
const PIECE_BYTES = 1024 * 1024;
const UNFINISHED = '.part';
const HOUR_MS = 60 * 60 * 1000;

export function openSharedFiles(db: Kysely<Schema>, folder: string): SharedFiles {
  const fetching = new Map<string, Promise<string | null>>();
  const copyPath = (sha256: string): string => path.join(folder, sha256);

  async function newPath(): Promise<string> {
    await makePrivateFolder(folder);
    return path.join(folder, `${randomUUID()}${UNFINISHED}`);
  }

  async function write(file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await pipeline(Readable.from(chunks), createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE }));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async function* pieces(sha256: string): AsyncGenerator<Uint8Array> {
    for (let position = 0; ; position++) {
      const piece = await db
        .selectFrom('shared_file_piece')
        .select('content')
        .where('sha256', '=', sha256)
        .where('position', '=', position)
        .executeTakeFirst();
      if (!piece) return;
      yield piece.content;
    }
  }

  /** A copy that is not what its name says is as good as none: the file was removed while it was read. */
  async function fetch(sha256: string): Promise<string | null> {
    const file = await newPath();
    await write(file, pieces(sha256));
    if ((await hashOf(file)) !== sha256) {
      await rm(file, { force: true });
      return null;
    }
    await rename(file, copyPath(sha256));
    return copyPath(sha256);
  }

  return {
    newPath,
    async receive(chunks, mostBytes) {
      const file = await newPath();
      let bytes = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > mostBytes) throw new FileTooLarge();
          yield chunk;
        }
      }
      await write(file, counted());
      return file;
    },
    async keep(file) {
      const sha256 = await hashOf(file);
      const handle = await open(file);
      try {
        for (let position = 0; ; position++) {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(PIECE_BYTES), 0, PIECE_BYTES, null);
          if (bytesRead === 0) break;
          await db
            .insertInto('shared_file_piece')
            .values({ sha256, position, content: buffer.subarray(0, bytesRead) })
            .onConflict((conflict) => conflict.columns(['sha256', 'position']).doNothing())
            .execute();
        }
      } finally {
        await handle.close();
      }
      await rename(file, copyPath(sha256));
      return sha256;
    },
    async copy(sha256) {
      const isHere = await access(copyPath(sha256)).then(
        () => true,
        () => false,
      );
      if (isHere) return copyPath(sha256);
      const running = fetching.get(sha256) ?? fetch(sha256).finally(() => fetching.delete(sha256));
      fetching.set(sha256, running);
      return running;
    },
    async forget(sha256) {
      const rows = await db.selectFrom('shared_file_piece').select('position').where('sha256', '=', sha256).execute();
      for (const { position } of rows)
        await db
          .deleteFrom('shared_file_piece')
          .where('sha256', '=', sha256)
          .where('position', '=', position)
          .execute();
      await rm(copyPath(sha256), { force: true });
    },
    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const facts = await stat(file).catch(() => null);
        if (!facts || facts.mtimeMs > Date.now() - HOUR_MS) continue;
        const isKept =
          !name.endsWith(UNFINISHED) &&
          (await db.selectFrom('shared_file_piece').select('position').where('sha256', '=', name).executeTakeFirst());
        if (!isKept) await rm(file, { force: true });
      }
    },
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
