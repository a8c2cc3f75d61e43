import type { AuditEntry, AuditFilters } from '@brixel/contract/office/audit-endpoints';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { TextStream } from '../http/reply.ts';
import type { TableColumn, TableFor } from '../table-headings.ts';
import { allChanges, listChanges } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import type { OfficeTools } from './office-tools.ts';
import { tableStyleFor } from './table-style.ts';

export function mountAudit(app: FastifyInstance, { db }: OfficeTools): void {
  mountOffice(app, officeEndpoints['audit.list'], ({ query }) => listChanges(db, query));

  mountOffice(app, officeEndpoints['audit.csv'], async ({ query, staff, reply }) => {
    reply.header('content-disposition', 'attachment; filename="audit.csv"');
    return new TextStream(auditCsv(db, query, tableStyleFor(staff)));
  });
}

type Column = [title: TableColumn, cell: (entry: AuditEntry) => string | number];

const jsonCell = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

const COLUMNS: readonly Column[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['staff', ({ staff }) => staff.name],
  ['action', ({ action }) => action],
  ['subject', ({ subject }) => subject],
  ['before', ({ before }) => jsonCell(before)],
  ['after', ({ after }) => jsonCell(after)],
  ['request_id', ({ request_id }) => request_id ?? ''],
];

async function* auditCsv(db: Kysely<Schema>, filters: AuditFilters, style: TableFor): AsyncGenerator<string> {
  yield style.start + style.row(style.headings(COLUMNS.map(([title]) => title)));
  for await (const entry of allChanges(db, filters)) yield style.row(COLUMNS.map(([, cell]) => cell(entry)));
}
