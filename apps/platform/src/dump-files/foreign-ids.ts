import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { insertRows } from '../seed/insert-rows.ts';

/**
 * What another shop calls a category, an attribute or an option by. A later dump finds them by it, whatever they are called here by
 * then; one in another language adds that to them.
 */
type Kind = Selectable<Schema['foreign_id']>['kind'];
type NewId = Pick<Selectable<Schema['foreign_id']>, 'kind' | 'foreign_key' | 'own_id' | 'is_made'>;

export async function readForeignIds(db: Kysely<Schema>, kind: Kind): Promise<Map<string, number>> {
  const rows = await db.selectFrom('foreign_id').select(['foreign_key', 'own_id']).where('kind', '=', kind).execute();
  return new Map(rows.map(({ foreign_key, own_id }) => [foreign_key, own_id]));
}

/** Of those that imports have made, the ones that nobody has seen: theirs were not published, or are undone. */
export async function readUnseen(db: Kysely<Schema>, kind: Kind): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('foreign_id')
    .innerJoin('import_job', 'import_job.id', 'foreign_id.job_id')
    .select('own_id')
    .where('kind', '=', kind)
    .where('is_made', '=', 1)
    .where('state', '<>', 'published')
    .execute();
  return new Set(rows.map(({ own_id }) => own_id));
}

/** One that has gone here is found anew. */
export async function writeForeignIds(tx: Transaction<Schema>, jobId: number, ids: readonly NewId[]): Promise<void> {
  for (const kind of new Set(ids.map((id) => id.kind)))
    await tx
      .deleteFrom('foreign_id')
      .where('kind', '=', kind)
      .where(
        'foreign_key',
        'in',
        ids.filter((id) => id.kind === kind).map(({ foreign_key }) => foreign_key),
      )
      .execute();
  await insertRows(
    tx,
    'foreign_id',
    ids.map((id) => ({ ...id, job_id: jobId })),
  );
}
