import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { TextStream } from '../http/reply.ts';
import { exportProducts } from '../product-files/export-products.ts';
import { allows } from './allows.ts';
import { mountOffice } from './mount-office.ts';
import type { OfficeTools } from './office-tools.ts';
import { tableStyleFor } from './table-style.ts';

export function mountProductFiles(app: FastifyInstance, { db, settings }: OfficeTools): void {
  mountOffice(app, officeEndpoints['products.file'], async ({ query: { format }, staff, reply }) => {
    reply.header('content-disposition', `attachment; filename="products.${format}"`);
    const store = defaultStoreOf(settings.current().stores);
    const style = tableStyleFor(staff);
    return new TextStream(exportProducts(db, { format, store, seesCosts: allows(staff, 'costs'), style }));
  });
}
