import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { readAttributes } from '../attributes/read-attributes.ts';
import {
  type AttributeContext,
  createAttribute,
  removeAttribute,
  updateAttribute,
} from '../attributes/write-attributes.ts';
import type { Schema } from '../database/schema.ts';
import type { Failure } from '../http/reply.ts';
import type { Author } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountAttributes(app: FastifyInstance, { db, database, editor, settings }: OfficeTools): void {
  /** Labels show at once on all nodes, filters and what goods say with the next build. A refusal has changed nothing. */
  async function edit<T extends object | true>(
    { staff, requestId }: Author,
    work: (tx: Transaction<Schema>, context: AttributeContext) => Promise<T | OfficeFailure>,
  ): Promise<T | Failure> {
    const defaultStore = defaultStoreOf(settings.current().stores);
    let result: T | OfficeFailure = 'NOT_FOUND';
    await editor.edit(async (tx) => {
      result = await work(tx, { kind: database.kind, author: { staff, requestId }, defaultStore });
      return typeof result !== 'string';
    });
    return typeof result === 'string' ? officeFail(result) : result;
  }

  mountOffice(app, officeEndpoints['attributes.list'], () => readAttributes(db));
  mountOffice(app, officeEndpoints['attributes.create'], ({ body, ...author }) =>
    edit(author, (tx, context) => createAttribute(tx, body, context)),
  );
  mountOffice(app, officeEndpoints['attributes.update'], ({ params, body, ...author }) =>
    edit(author, (tx, context) => updateAttribute(tx, params.id, body, context)),
  );
  mountOffice(app, officeEndpoints['attributes.remove'], async ({ params, query, ...author }) => {
    const removed = await edit(author, (tx, context) => removeAttribute(tx, params.id, query.version, context));
    return removed === true ? {} : removed;
  });
}
