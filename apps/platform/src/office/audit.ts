import type { AuditEntry, AuditFilters } from '@brixel/contract/office/audit-endpoints';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type JsonText, parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { startOfDay } from '../local-time.ts';

/** Who makes a change: somebody who is signed in, or a command line. */
export interface Author {
  staff: { id: number | null; name: string };
  /** of the call; finds its lines in the log */
  requestId: string | null;
}

export interface Change extends Author {
  /** the name of the office's call, also where something else makes the change */
  action: string;
  /** what was changed, by the name that people know: an e-mail address of the staff, a sku, an order number */
  subject: string;
  before?: unknown;
  after?: unknown;
}

const MOST_BYTES = 4096;

/**
 * Tells of a change, in its transaction: neither is stored without the other. `before` and `after` hold what has changed, never an
 * address, a mail or a name of a shopper, because entries stay when a customer's data is deleted.
 */
export async function recordChange(tx: Transaction<Schema>, change: Change): Promise<void> {
  const { staff, action, subject, before, after, requestId } = change;
  await tx
    .insertInto('audit')
    .values({
      at: new Date().toISOString(),
      staff_id: staff.id,
      staff_name: staff.name,
      action,
      subject,
      before: bounded(before),
      after: bounded(after),
      request_id: requestId,
    })
    .execute();
}

/** Of a value that is too long its beginning is kept. */
function bounded(value: unknown): JsonText<unknown> | null {
  if (value === undefined || value === null) return null;
  const whole = toJson(value);
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  // a letter may take three bytes, and a quotation mark is written with a backslash
  let letters = MOST_BYTES;
  let text: JsonText<unknown>;
  do {
    letters = Math.floor(letters * 0.75);
    text = toJson({ shortened: whole.slice(0, letters) });
  } while (Buffer.byteLength(text) > MOST_BYTES);
  return text;
}

const PAGE = 50;
const ROWS_AT_ONCE = 500;

export async function listChanges(
  db: Kysely<Schema>,
  filters: AuditFilters,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const rows = await newest(db, filters, PAGE + 1);
  const entries = rows.slice(0, PAGE).map(toEntry);
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}

/** All that the filters let through, the newest first, a few at a time however many there are. */
export async function* allChanges(db: Kysely<Schema>, filters: AuditFilters): AsyncGenerator<AuditEntry> {
  let before = filters.before;
  for (;;) {
    const rows = await newest(db, { ...filters, before }, ROWS_AT_ONCE);
    for (const row of rows) yield toEntry(row);
    before = rows.at(-1)?.id;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function newest(db: Kysely<Schema>, { staff, action, subject, from, to, before }: AuditFilters, limit: number) {
  let rows = db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (staff !== undefined) rows = rows.where('staff_id', '=', staff);
  if (action !== undefined)
    rows = rows.where(({ eb, or }) => or([eb('action', '=', action), eb('action', 'like', `${action}.%`)]));
  if (subject !== undefined) rows = rows.where(sql<boolean>`lower(subject) like ${contains(subject)} escape '!'`);
  if (from !== undefined) rows = rows.where('at', '>=', beginning(from));
  if (to !== undefined)
    rows = rows.where('at', isDay(to) ? '<' : '<=', isDay(to) ? beginning(dayAfter(to)) : instant(to));
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.execute();
}

const contains = (text: string): string => `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`;

const isDay = (moment: string): boolean => !moment.includes('T');
const instant = (moment: string): string => new Date(moment).toISOString();
const beginning = (moment: string): string => (isDay(moment) ? startOfDay(moment).toISOString() : instant(moment));
const dayAfter = (day: string): string => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const toEntry = (row: Selectable<Schema['audit']>): AuditEntry => ({
  id: row.id,
  at: row.at,
  staff: { id: row.staff_id, name: row.staff_name },
  action: row.action,
  subject: row.subject,
  before: row.before === null ? null : parseJson(row.before),
  after: row.after === null ? null : parseJson(row.after),
  request_id: row.request_id,
});
