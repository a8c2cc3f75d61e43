import { IMPORT_BODY, IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { FileProblem } from '@brixel/exchange/problems';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { TextStream } from '../http/reply.ts';
import { askForCheck, askForDropping, askForPublishing, askForUndo } from '../imports/ask-for.ts';
import { receiveFile, removeFile, TooLarge } from '../imports/import-files.ts';
import { findJob } from '../imports/import-jobs.ts';
import { importReport, importRows, previewRows } from '../imports/import-rows.ts';
import { type ImportViewContext, listImports, readImport } from '../imports/import-views.ts';
import { ownVatRates } from '../imports/own-vat-rates.ts';
import { createJob } from '../imports/receive-import.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { isNoRoom, streamOf } from './received-body.ts';
import type { SignedIn } from './staff-sessions.ts';
import { tableStyleFor } from './table-style.ts';

export function mountImports(app: FastifyInstance, { database, imports, settings, shopState, now }: OfficeTools): void {
  const { db, kind, location } = database;
  // not read here: it is written to disk while it arrives
  app.addContentTypeParser(IMPORT_BODY, (_request, body, done) => done(null, body));

  const rates = () => ownVatRates(settings.current());
  const context = ({ language }: Pick<SignedIn, 'language'>): ImportViewContext => ({
    ...{ db, dataDir: location.dataDir, hasOtherNodes: kind === 'postgres', language, now: now() },
    vatRate: rates().vatRate,
    shown: (sku) => shopState.product(sku),
  });
  const details = async (id: number, staff: SignedIn) =>
    (await readImport(id, context(staff))) ?? officeFail('NOT_FOUND');

  /** What is asked for is done in the background. */
  async function ask(
    { params: { id }, staff, requestId }: { params: { id: number }; staff: SignedIn; requestId: string },
    make: (
      tx: Transaction<Schema>,
      asked: { id: number; author: { staff: SignedIn; requestId: string } },
    ) => Promise<OfficeFailure | null>,
  ) {
    const refused = await db.transaction().execute((tx) => make(tx, { id, author: { staff, requestId } }));
    if (refused) return officeFail(refused);
    imports.wake();
    return details(id, staff);
  }

  mountOffice(app, officeEndpoints['imports.list'], async ({ staff: { language } }) => ({
    imports: await listImports({ db, language, now: now() }),
  }));

  mountOffice(app, officeEndpoints['imports.upload'], async ({ request, query: { name }, staff, requestId }) => {
    if (Number(request.headers['content-length'] ?? 0) > IMPORT_LIMITS.bytes) return officeFail('IMPORT_TOO_LARGE');
    const body = streamOf(request);
    if (!body) return officeFail('IMPORT_EMPTY');
    let file: string | null = null;
    try {
      const received = await receiveFile(location.dataDir, body);
      file = received.file;
      if (received.bytes === 0) throw new Empty();
      const job = await createJob(database, { received, name, author: { staff, requestId } });
      if (job === 'BUSY') throw new Error('An import that waits for its owner is never busy');
      return await details(job.id, staff);
    } catch (error) {
      if (file !== null) await removeFile(location.dataDir, file);
      const failure = uploadFailure(error);
      if (failure) return officeFail(failure);
      throw error;
    }
  });

  mountOffice(app, officeEndpoints['imports.read'], ({ params: { id }, staff }) => details(id, staff));

  mountOffice(app, officeEndpoints['imports.preview'], async ({ params: { id }, body, staff: { language } }) => {
    const job = await findJob(db, id);
    if (!job?.looks) return officeFail('NOT_FOUND');
    const vatRate = body.prices === 'net' ? rates().vatRate : 0;
    return { rows: await previewRows(parseJson(job.looks), { ...body, vatRate }, language) };
  });

  mountOffice(app, officeEndpoints['imports.check'], (call) =>
    ask(call, (tx, asked) => askForCheck(tx, asked, call.body, rates())),
  );
  mountOffice(app, officeEndpoints['imports.publish'], (call) =>
    ask(call, (tx, asked) => askForPublishing(tx, asked, call.body)),
  );
  mountOffice(app, officeEndpoints['imports.undo'], (call) => ask(call, (tx, asked) => askForUndo(tx, asked, now())));
  mountOffice(app, officeEndpoints['imports.drop'], (call) => ask(call, askForDropping));

  mountOffice(app, officeEndpoints['imports.rows'], async ({ params: { id }, query, staff: { language } }) =>
    (await findJob(db, id)) ? importRows(db, id, query, language) : officeFail('NOT_FOUND'),
  );

  mountOffice(app, officeEndpoints['imports.report'], async ({ params: { id }, reply, staff }) => {
    if (!(await findJob(db, id))) return officeFail('NOT_FOUND');
    reply.header('content-disposition', `attachment; filename="import-${id}.csv"`);
    return new TextStream(importReport(db, id, { style: tableStyleFor(staff), language: staff.language }));
  });
}

class Empty extends Error {}

const fileFailures: Partial<Record<FileProblem['code'], OfficeFailure>> = {
  BROKEN_ARCHIVE: 'IMPORT_ARCHIVE',
  WORKBOOK: 'IMPORT_WORKBOOK',
  TOO_LONG: 'IMPORT_TOO_LARGE',
};

function uploadFailure(error: unknown): OfficeFailure | null {
  if (error instanceof Empty) return 'IMPORT_EMPTY';
  if (error instanceof TooLarge) return 'IMPORT_TOO_LARGE';
  if (error instanceof FileProblem) return fileFailures[error.code] ?? 'IMPORT_UNKNOWN';
  return isNoRoom(error) ? 'IMPORT_NO_ROOM' : null;
}
