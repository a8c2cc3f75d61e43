import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { foreignPath, readForeignPaths, writeForeignPicture } from '../media/foreign-pictures.ts';
import type { PictureIntake } from '../media/picture-intake.ts';
import { storePicture } from '../media/picture-store.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { archivedFiles } from '../part-library/archive.ts';

/** What became of the pictures that goods name by the addresses of another shop. */
export interface BroughtPictures {
  brought: number;
  /** here from before */
  known: number;
  /** named by goods, and not in the folder */
  missing: readonly string[];
  refused: readonly { path: string; reason: string }[];
}

interface FoundFile {
  /** the address that it had */
  path: string;
  bytes: number;
  read(): Promise<Uint8Array>;
}

const ARCHIVE = { files: 1_000_000, fileBytes: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };

/** Brings the pictures that goods name, and no other: such folders keep what nobody shows any more. */
export async function bringPictures(
  db: Kysely<Schema>,
  source: string,
  { intake, author, now }: { intake: PictureIntake; author: Author; now: number },
): Promise<BroughtPictures> {
  const [named, there] = [await namedPictures(db), await readForeignPaths(db)];
  const missing = new Set([...named].filter((address) => !there.has(address)));
  const known = named.size - missing.size;
  const refused: { path: string; reason: string }[] = [];
  let brought = 0;
  for await (const file of filesIn(source)) {
    if (!missing.delete(file.path)) continue;
    const reason = await bring(file);
    if (reason === null) brought += 1;
    else refused.push({ path: file.path, reason });
  }
  if (brought > 0)
    await db
      .transaction()
      .execute((tx) =>
        recordChange(tx, { ...author, action: 'pictures.upload', subject: `${path.basename(source)} (${brought})` }),
      );
  return { brought, known, missing: [...missing].toSorted(), refused };

  /** Each is kept by itself: whoever begins again goes on. */
  async function bring({ path: address, bytes, read }: FoundFile): Promise<string | null> {
    if (bytes > PICTURE_LIMITS.bytes) return 'PICTURE_TOO_LARGE';
    const taken = await intake.read({ kind: 'photo', content: await read() });
    if (taken === null) throw new Error('Pictures are brought one after the other');
    if ('refused' in taken) return taken.refused;
    const name = path.posix.basename(address).slice(0, PICTURE_LIMITS.name);
    await db.transaction().execute(async (tx) => {
      const { picture } = await storePicture(tx, { kind: 'photo', name, ...taken }, now);
      await writeForeignPicture(tx, address, picture.id);
    });
    return null;
  }
}

async function namedPictures(db: Kysely<Schema>): Promise<Set<string>> {
  const named = new Set<string>();
  const rows = await db
    .selectFrom('product')
    .select('attributes')
    .where('status', '<>', STATUS.staged)
    .where('attributes', 'like', '%"pictures":["%')
    .execute();
  for (const { attributes } of rows)
    for (const picture of parseJson(attributes).pictures) {
      const address = foreignPath(picture);
      if (address !== null && address === picture) named.add(address);
    }
  return named;
}

async function* filesIn(source: string): AsyncGenerator<FoundFile> {
  if ((await stat(source)).isDirectory()) yield* filesBelow(source, source);
  else
    for await (const { name, bytes, read } of archivedFiles(source, ARCHIVE)) {
      const address = addressOf(name);
      if (address !== null) yield { path: address, bytes, read };
    }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<FoundFile> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'cache') yield* filesBelow(root, file);
    if (!entry.isFile()) continue;
    const address = addressOf(path.relative(root, file));
    if (address !== null) yield { path: address, bytes: (await stat(file)).size, read: () => readFile(file) };
  }
}

/** Below `catalog/product`, which may be the folder itself or stand anywhere above. */
const addressOf = (name: string): string | null => foreignPath(`/${name.split(path.sep).join('/')}`);
