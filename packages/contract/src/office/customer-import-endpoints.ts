import { z } from 'zod';
import { customerRemarks } from './customer-import-words.ts';
import { movedTableFailures, movedTableQuery, rowReport } from './moved-table.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Customers of another shop come into this one. */

const count = z.number().int();

export const customerImportReport = z.object({
  customers: count.describe('in the file'),
  create: count.describe('that are new here'),
  known: count.describe('that have an account here: nothing of it changes'),
  left_out: count.describe('that cannot be read'),
  passwords: count.describe(
    'of the new ones who can log in with their old password; the others ask for a new one by mail',
  ),
  addresses: count.describe('of the new ones'),
  newsletter: count.describe('of the new ones whose consent is proved'),
  report: rowReport(customerRemarks),
});
export type CustomerImportReport = z.infer<typeof customerImportReport>;

export const customerImportEndpoints = {
  'customers.import': defineOfficeEndpoint(officeRoutes['customers.import'], {
    tag: 'Customers',
    summary: 'Take over customers of another shop from a table (CSV). Who has an account here is left as they are',
    access: areas.customers,
    query: movedTableQuery,
    bodyType: 'application/octet-stream',
    result: customerImportReport,
    failures: movedTableFailures,
  }),
} as const;
