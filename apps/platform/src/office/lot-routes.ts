import type { OfficeLotUpdate } from '@brixel/contract/office/lot-endpoints';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { TextStream } from '../http/reply.ts';
import { exportLots } from '../imports/export-lots.ts';
import { type LotUpdate, listUpdates, takeUpdate, updateFile } from '../imports/lot-updates.ts';
import { allows } from './allows.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { tableStyleFor } from './table-style.ts';

export function mountLots(app: FastifyInstance, { db, now }: OfficeTools): void {
  mountOffice(app, officeEndpoints['lots.file'], async ({ query: { format }, staff, reply }) => {
    reply.header('content-disposition', `attachment; filename="lots.${format}"`);
    return new TextStream(exportLots(db, { format, style: tableStyleFor(staff), seesCosts: allows(staff, 'costs') }));
  });

  mountOffice(app, officeEndpoints['lots.updates'], async () => ({
    updates: (await listUpdates(db)).map(toOffice),
  }));

  mountOffice(app, officeEndpoints['lots.update'], async ({ staff, requestId }) => {
    const at = new Date(now()).toISOString();
    const taken = await db.transaction().execute((tx) => takeUpdate(tx, { staff, requestId }, at));
    return { update: taken && toOffice(taken) };
  });

  mountOffice(app, officeEndpoints['lots.updateFile'], async ({ params: { id }, reply }) => {
    const file = await updateFile(db, id);
    if (file === null) return officeFail('NOT_FOUND');
    reply.header('content-disposition', `attachment; filename="bricklink-update-${id}.xml"`);
    return file;
  });
}

const toOffice = ({ createdBy, createdAt, ...facts }: LotUpdate): OfficeLotUpdate => ({
  ...facts,
  created_by: createdBy,
  created_at: createdAt,
});
