import { readStatement } from '@brixel/exchange/statement/read-statement';
import type { Credit, Statement } from '@brixel/exchange/statement/statement';
import type { StatementColumns } from '@brixel/exchange/statement/statement-columns';
import type { UnknownTable } from '@brixel/exchange/statement/statement-csv';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { hmacOf, type ShopSecret, shopSecret } from '../shop-secrets.ts';
import { folded } from './order-code.ts';
import { unpackStatements } from './unpack-statements.ts';

export interface ReceivedStatement {
  bytes: Buffer;
  name: string;
  columns?: StatementColumns | undefined;
  author: Author;
  now: number;
}

export interface ReadStatements {
  entries: number;
  newEntries: number;
  passedOver: number;
}

const ROWS_AT_ONCE = 200;
const IBAN_IN_TEXT = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/g;
const END = 4;

/** Keeps what came in and was in no file before. A table whose columns are not known is given back. */
export async function receiveStatement(
  db: Kysely<Schema>,
  { bytes, name, columns, author, now }: ReceivedStatement,
): Promise<ReadStatements | UnknownTable> {
  const read: Statement[][] = [];
  for (const file of await unpackStatements(bytes)) {
    const statements = await readStatement(file, columns);
    if (!Array.isArray(statements)) return statements;
    read.push(statements);
  }
  const secret = await shopSecret(db, 'bank-entries');
  const entries = new Map(read.flatMap((file) => keyed(file, secret)));
  const account = read.flat().find((statement) => statement.account !== '')?.account ?? '';
  const created_at = new Date(now).toISOString();
  const newEntries = await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('bank_statement')
      .values({
        ...{ name, created_at, created_by: author.staff.name },
        account_end: account.slice(-END),
        entries: entries.size,
        new_entries: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const inserted = await insertNew(tx, id, entries);
    await tx.updateTable('bank_statement').set({ new_entries: inserted }).where('id', '=', id).execute();
    await recordChange(tx, { ...author, action: 'statements.upload', subject: name, after: { entries: inserted } });
    return inserted;
  });
  return {
    entries: entries.size,
    newEntries,
    passedOver: read.flat().reduce((sum, { passedOver }) => sum + passedOver, 0),
  };
}

interface KeyedCredit {
  credit: Credit;
  /** under which it was kept before the shop's secret was replaced */
  oldKeys: string[];
}

/**
 * What the bank says of an entry names it, so that statements may overlap. Several that are alike in one file are told apart by
 * their number among each other.
 */
function keyed(file: readonly Statement[], { all }: ShopSecret): [key: string, entry: KeyedCredit][] {
  const alike = new Map<string, number>();
  return file.flatMap(({ account, credits }) =>
    credits.map((credit): [string, KeyedCredit] => {
      const { day, amount, name, iban, purpose, isReturned } = credit;
      const facts = JSON.stringify([account, day, amount, folded(name), iban, folded(purpose), isReturned]);
      const count = (alike.get(facts) ?? 0) + 1;
      alike.set(facts, count);
      const [key = '', ...oldKeys] = all.map((secret) => hmacOf(secret, `${count} ${facts}`));
      return [key, { credit, oldKeys }];
    }),
  );
}

async function insertNew(
  tx: Transaction<Schema>,
  statementId: number,
  entries: ReadonlyMap<string, KeyedCredit>,
): Promise<number> {
  // in one order everywhere, so that two people with the same file never wait for each other
  const known = await knownEntries(tx, [...entries.values()]);
  const rows = [...entries]
    .filter(([, { oldKeys }]) => !oldKeys.some((key) => known.has(key)))
    .map(
      ([
        key,
        {
          credit: { day, amount, name, purpose, iban, isReturned },
        },
      ]) => ({
        ...{ key, statement_id: statementId, day, amount, name },
        purpose: withoutIbans(purpose),
        iban_end: iban.slice(-END),
        is_returned: isReturned ? (1 as const) : (0 as const),
        ...{ state: 'open' as const, settled_at: null, settled_by: null },
      }),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day) || (a.key < b.key ? -1 : 1));
  let inserted = 0;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const added = await tx
      .insertInto('bank_entry')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .execute();
    inserted += added.length;
  }
  return inserted;
}

/** Which of the keys of replaced secrets there are. */
async function knownEntries(tx: Transaction<Schema>, entries: readonly KeyedCredit[]): Promise<Set<string>> {
  const oldKeys = entries.flatMap((entry) => entry.oldKeys);
  const known = new Set<string>();
  for (let start = 0; start < oldKeys.length; start += ROWS_AT_ONCE) {
    const rows = await tx
      .selectFrom('bank_entry')
      .select('key')
      .where('key', 'in', oldKeys.slice(start, start + ROWS_AT_ONCE))
      .execute();
    for (const { key } of rows) known.add(key);
  }
  return known;
}

/** Some banks write the payer's account into the text. */
const withoutIbans = (text: string): string =>
  text.replaceAll(IBAN_IN_TEXT, (iban) => `…${iban.replaceAll(' ', '').slice(-END)}`);
