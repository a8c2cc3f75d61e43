import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A result whose transaction is rolled back. */
export class RolledBack<T> {
  readonly result: T;

  constructor(result: T) {
    this.result = result;
  }
}

/** Makes kysely roll back; caught below, never seen by callers. */
class Rollback extends Error {
  readonly rolledBack: RolledBack<unknown>;

  constructor(rolledBack: RolledBack<unknown>) {
    super('The transaction is rolled back');
    this.rolledBack = rolledBack;
  }
}

/** Runs `work` in one transaction. A `RolledBack` result rolls it back without an error: an expected refusal is no exception. */
export async function transactionOrRollback<T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T | RolledBack<T>>,
): Promise<T> {
  let rolledBack: RolledBack<T> | null = null;
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (!(result instanceof RolledBack)) return result;
      rolledBack = result;
      throw new Rollback(result);
    });
  } catch (error) {
    if (rolledBack && error instanceof Rollback && error.rolledBack === rolledBack)
      return (rolledBack as RolledBack<T>).result;
    throw error;
  }
}
