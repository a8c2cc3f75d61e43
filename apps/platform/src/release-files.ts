import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';
import { type Repeated, repeatedly } from './repeat.ts';

/** A file of a build whose address holds the hash of its content: under one address it is always the same. */
export interface ReleaseFile {
  address: string;
  type: string;
  /** by Brotli */
  isPacked: boolean;
  content: Uint8Array;
}

/**
 * While a release is rolled out, a page of one release may ask a node of the other for its files. All nodes share them, so that
 * each can answer for every one.
 */
export interface ReleaseFiles {
  /** To be called before a page is served that names them. */
  publish(files: readonly ReleaseFile[]): Promise<void>;
  find(address: string): Promise<ReleaseFile | null>;
  close(): Promise<void>;
}

interface ReleaseFilesOptions {
  onError(error: unknown): void;
  now?: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Files that no node has any more stay so long: pages of theirs may still be open. */
const KEPT_DAYS = 7;
const ROWS_AT_ONCE = 100;

export function openReleaseFiles(db: Kysely<Schema>, { onError, now = Date.now }: ReleaseFilesOptions): ReleaseFiles {
  const own: string[] = [];
  let keeping: Repeated | null = null;
  const isoTime = (offset = 0): string => new Date(now() + offset).toISOString();

  /** Says that this node still has its files, and removes those that none has. */
  async function keep(): Promise<void> {
    for (const addresses of inChunks(own))
      await db.updateTable('release_file').set({ seen_at: isoTime() }).where('address', 'in', addresses).execute();
    await db
      .deleteFrom('release_file')
      .where('seen_at', '<', isoTime(-KEPT_DAYS * DAY_MS))
      .execute();
  }

  return {
    async publish(files) {
      // in one order everywhere, so that two nodes that start never wait for each other
      const sorted = files.toSorted((a, b) => (a.address < b.address ? -1 : 1));
      for (const chunk of inChunks(sorted)) {
        const known = await db
          .selectFrom('release_file')
          .select('address')
          .where(
            'address',
            'in',
            chunk.map(({ address }) => address),
          )
          .execute();
        const isKnown = new Set(known.map(({ address }) => address));
        const rows = chunk
          .filter(({ address }) => !isKnown.has(address))
          .map(({ address, type, isPacked, content }) => ({
            ...{ address, type, content, seen_at: isoTime() },
            is_packed: isPacked ? (1 as const) : (0 as const),
          }));
        if (rows.length > 0)
          await db
            .insertInto('release_file')
            .values(rows)
            .onConflict((conflict) => conflict.column('address').doNothing())
            .execute();
      }
      own.push(...sorted.map(({ address }) => address));
      keeping ??= repeatedly(DAY_MS, keep, onError);
    },
    async find(address) {
      const row = await db
        .selectFrom('release_file')
        .select(['type', 'is_packed', 'content'])
        .where('address', '=', address)
        .executeTakeFirst();
      return row ? { address, type: row.type, isPacked: row.is_packed === 1, content: row.content } : null;
    },
    close: async () => keeping?.close(),
  };
}

function* inChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) yield all.slice(start, start + ROWS_AT_ONCE);
}
