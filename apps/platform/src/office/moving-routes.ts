import { MOVED_TABLE_LIMITS } from '@brixel/contract/office/moved-table-limits';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { FileProblem, type FileProblemCode } from '@brixel/exchange/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Failure } from '../http/reply.ts';
import { checkCustomers, importCustomers } from '../moving/import-customers.ts';
import { checkOrders, importOrders } from '../moving/import-orders.ts';
import { checkRedirects, importRedirects } from '../moving/import-redirects.ts';
import { findMovedOrders } from '../moving/moved-orders.ts';
import type { MovedFile } from '../moving/moved-rows.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

/** What a shop brings along from where it was before. The file is sent twice, to look at it and to take it over: nothing of it is kept here. */
export function mountMoving(app: FastifyInstance, { db, settings, movedOrders, publicUrl }: OfficeTools): void {
  mountOffice(
    app,
    officeEndpoints['customers.import'],
    ({ request, query: { name, publish }, staff, requestId }) =>
      readTable(request, name, (file) => {
        const shop = { db, stores: settings.current().stores };
        return publish ? importCustomers(shop, file, { author: { staff, requestId } }) : checkCustomers(shop, file);
      }),
    uploaded,
  );

  mountOffice(
    app,
    officeEndpoints['movedOrders.import'],
    ({ request, query: { name, publish }, staff, requestId }) =>
      readTable(
        request,
        name,
        (file) => {
          const shop = { db, stores: settings.current().stores };
          return publish ? importOrders(shop, file, { author: { staff, requestId } }) : checkOrders(shop, file);
        },
        'ORDERS_UNREADABLE',
      ),
    uploaded,
  );
  mountOffice(app, officeEndpoints['movedOrders.list'], ({ query }) => findMovedOrders(db, query));
  mountOffice(
    app,
    officeEndpoints['movedOrders.read'],
    async ({ params }) => (await movedOrders.read(params.number)) ?? officeFail('NOT_FOUND'),
  );

  mountOffice(
    app,
    officeEndpoints['redirects.import'],
    ({ request, query: { name, publish }, staff, requestId }) =>
      readTable(request, name, (file) => {
        const shop = { db, stores: settings.current().stores, publicUrl };
        return publish ? importRedirects(shop, file, { author: { staff, requestId } }) : checkRedirects(shop, file);
      }),
    uploaded,
  );
}

const uploaded = { bodyLimit: MOVED_TABLE_LIMITS.bytes, tooLarge: officeFail('TABLE_TOO_LARGE') };

async function readTable<T>(
  { body }: FastifyRequest,
  name: string,
  take: (file: MovedFile) => Promise<T>,
  unreadable: OfficeFailure = 'TABLE_UNREADABLE',
): Promise<T | Failure> {
  if (!Buffer.isBuffer(body)) return officeFail(unreadable);
  try {
    return await take({ name, read: () => pieces(body) });
  } catch (error) {
    if (error instanceof FileProblem) return officeFail(failures[error.code] ?? unreadable);
    throw error;
  }
}

const failures: Partial<Record<FileProblemCode, OfficeFailure>> = {
  NOT_UTF8: 'TABLE_NOT_UTF8',
  NO_HEADERS: 'TABLE_COLUMNS',
};

const PIECE = 64 * 1024;

/** A large file is not decoded in one go. */
async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}
