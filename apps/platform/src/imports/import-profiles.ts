import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { ImportChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';

/** What was chosen for files of one kind last: the next one is read the same way. */
export interface ImportProfile {
  choice: Omit<ImportChoice, 'vatRate'>;
  updatedAt: string;
}

export async function readProfile(db: Kysely<Schema>, kind: string): Promise<ImportProfile | null> {
  const row = await db.selectFrom('import_profile').selectAll().where('kind', '=', kind).executeTakeFirst();
  return row ? { choice: parseJson(row.choice), updatedAt: row.updated_at } : null;
}

export async function keepProfile(
  tx: Transaction<Schema>,
  kind: string,
  { isWhole, prices, table, adding = null, products = null, categories = {} }: ImportChoice,
): Promise<void> {
  const facts = {
    choice: toJson({ isWhole, prices, table, adding, products, categories }),
    updated_at: new Date().toISOString(),
  };
  await tx
    .insertInto('import_profile')
    .values({ kind, ...facts })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(facts))
    .execute();
}
