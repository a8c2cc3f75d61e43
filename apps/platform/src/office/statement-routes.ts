import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { STATEMENT_LIMITS } from '@brixel/contract/office/statement-limits';
import { FileProblem } from '@brixel/exchange/problems';
import { type StatementColumns, statementFields } from '@brixel/exchange/statement/statement-columns';
import type { FastifyInstance } from 'fastify';
import { readBankEntries } from '../statement/bank-entries.ts';
import { receiveStatement } from '../statement/receive-statement.ts';
import { bookEntry, dismissEntries, noteOverpaid, reopenEntries } from '../statement/settle-entries.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountStatements(app: FastifyInstance, { db, orders, now }: OfficeTools): void {
  mountOffice(app, officeEndpoints['statements.list'], () => readBankEntries(db, now()));

  mountOffice(
    app,
    officeEndpoints['statements.upload'],
    async ({ request, query: { name, columns }, staff, requestId }) => {
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes)) return officeFail('STATEMENT_UNKNOWN');
      try {
        const author = { staff, requestId };
        const read = await receiveStatement(db, { bytes, name, columns: columnsOf(columns), author, now: now() });
        if ('header' in read)
          return {
            kind: 'columns' as const,
            header: [...read.header],
            rows: read.rows.map((row) => [...row]),
            proposed: [...read.proposed],
          };
        const { entries, newEntries, passedOver } = read;
        return { kind: 'read' as const, entries, new_entries: newEntries, passed_over: passedOver };
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error;
        return officeFail(error.code === 'TOO_LONG' ? 'STATEMENT_TOO_LARGE' : 'STATEMENT_UNKNOWN');
      }
    },
    { bodyLimit: STATEMENT_LIMITS.bytes, tooLarge: officeFail('STATEMENT_TOO_LARGE') },
  );

  mountOffice(app, officeEndpoints['statements.book'], async ({ body, staff, requestId }) => {
    const refused: { id: number; code: 'ENTRY_SETTLED' | 'ORDER_MOVED' | 'NOT_FOUND' }[] = [];
    for (const booking of body.entries) {
      const code = await bookEntry(booking, { db, orders, author: { staff, requestId }, now: now() });
      if (code) refused.push({ id: booking.id, code });
    }
    orders.announce();
    return { booked: body.entries.length - refused.length, refused };
  });

  mountOffice(app, officeEndpoints['statements.overpaid'], async ({ body, staff, requestId }) => {
    const problem = await noteOverpaid(body, { db, author: { staff, requestId }, now: now() });
    return problem ? officeFail(problem) : (true as const);
  });

  mountOffice(app, officeEndpoints['statements.dismiss'], async ({ body, staff, requestId }) =>
    (await dismissEntries(body.ids, { db, author: { staff, requestId }, now: now() }))
      ? (true as const)
      : officeFail('ENTRY_SETTLED'),
  );

  mountOffice(app, officeEndpoints['statements.reopen'], async ({ body, staff, requestId }) =>
    (await reopenEntries(body.ids, { db, author: { staff, requestId }, now: now() }))
      ? (true as const)
      : officeFail('ENTRY_SETTLED'),
  );
}

const columnsOf = (text: string | undefined): StatementColumns | undefined =>
  text?.split(',').map((name) => statementFields.find((field) => field === name) ?? null);
