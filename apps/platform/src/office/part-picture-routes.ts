import { rm } from 'node:fs/promises';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { PICTURE_ARCHIVE_BODY, PICTURE_ARCHIVE_LIMITS } from '@brixel/contract/office/part-picture-limits';
import type { FastifyInstance } from 'fastify';
import { hasPartPicture, listPartPictures, setPartPicture } from '../goods/part-pictures.ts';
import { createPictureArchives } from '../goods/picture-archives.ts';
import { findPicture } from '../media/picture-store.ts';
import { ArchiveProblem } from '../part-library/archive.ts';
import { FileTooLarge } from '../part-library/shared-files.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { isNoRoom, streamOf } from './received-body.ts';

export function mountPartPictures(app: FastifyInstance, tools: OfficeTools): void {
  const { db, sharedFiles } = tools;
  const archives = createPictureArchives(tools);
  // not read here: it is written to disk while it arrives
  app.addContentTypeParser(PICTURE_ARCHIVE_BODY, (_request, body, done) => done(null, body));

  mountOffice(app, officeEndpoints['partPictures.list'], async ({ staff: { language } }) => ({
    pictures: await listPartPictures(db, language),
  }));

  mountOffice(app, officeEndpoints['partPictures.set'], async ({ body, staff, requestId }) => {
    if (!(await findPicture(db, body.picture))) return officeFail('NOT_FOUND');
    const part = { itemType: body.type, itemNo: body.number, colourNo: body.colour };
    return { lots: await setPartPicture(tools, part, body.picture, { staff, requestId }) };
  });

  mountOffice(app, officeEndpoints['partPictures.remove'], async ({ query, staff, requestId }) => {
    const part = { itemType: query.type, itemNo: query.number, colourNo: query.colour };
    if (!(await hasPartPicture(db, part))) return officeFail('NOT_FOUND');
    await setPartPicture(tools, part, null, { staff, requestId });
    return {};
  });

  mountOffice(app, officeEndpoints['partPictures.look'], async ({ request, query: { name } }) => {
    if (Number(request.headers['content-length'] ?? 0) > PICTURE_ARCHIVE_LIMITS.bytes)
      return officeFail('ARCHIVE_TOO_LARGE');
    const body = streamOf(request);
    if (!body) return officeFail('ARCHIVE_EMPTY');
    let received: string | null = null;
    try {
      received = await sharedFiles.receive(body, PICTURE_ARCHIVE_LIMITS.bytes);
      const kept = await archives.keep(received, name);
      return kept ? { name, ...kept } : officeFail('ARCHIVE_EMPTY');
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

  mountOffice(
    app,
    officeEndpoints['partPictures.take'],
    async ({ params, body, staff, requestId }) =>
      (await archives.take(params.id, body.from, { staff, requestId })) ?? officeFail('NOT_FOUND'),
  );

  mountOffice(app, officeEndpoints['partPictures.drop'], async ({ params }) => {
    await archives.drop(params.id);
    return {};
  });
}
