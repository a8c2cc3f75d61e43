import type { Database } from '@brixel/platform/database/database';
import { sql } from 'kysely';

/** What a release may rely on in a table when it reads or writes rows. */
export interface TableFacts {
  columns: Map<string, ColumnFacts>;
  /** columns and condition of each unique index, primary keys too */
  unique: Set<string>;
  checks: Set<string>;
}

interface ColumnFacts {
  type: string;
  isNullable: boolean;
  /** whether a row can be inserted without naming it */
  hasDefault: boolean;
}

export async function readTables({ db, kind }: Database): Promise<Map<string, TableFacts>> {
  const tables = await db.introspection.getTables();
  const more = kind === 'sqlite' ? await sqliteRules(db) : await postgresRules(db);
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      {
        columns: new Map(
          columns.map((column) => [
            column.name,
            {
              type: column.dataType.toLowerCase(),
              isNullable: column.isNullable,
              hasDefault: column.isNullable || column.hasDefaultValue || column.isAutoIncrementing,
            },
          ]),
        ),
        unique: rulesOf(more, 'unique', name),
        checks: rulesOf(more, 'check', name),
      },
    ]),
  );
}

interface Rule {
  kind: 'unique' | 'check';
  table_name: string;
  rule: string;
}

const rulesOf = (rules: readonly Rule[], kind: Rule['kind'], table: string): Set<string> =>
  new Set(rules.filter((rule) => rule.kind === kind && rule.table_name === table).map(({ rule }) => rule));

async function postgresRules(db: Database['db']): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select 'unique' as kind, class.relname as table_name,
      regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as rule
    from pg_index join pg_class class on class.oid = indrelid
    where indisunique and class.relnamespace = 'public'::regnamespace
    union all
    select 'check', class.relname, pg_get_constraintdef(con.oid)
    from pg_constraint con join pg_class class on class.oid = con.conrelid
    where con.contype = 'c' and class.relnamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

async function sqliteRules(db: Database['db']): Promise<Rule[]> {
  const { rows: unique } = await sql<Rule>`
    select 'unique' as kind, tables.name as table_name,
      (select group_concat(coalesce(name, '…')) from pragma_index_info(list.name)) ||
      coalesce(' ' || (select substr(sql, instr(lower(sql), ' where ')) from sqlite_schema where name = list.name and partial), '') as rule
    from sqlite_schema tables join pragma_index_list(tables.name) list
    where tables.type = 'table' and list."unique"`.execute(db);
  const { rows: made } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table' and sql is not null`.execute(db);
  const checks = made.flatMap(({ name, sql: text }) =>
    checksIn(text).map((rule): Rule => ({ kind: 'check', table_name: name, rule })),
  );
  return [...unique, ...checks];
}

/** What stands in the brackets behind each `check`. */
function checksIn(text: string): string[] {
  return [...text.matchAll(/\bcheck\s*\(/gi)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    for (; depth > 0; end += 1) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
    return text
      .slice(index + length, end - 1)
      .replaceAll(/\s+/g, ' ')
      .trim();
  });
}

/** Why code that was written for the tables `before` could fail on those `after`. */
export function breaksOf(before: ReadonlyMap<string, TableFacts>, after: ReadonlyMap<string, TableFacts>): string[] {
  return [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    return now ? tableBreaks(old, now).map((what) => `${name}: ${what}`) : [`${name} is gone`];
  });
}

function tableBreaks(old: TableFacts, now: TableFacts): string[] {
  const found: string[] = [];
  for (const [name, { type, isNullable, hasDefault }] of old.columns) {
    const column = now.columns.get(name);
    if (!column) found.push(`${name} is gone`);
    else if (column.type !== type) found.push(`${name} was ${type} and is ${column.type}`);
    else if (column.isNullable !== isNullable)
      found.push(`${name} ${isNullable ? 'must' : 'need'} not be null any more`);
    else if (hasDefault && !column.hasDefault) found.push(`${name} has lost its default`);
  }
  for (const [name, { hasDefault }] of now.columns)
    if (!old.columns.has(name) && !hasDefault) found.push(`${name} is new and has no default`);
  for (const rule of now.unique) if (!old.unique.has(rule)) found.push(`unique is new: ${rule}`);
  for (const rule of now.checks) if (!old.checks.has(rule)) found.push(`check is new: ${rule}`);
  return found;
}
