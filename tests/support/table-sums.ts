import { createHash } from 'node:crypto';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { sql } from 'kysely';

/** Number and checksum of the rows of every table: two databases are equal where these are. */
export async function tableSums(location: DatabaseLocation): Promise<Record<string, string>> {
  const { db, kind, close } = await openDatabase(location);
  try {
    const tables =
      kind === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
    const sums: Record<string, string> = {};
    for (const { name } of (await tables.execute(db)).rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      const sorted = rows.map((row) => JSON.stringify(row)).sort();
      sums[name] = `${rows.length} ${createHash('sha256').update(sorted.join('\n')).digest('hex')}`;
    }
    return sums;
  } finally {
    await close();
  }
}
