import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { readCategory, readTree } from '../categories/read-categories.ts';
import {
  type CategoryContext,
  createCategory,
  moveCategory,
  removeCategory,
  updateCategory,
} from '../categories/write-categories.ts';
import type { Schema } from '../database/schema.ts';
import type { Failure } from '../http/reply.ts';
import type { Author } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountCategories(app: FastifyInstance, { db, database, editor, settings }: OfficeTools): void {
  const defaultStore = () => defaultStoreOf(settings.current().stores);

  /** Shown by all nodes at once. A refusal has changed nothing. */
  async function edit<T extends object | true>(
    { staff, requestId }: Author,
    work: (tx: Transaction<Schema>, context: CategoryContext) => Promise<T | OfficeFailure>,
  ): Promise<T | Failure> {
    const context = { kind: database.kind, author: { staff, requestId }, defaultStore: defaultStore() };
    let result: T | OfficeFailure = 'NOT_FOUND';
    await editor.edit(async (tx) => {
      result = await work(tx, context);
      return typeof result !== 'string';
    });
    return typeof result === 'string' ? officeFail(result) : result;
  }

  mountOffice(app, officeEndpoints['categories.tree'], ({ staff }) =>
    readTree(db, textOrder(staff.language, defaultStore())),
  );
  mountOffice(
    app,
    officeEndpoints['categories.read'],
    async ({ params }) => (await readCategory(db, params.id)) ?? officeFail('NOT_FOUND'),
  );
  mountOffice(app, officeEndpoints['categories.create'], ({ body, ...author }) =>
    edit(author, (tx, context) => createCategory(tx, body, context)),
  );
  mountOffice(app, officeEndpoints['categories.update'], ({ params, body, ...author }) =>
    edit(author, (tx, context) => updateCategory(tx, params.id, body, context)),
  );
  mountOffice(app, officeEndpoints['categories.move'], ({ params, body, ...author }) =>
    edit(author, (tx, context) => moveCategory(tx, params.id, body, context)),
  );
  mountOffice(app, officeEndpoints['categories.remove'], async ({ params, query, ...author }) => {
    const removed = await edit(author, (tx, context) => removeCategory(tx, params.id, query.version, context));
    return removed === true ? {} : removed;
  });
}
