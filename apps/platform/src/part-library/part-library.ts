import { stat } from 'node:fs/promises';
import type { Kysely, Selectable } from 'kysely';
import { createCatalogEditor } from '../catalog/changes/catalog-editor.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { createWorkerPool } from '../worker-pool.ts';
import type { LibraryIntake, LibraryIntakeJob } from './library-intake.worker.ts';
import type { SharedFiles } from './shared-files.ts';

export type LibraryRefusal = 'LIBRARY_ARCHIVE' | 'LIBRARY_NO_PARTS' | 'LIBRARY_TOO_LARGE' | 'LIBRARY_BUSY';

export type LibraryInUse = Selectable<Schema['part_library']>;

export const libraryInUse = async (db: Kysely<Schema>): Promise<LibraryInUse | null> =>
  (await db.selectFrom('part_library').selectAll().orderBy('created_at', 'desc').executeTakeFirst()) ?? null;

interface NewLibrary {
  /** the archive, which is left as it is */
  archive: string;
  name: string;
  author: Author;
}

/** The parts library that the owner gives to the shop: taken over, replaced and removed. */
export function createPartLibrary({ database, files }: { database: Database; files: SharedFiles }) {
  const { db } = database;
  const editor = createCatalogEditor(database);
  let isBusy = false;

  async function read(job: LibraryIntakeJob): Promise<LibraryIntake> {
    const worker = new URL('./library-intake.worker.ts', import.meta.url);
    const pool = createWorkerPool<LibraryIntakeJob, LibraryIntake>(worker, { workers: 1, queueLimit: 1 });
    try {
      // a file that ends its process is no library
      const done = await pool.run(job);
      return done?.answer ?? { refused: 'BROKEN' };
    } finally {
      await pool.close();
    }
  }

  /** The imprint says where the shapes come from, so pages change with the library. */
  async function use(
    library: Omit<LibraryInUse, 'created_by' | 'created_at'> | null,
    { author, action, subject }: { author: Author; action: string; subject: string },
  ): Promise<void> {
    const before = await libraryInUse(db);
    await editor.editPages(async (tx) => {
      await tx.deleteFrom('part_library').execute();
      if (library) {
        const made = { created_by: author.staff.name, created_at: new Date().toISOString() };
        await tx
          .insertInto('part_library')
          .values({ ...library, ...made })
          .execute();
      }
      await recordChange(tx, { ...author, action, subject });
    });
    if (before && before.sha256 !== library?.sha256) await files.forget(before.sha256);
  }

  async function take({ archive, name, author }: NewLibrary): Promise<LibraryInUse | LibraryRefusal> {
    const pack = await files.newPath();
    const taken = await read({ from: archive, to: pack });
    if ('refused' in taken) return refusals[taken.refused];
    const { size: bytes } = await stat(pack);
    const sha256 = await files.keep(pack);
    await use({ sha256, name, parts: taken.parts, bytes }, { author, action: 'partLibrary.upload', subject: name });
    return (await libraryInUse(db)) ?? 'LIBRARY_BUSY';
  }

  return {
    async set(library: NewLibrary): Promise<LibraryInUse | LibraryRefusal> {
      if (isBusy) return 'LIBRARY_BUSY';
      isBusy = true;
      try {
        return await take(library);
      } finally {
        isBusy = false;
      }
    },
    /** False where there is none. */
    async remove(author: Author): Promise<boolean> {
      const before = await libraryInUse(db);
      if (!before) return false;
      await use(null, { author, action: 'partLibrary.remove', subject: before.name });
      return true;
    },
  };
}
export type PartLibraryKeeper = ReturnType<typeof createPartLibrary>;

const refusals: Readonly<Record<Extract<LibraryIntake, { refused: string }>['refused'], LibraryRefusal>> = {
  BROKEN: 'LIBRARY_ARCHIVE',
  TOO_MANY_FILES: 'LIBRARY_TOO_LARGE',
  TOO_LARGE: 'LIBRARY_TOO_LARGE',
  NO_PARTS: 'LIBRARY_NO_PARTS',
};
