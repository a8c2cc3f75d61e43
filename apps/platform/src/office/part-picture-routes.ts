import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeArchivedFile } from '@brixel/contract/office/part-picture-endpoints';
import { ANY_COLOUR, PICTURE_ARCHIVE_BODY, PICTURE_ARCHIVE_LIMITS } from '@brixel/contract/office/part-picture-limits';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ArchivedPicture } from '../database/part-tables.ts';
import type { Schema } from '../database/schema.ts';
import { followPartPicture, lotsOfPart, namedGoods } from '../goods/part-pictures.ts';
import { addProductPicture } from '../goods/product-picture.ts';
import { colourOption } from '../imports/colour-option.ts';
import type { Intake } from '../media/intake.worker.ts';
import { isHeic } from '../media/is-heic.ts';
import { type PictureOfPart, plainItemNo } from '../media/part-pictures.ts';
import { targetOf } from '../media/picture-names.ts';
import { findPicture, storePicture } from '../media/picture-store.ts';
import { type ArchivedFile, ArchiveProblem, archivedFiles } from '../part-library/archive.ts';
import { FileTooLarge } from '../part-library/shared-files.ts';
import { type Author, recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { isNoRoom, streamOf } from './received-body.ts';

const ARCHIVE = {
  files: PICTURE_ARCHIVE_LIMITS.files * 2,
  // larger ones are told of by their name, and not unpacked
  fileBytes: Number.MAX_SAFE_INTEGER,
  bytes: Number.MAX_SAFE_INTEGER,
};
const DAY_MS = 24 * 60 * 60 * 1000;

export function mountPartPictures(app: FastifyInstance, tools: OfficeTools): void {
  const { db, editor, pictures, sharedFiles, now } = tools;
  // not read here: it is written to disk while it arrives
  app.addContentTypeParser(PICTURE_ARCHIVE_BODY, (_request, body, done) => done(null, body));

  mountOffice(app, officeEndpoints['partPictures.list'], async ({ staff: { language } }) => {
    const rows = await db.selectFrom('part_picture').selectAll().orderBy('item_no').orderBy('colour_no').execute();
    const listed = [];
    for (const { item_type, item_no, colour_no, sha256 } of rows) {
      const lots = await lotsOfPart(db, { itemType: item_type, itemNo: item_no });
      listed.push({
        type: item_type,
        number: item_no,
        colour: colour_no,
        colour_name: colour_no === ANY_COLOUR ? null : (colourOption(colour_no)?.name[language] ?? null),
        picture: sha256,
        lots: lots.filter(({ lot }) => colour_no === ANY_COLOUR || lot.colourNo === colour_no).length,
      });
    }
    return { pictures: listed };
  });

  /** Shows a picture for a part; the products that show it follow. */
  async function setPicture(part: PictureOfPart, sha256: string | null, author: Author): Promise<number> {
    const lots = await lotsOfPart(db, part);
    const itemNo = plainItemNo(part.itemNo);
    await editor.edit(
      async (tx) => {
        await tx
          .deleteFrom('part_picture')
          .where('item_type', '=', part.itemType)
          .where('item_no', '=', itemNo)
          .where('colour_no', '=', part.colourNo)
          .execute();
        if (sha256 !== null)
          await tx
            .insertInto('part_picture')
            .values({
              item_type: part.itemType,
              item_no: itemNo,
              colour_no: part.colourNo,
              sha256,
              created_at: new Date(now()).toISOString(),
            })
            .execute();
        await followPartPicture(tx, lots);
        const action = sha256 === null ? 'partPictures.remove' : 'partPictures.set';
        const subject = part.colourNo === ANY_COLOUR ? itemNo : `${itemNo}-${part.colourNo}`;
        await recordChange(tx, { ...author, action, subject });
      },
      lots.map(({ sku }) => sku),
    );
    return lots.filter(({ lot }) => part.colourNo === ANY_COLOUR || lot.colourNo === part.colourNo).length;
  }

  mountOffice(app, officeEndpoints['partPictures.set'], async ({ body, staff, requestId }) => {
    if (!(await findPicture(db, body.picture))) return officeFail('NOT_FOUND');
    const part = { itemType: body.type, itemNo: body.number, colourNo: body.colour };
    return { lots: await setPicture(part, body.picture, { staff, requestId }) };
  });

  mountOffice(app, officeEndpoints['partPictures.remove'], async ({ query, staff, requestId }) => {
    const part = { itemType: query.type, itemNo: query.number, colourNo: query.colour };
    const known = await db
      .selectFrom('part_picture')
      .select('sha256')
      .where('item_type', '=', part.itemType)
      .where('item_no', '=', plainItemNo(part.itemNo))
      .where('colour_no', '=', part.colourNo)
      .executeTakeFirst();
    if (!known) return officeFail('NOT_FOUND');
    await setPicture(part, null, { staff, requestId });
    return {};
  });

  /** What the archive holds, told by names and lengths alone. */
  /** What can be told before anything is read, but for photos of iPhones, which may be JPEG under their name. */
  async function unreadable({ name, bytes, read }: ArchivedFile): Promise<OfficeArchivedFile['problem']> {
    if (bytes > PICTURE_LIMITS.bytes) return 'PICTURE_TOO_LARGE';
    return /\.hei[cf]$/i.test(name) && isHeic(await read()) ? 'PICTURE_HEIC' : null;
  }

  async function lookInto(file: string): Promise<OfficeArchivedFile[]> {
    const goods = await namedGoods(db);
    const seen = new Set<string>();
    const files: OfficeArchivedFile[] = [];
    for await (const archived of archivedFiles(file, ARCHIVE)) {
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

  mountOffice(app, officeEndpoints['partPictures.look'], async ({ request, query: { name } }) => {
    if (Number(request.headers['content-length'] ?? 0) > PICTURE_ARCHIVE_LIMITS.bytes)
      return officeFail('ARCHIVE_TOO_LARGE');
    const body = streamOf(request);
    if (!body) return officeFail('ARCHIVE_EMPTY');
    let received: string | null = null;
    try {
      received = await sharedFiles.receive(body, PICTURE_ARCHIVE_LIMITS.bytes);
      const files = await lookInto(received);
      if (files.length === 0) return officeFail('ARCHIVE_EMPTY');
      await forgetOld();
      const sha256 = await sharedFiles.keep(received);
      const id = randomUUID();
      const taken = files.flatMap(({ name: file, target, problem }) =>
        target && !problem ? [{ name: file, target: storedTarget(target) }] : [],
      );
      const created_at = new Date(now()).toISOString();
      await db
        .insertInto('picture_archive')
        .values({ id, sha256, name, files: toJson(taken.toSorted(byPlace)), created_at })
        .execute();
      return { id, name, files };
    } catch (error) {
      if (error instanceof ArchiveProblem)
        return officeFail(error.code === 'BROKEN' ? 'ARCHIVE_BROKEN' : 'ARCHIVE_TOO_LARGE');
      if (error instanceof FileTooLarge) return officeFail('ARCHIVE_TOO_LARGE');
      if (isNoRoom(error)) return officeFail('IMPORT_NO_ROOM');
      throw error;
    } finally {
      if (received !== null) await rm(received, { force: true });
    }
  });

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

  /** A picture of the archive, decoded anew; a code where it is none. */
  async function decode(file: string, wanted: string): Promise<Intake> {
    for await (const archived of archivedFiles(file, ARCHIVE, (name) => name === wanted)) {
      const content = await archived.read().catch(() => null);
      return (content && (await pictures.read({ kind: 'photo', content }))) ?? { refused: 'PICTURE_BROKEN' };
    }
    return { refused: 'PICTURE_BROKEN' };
  }

  async function takeIn(file: string, { name, target }: ArchivedPicture, author: Author): Promise<string | null> {
    const taken = await decode(file, name);
    if ('refused' in taken) return taken.refused;
    const store = (tx: Transaction<Schema>) =>
      storePicture(tx, { ...taken, kind: 'photo', name: name.slice(-PICTURE_LIMITS.name) }, now());
    if (target.kind === 'part') {
      const { picture } = await db.transaction().execute(store);
      await setPicture(target, picture.id, author);
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

  mountOffice(
    app,
    officeEndpoints['partPictures.take'],
    async ({ params: { id }, body: { from }, staff, requestId }) => {
      const archive = await db.selectFrom('picture_archive').selectAll().where('id', '=', id).executeTakeFirst();
      const file = archive && (await sharedFiles.copy(archive.sha256));
      if (!archive || !file) return officeFail('NOT_FOUND');
      const files = parseJson(archive.files);
      const end = from + PICTURE_ARCHIVE_LIMITS.atOnce;
      const refused: { name: string; code: string }[] = [];
      for (const wanted of files.slice(from, end)) {
        const code = await takeIn(file, wanted, { staff, requestId });
        if (code !== null) refused.push({ name: wanted.name, code });
      }
      if (end >= files.length) await forget(archive);
      return { next: end < files.length ? end : null, total: files.length, refused };
    },
  );

  mountOffice(app, officeEndpoints['partPictures.drop'], async ({ params: { id } }) => {
    const archive = await db
      .selectFrom('picture_archive')
      .select(['id', 'sha256'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (archive) await forget(archive);
    return {};
  });
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
