import { rm } from 'node:fs/promises';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { LIBRARY_BODY, LIBRARY_LIMITS } from '@brixel/contract/office/part-picture-limits';
import type { FastifyInstance } from 'fastify';
import { type LibraryInUse, libraryInUse } from '../part-library/part-library.ts';
import { FileTooLarge } from '../part-library/shared-files.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { isNoRoom, streamOf } from './received-body.ts';

export function mountPartLibrary(app: FastifyInstance, { db, partLibrary, sharedFiles }: OfficeTools): void {
  // not read here: it is written to disk while it arrives
  app.addContentTypeParser(LIBRARY_BODY, (_request, body, done) => done(null, body));

  mountOffice(app, officeEndpoints['partLibrary.read'], async () => {
    const library = await libraryInUse(db);
    return { library: library && shown(library) };
  });

  mountOffice(app, officeEndpoints['partLibrary.upload'], async ({ request, query: { name }, staff, requestId }) => {
    if (Number(request.headers['content-length'] ?? 0) > LIBRARY_LIMITS.bytes) return officeFail('LIBRARY_TOO_LARGE');
    const body = streamOf(request);
    if (!body) return officeFail('LIBRARY_NO_PARTS');
    let archive: string | null = null;
    try {
      archive = await sharedFiles.receive(body, LIBRARY_LIMITS.bytes);
      const made = await partLibrary.set({ archive, name, author: { staff, requestId } });
      return typeof made === 'string' ? officeFail(made) : { library: shown(made) };
    } catch (error) {
      if (error instanceof FileTooLarge) return officeFail('LIBRARY_TOO_LARGE');
      if (isNoRoom(error)) return officeFail('IMPORT_NO_ROOM');
      throw error;
    } finally {
      if (archive !== null) await rm(archive, { force: true });
    }
  });

  mountOffice(app, officeEndpoints['partLibrary.remove'], async ({ staff, requestId }) =>
    (await partLibrary.remove({ staff, requestId })) ? {} : officeFail('NOT_FOUND'),
  );
}

const shown = ({ sha256: _, ...library }: LibraryInUse): Omit<LibraryInUse, 'sha256'> => library;
