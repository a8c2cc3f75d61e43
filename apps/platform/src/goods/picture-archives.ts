import { randomUUID } from 'node:crypto';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import type { OfficeArchivedFile } from '@brixel/contract/office/part-picture-endpoints';
import { PICTURE_ARCHIVE_LIMITS } from '@brixel/contract/office/part-picture-limits';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import type { Kysely, Transaction } from 'kysely';
import type { CatalogEditor } from '../catalog/changes/catalog-editor.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ArchivedPicture } from '../database/part-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { Intake } from '../media/intake.worker.ts';
import { isHeic } from '../media/is-heic.ts';
import type { PictureIntake } from '../media/picture-intake.ts';
import { targetOf } from '../media/picture-names.ts';
import { storePicture } from '../media/picture-store.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { type ArchivedFile, ArchiveProblem, archivedFiles } from '../part-library/archive.ts';
import type { SharedFiles } from '../part-library/shared-files.ts';
import { namedGoods, setPartPicture } from './part-pictures.ts';
import { addProductPicture } from './product-picture.ts';

/** Pictures of many goods in one archive: looked into first, and taken a few at a time. */
export interface PictureArchives {
  /** What the names in a file say, which `receive` has given. Throws an `ArchiveProblem`; null where it holds nothing. */
  keep(file: string, name: string): Promise<{ id: string; files: OfficeArchivedFile[] } | null>;
  /** Takes the next ones from `from` on; null where there is no such archive. */
  take(id: string, from: number, author: Author): Promise<Taken | null>;
  drop(id: string): Promise<void>;
}

interface Taken {
  next: number | null;
  total: number;
  refused: { name: string; code: OfficeFailure }[];
}

interface ArchivesContext {
  db: Kysely<Schema>;
  editor: Pick<CatalogEditor, 'edit'>;
  pictures: Pick<PictureIntake, 'read'>;
  sharedFiles: SharedFiles;
  now(): number;
}

/** Of the whole archive. What one of its files may have is asked before it is read. */
const ANY_LENGTH = {
  files: PICTURE_ARCHIVE_LIMITS.files * 2,
  fileBytes: Number.MAX_SAFE_INTEGER,
  bytes: Number.MAX_SAFE_INTEGER,
};
const DAY_MS = 24 * 60 * 60 * 1000;

export function createPictureArchives(context: ArchivesContext): PictureArchives {
  const { db, editor, pictures, sharedFiles, now } = context;

  async function lookInto(file: string): Promise<OfficeArchivedFile[]> {
    const goods = await namedGoods(db);
    const seen = new Set<string>();
    const files: OfficeArchivedFile[] = [];
    for await (const archived of archivedFiles(file, ANY_LENGTH)) {
      const { name } = archived;
      if (files.length >= PICTURE_ARCHIVE_LIMITS.files) throw new ArchiveProblem('TOO_MANY_FILES');
      const found = targetOf(name, goods);
      if (typeof found === 'string') {
        files.push({ name, target: null, problem: found });
        continue;
      }
      const key = JSON.stringify(found);
      const problem = (await unreadable(archived)) ?? (seen.has(key) ? 'TWICE' : null);
      if (!problem) seen.add(key);
      files.push({ name, target: shownTarget(found), problem });
    }
    return files;
  }

  async function forget({ id, sha256 }: { id: string; sha256: string }): Promise<void> {
    await db.deleteFrom('picture_archive').where('id', '=', id).execute();
    const other = await db.selectFrom('picture_archive').select('id').where('sha256', '=', sha256).executeTakeFirst();
    if (!other) await sharedFiles.forget(sha256);
  }

  /** Archives that nobody took. */
  async function forgetOld(): Promise<void> {
    const before = new Date(now() - DAY_MS).toISOString();
    const old = await db
      .selectFrom('picture_archive')
      .select(['id', 'sha256'])
      .where('created_at', '<', before)
      .execute();
    for (const archive of old) await forget(archive);
  }

  /** A picture of the archive, decoded anew; a code where it is none. Several files may have one name. */
  async function decode(file: string, wanted: string): Promise<Intake> {
    for await (const archived of archivedFiles(file, ANY_LENGTH, (name) => name === wanted)) {
      if (isTooLarge(archived)) continue;
      const content = await archived.read().catch(() => null);
      return (content && (await pictures.read({ kind: 'photo', content }))) ?? { refused: 'PICTURE_BROKEN' };
    }
    return { refused: 'PICTURE_BROKEN' };
  }

  async function takeIn(
    file: string,
    { name, target }: ArchivedPicture,
    author: Author,
  ): Promise<OfficeFailure | null> {
    const taken = await decode(file, name);
    if ('refused' in taken) return taken.refused;
    const store = (tx: Transaction<Schema>) =>
      storePicture(tx, { ...taken, kind: 'photo', name: name.slice(-PICTURE_LIMITS.name) }, now());
    if (target.kind === 'part') {
      const { picture } = await db.transaction().execute(store);
      await setPartPicture(context, target, picture.id, author);
      return null;
    }
    await editor.edit(
      async (tx) => {
        const { picture } = await store(tx);
        await addProductPicture(tx, { ...target, sha256: picture.id });
        await recordChange(tx, { ...author, action: 'partPictures.take', subject: target.sku });
      },
      [target.sku],
    );
    return null;
  }

  return {
    async keep(file, name) {
      const files = await lookInto(file);
      if (files.length === 0) return null;
      await forgetOld();
      const sha256 = await sharedFiles.keep(file);
      const id = randomUUID();
      const wanted = files.flatMap(({ name: inside, target, problem }) =>
        target && !problem ? [{ name: inside, target: storedTarget(target) }] : [],
      );
      const created_at = new Date(now()).toISOString();
      await db
        .insertInto('picture_archive')
        .values({ id, sha256, name, files: toJson(wanted.toSorted(byPlace)), created_at })
        .execute();
      return { id, files };
    },

    async take(id, from, author) {
      const archive = await db.selectFrom('picture_archive').selectAll().where('id', '=', id).executeTakeFirst();
      const file = archive && (await sharedFiles.copy(archive.sha256));
      if (!archive || !file) return null;
      const files = parseJson(archive.files);
      const end = from + PICTURE_ARCHIVE_LIMITS.atOnce;
      const refused: Taken['refused'] = [];
      for (const wanted of files.slice(from, end)) {
        const code = await takeIn(file, wanted, author);
        if (code !== null) refused.push({ name: wanted.name, code });
      }
      if (end >= files.length) await forget(archive);
      return { next: end < files.length ? end : null, total: files.length, refused };
    },

    async drop(id) {
      const archive = await db
        .selectFrom('picture_archive')
        .select(['id', 'sha256'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (archive) await forget(archive);
    },
  };
}

const isTooLarge = ({ bytes }: Pick<ArchivedFile, 'bytes'>): boolean => bytes > PICTURE_LIMITS.bytes;

/** What can be told before anything is read, but for photos of iPhones, which may be JPEG under their name. */
async function unreadable(archived: ArchivedFile): Promise<OfficeArchivedFile['problem']> {
  if (isTooLarge(archived)) return 'PICTURE_TOO_LARGE';
  return /\.hei[cf]$/i.test(archived.name) && isHeic(await archived.read()) ? 'PICTURE_HEIC' : null;
}

type Target = NonNullable<OfficeArchivedFile['target']>;

const shownTarget = (target: ArchivedPicture['target']): Target =>
  target.kind === 'product'
    ? target
    : { kind: 'part', type: target.itemType, number: target.itemNo, colour: target.colourNo };

const storedTarget = (target: Target): ArchivedPicture['target'] =>
  target.kind === 'product'
    ? target
    : { kind: 'part', itemType: target.type, itemNo: target.number, colourNo: target.colour };

/** The pictures of one product in their order, so that each finds its place. */
const byPlace = (a: ArchivedPicture, b: ArchivedPicture): number =>
  (a.target.kind === 'product' ? a.target.place : 0) - (b.target.kind === 'product' ? b.target.place : 0);
