import { z } from 'zod';
import { movedTableFailures, movedTableQuery, rowReport } from './moved-table.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { redirectRemarks } from './redirect-import-words.ts';
import { areas } from './roles.ts';

/** Addresses of another shop lead to what they were about. */

const count = z.number().int();

const redirectImportReport = z.object({
  addresses: count.describe('in the file'),
  create: count.describe('redirects that are new'),
  here: count.describe('addresses that the shop has itself: they need none'),
  known: count.describe('addresses that are led elsewhere already: nothing of it changes'),
  left_out: count.describe('that cannot be read, or lead to nothing here'),
  report: rowReport(redirectRemarks),
});
export type RedirectImportReport = z.infer<typeof redirectImportReport>;

export const redirectImportEndpoints = {
  'redirects.import': defineOfficeEndpoint(officeRoutes['redirects.import'], {
    tag: 'Redirects',
    summary: 'Take over old addresses from a table (CSV): url_rewrite of Magento, or one with old and new addresses',
    access: areas.content,
    query: movedTableQuery,
    bodyType: 'application/octet-stream',
    result: redirectImportReport,
    failures: movedTableFailures,
  }),
} as const;
