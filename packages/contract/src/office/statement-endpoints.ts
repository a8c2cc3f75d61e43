import { z } from 'zod';
import { orderStatus } from '../order.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { STATEMENT_LIMITS } from './statement-limits.ts';
import { statementFields, statementGrades, statementRemarks } from './statement-words.ts';

/** Statements of the bank: what came in, and which order it pays. Nothing is booked unless somebody says so. */

const tag = 'Bank statements';
const access = areas.payments;

const order = z.object({
  number: z.string(),
  name: z.string().describe('who gets it; empty where it is settled'),
  total: z.number().describe('in euros'),
  created_at: z.string(),
  status: orderStatus,
});
export type StatementOrder = z.infer<typeof order>;

const entry = z.object({
  id: z.number().int(),
  day: z.string().describe('on which it was booked'),
  amount: z.number().describe('in euros'),
  name: z.string().describe('who paid'),
  iban_end: z.string().describe('the last digits of their account'),
  purpose: z.string(),
  grade: z.enum(statementGrades),
  remark: z.enum(statementRemarks).nullable(),
  orders: z.array(order).describe('what it pays, or what it is about'),
});
export type StatementEntry = z.infer<typeof entry>;

const settled = z.object({
  id: z.number().int(),
  day: z.string(),
  amount: z.number(),
  state: z.enum(['booked', 'dismissed']),
  settled_at: z.string(),
  settled_by: z.string(),
  orders: z.array(z.string()).describe('numbers of the orders that it has paid, or was paid too much for'),
});
export type SettledEntry = z.infer<typeof settled>;

const received = z.object({
  id: z.number().int(),
  name: z.string(),
  account_end: z.string(),
  entries: z.number().int().describe('credits in it'),
  new_entries: z.number().int().describe('that no file before had'),
  created_at: z.string(),
  created_by: z.string(),
});

const ids = z.object({ ids: z.array(z.number().int()).min(1).max(STATEMENT_LIMITS.atOnce) });
const field = z.enum(statementFields).nullable();

export const statementEndpoints = {
  'statements.list': defineOfficeEndpoint(officeRoutes['statements.list'], {
    tag,
    summary: 'What came in and is not settled yet, with the orders that it seems to pay',
    access,
    result: z.object({
      entries: z.array(entry).describe('the oldest first'),
      open: z.array(order).describe('orders that wait for a transfer'),
      settled: z.array(settled).describe('the newest first'),
      statements: z.array(received).describe('the newest first'),
    }),
  }),
  'statements.upload': defineOfficeEndpoint(officeRoutes['statements.upload'], {
    tag,
    summary: 'Receive a statement: CAMT.053, a table of a bank, or a zip of several. What is known already is left out',
    access,
    query: z.object({
      name: z.string().trim().min(1).max(STATEMENT_LIMITS.name),
      columns: z
        .string()
        .max(2000)
        .optional()
        .describe('what the columns of an unknown table are, with commas between, such as `day,amount,,purpose`'),
    }),
    bodyType: 'application/octet-stream',
    result: z.union([
      z.object({
        kind: z.literal('read'),
        entries: z.number().int(),
        new_entries: z.number().int(),
        passed_over: z.number().int().describe('debits, bookings to come, other currencies'),
      }),
      z.object({
        kind: z.literal('columns'),
        header: z.array(z.string()),
        rows: z.array(z.array(z.string())).describe('the first ones'),
        proposed: z.array(field),
      }),
    ]),
    failures: { 400: 'STATEMENT_UNKNOWN', 413: 'STATEMENT_TOO_LARGE: more than 10 MB' },
  }),
  'statements.book': defineOfficeEndpoint(officeRoutes['statements.book'], {
    tag,
    summary:
      'Entries pay these orders; each entry counts once. What is more than they cost is an overpayment of the last',
    access,
    body: z.object({
      entries: z
        .array(z.object({ id: z.number().int(), orders: z.array(z.string().min(1).max(40)).min(1).max(20) }))
        .min(1)
        .max(STATEMENT_LIMITS.atOnce),
    }),
    result: z.object({
      booked: z.number().int(),
      refused: z.array(z.object({ id: z.number().int(), code: z.enum(['ENTRY_SETTLED', 'ORDER_MOVED', 'NOT_FOUND']) })),
    }),
  }),
  'statements.overpaid': defineOfficeEndpoint(officeRoutes['statements.overpaid'], {
    tag,
    summary: 'An entry came in beside what an order costs, twice or for a canceled one: all of it is to go back',
    access,
    body: z.object({ id: z.number().int(), order: z.string().min(1).max(40) }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND', 409: 'ENTRY_SETTLED, or ORDER_MOVED: the order still waits for its money' },
  }),
  'statements.dismiss': defineOfficeEndpoint(officeRoutes['statements.dismiss'], {
    tag,
    summary: 'These entries pay no order',
    access,
    body: ids,
    result: z.literal(true),
    failures: { 409: 'ENTRY_SETTLED' },
  }),
  'statements.reopen': defineOfficeEndpoint(officeRoutes['statements.reopen'], {
    tag,
    summary: 'Look at dismissed entries again, within a day',
    access,
    body: ids,
    result: z.literal(true),
    failures: { 409: 'ENTRY_SETTLED' },
  }),
  'orders.transfer': defineOfficeEndpoint(officeRoutes['orders.transfer'], {
    tag: 'Orders',
    summary: 'What becomes of an order whose transfer has not come: when it was or will be reminded, and canceled',
    access: areas.orders,
    params: z.object({ number: z.string().min(1).max(40) }),
    result: z.object({
      reminded_at: z.string().nullable(),
      reminds_at: z.string().nullable().describe('null: it is not, or was'),
      cancels_at: z.string().nullable().describe('null: somebody has to decide'),
    }),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
