import { DOWNLOAD_BODY, DOWNLOAD_LIMITS } from '@brixel/contract/office/download-limits';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { DownloadTooLarge, receiveDownload } from '../download/uploaded-files.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { isNoRoom, streamOf } from './received-body.ts';

export function mountDownloads(app: FastifyInstance, { database: { db } }: Pick<OfficeTools, 'database'>): void {
  // not read here: it is stored while it arrives
  app.addContentTypeParser(DOWNLOAD_BODY, (_request, body, done) => done(null, body));

  mountOffice(app, officeEndpoints['downloads.upload'], async ({ request, query: { name }, staff, requestId }) => {
    if (Number(request.headers['content-length'] ?? 0) > DOWNLOAD_LIMITS.bytes) return officeFail('DOWNLOAD_TOO_LARGE');
    const body = streamOf(request);
    if (!body) return officeFail('DOWNLOAD_EMPTY');
    try {
      const received = await receiveDownload(db, body, name, (tx, { bytes }) =>
        recordChange(tx, { staff, requestId, action: 'downloads.upload', subject: name, after: { bytes } }),
      );
      return received ?? officeFail('DOWNLOAD_EMPTY');
    } catch (error) {
      if (error instanceof DownloadTooLarge) return officeFail('DOWNLOAD_TOO_LARGE');
      if (isNoRoom(error)) return officeFail('IMPORT_NO_ROOM');
      throw error;
    }
  });
}
