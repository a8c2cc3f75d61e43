import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import {
  createGroup,
  listGroups,
  readGroup,
  removeGroup,
  removePrice,
  setPrice,
  updateGroup,
} from '../customer/customer-groups.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountCustomerGroups(app: FastifyInstance, { db, settings }: OfficeTools): void {
  const defaultStore = () => defaultStoreOf(settings.current().stores);

  mountOffice(app, officeEndpoints['customerGroups.list'], () => listGroups(db));

  mountOffice(app, officeEndpoints['customerGroups.read'], async ({ params, query }) => {
    const found = await readGroup(db, params.id, defaultStore(), query.search);
    return typeof found === 'string' ? officeFail(found) : found;
  });

  mountOffice(app, officeEndpoints['customerGroups.create'], async ({ body, staff, requestId }) => {
    const made = await db.transaction().execute((tx) => createGroup(tx, body, { staff, requestId }));
    return typeof made === 'string' ? officeFail(made) : made;
  });

  mountOffice(app, officeEndpoints['customerGroups.update'], async ({ params, body, staff, requestId }) => {
    const saved = await db.transaction().execute((tx) => updateGroup(tx, params.id, body, { staff, requestId }));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });

  mountOffice(app, officeEndpoints['customerGroups.remove'], async ({ params, staff, requestId }) => {
    const removed = await db.transaction().execute((tx) => removeGroup(tx, params.id, { staff, requestId }));
    return typeof removed === 'string' ? officeFail(removed) : removed;
  });

  mountOffice(app, officeEndpoints['customerGroups.setPrice'], async ({ params, body, staff, requestId }) => {
    const saved = await db
      .transaction()
      .execute((tx) => setPrice(tx, params.id, body, { staff, requestId, defaultStore: defaultStore() }));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });

  mountOffice(app, officeEndpoints['customerGroups.removePrice'], async ({ params, body, staff, requestId }) => {
    const removed = await db.transaction().execute((tx) => removePrice(tx, params.id, body, { staff, requestId }));
    return typeof removed === 'string' ? officeFail(removed) : removed;
  });
}
