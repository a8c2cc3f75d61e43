import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** Who changed what, from what to what. */

const tag = 'Audit log';
const access = areas.audit;
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const filters = z.object({
  staff: rowId.optional(),
  action: z.string().min(1).max(60).optional().describe('such as staff.update, or staff for all that begins with it'),
  subject: z.string().min(1).max(200).optional().describe('a part of the subject'),
  from: moment.optional(),
  to: moment.optional().describe('a day counts to its end'),
  before: rowId.optional().describe('`next` of the page before'),
});
export type AuditFilters = z.output<typeof filters>;

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  staff: z.object({ id: z.number().int().nullable(), name: z.string() }).describe('a command line has no id'),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEndpoints = {
  'audit.list': defineOfficeEndpoint(officeRoutes['audit.list'], {
    tag,
    summary: 'The entries, newest first',
    access,
    query: filters,
    result: z.object({ entries: z.array(auditEntry), next: z.number().int().nullable() }),
  }),
  'audit.csv': defineOfficeEndpoint(officeRoutes['audit.csv'], {
    tag,
    summary: 'The same entries as a table',
    access,
    query: filters,
    mediaType: 'text/csv; charset=utf-8',
    result: z.string(),
  }),
} as const;
