import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The answer of work that is not to be kept. */
export class Undone<T> {
  readonly answer: T;

  constructor(answer: T) {
    this.answer = answer;
  }
}

/** What makes kysely roll back; it never leaves this file. */
class Rollback extends Error {
  readonly undone: Undone<unknown>;

  constructor(undone: Undone<unknown>) {
    super('The work is undone');
    this.undone = undone;
  }
}

/** One transaction. Work that answers with `Undone` leaves nothing behind, though nothing went wrong. */
export async function undoable<T>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T | Undone<T>>,
): Promise<T> {
  let undone: Undone<T> | null = null;
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx);
      if (!(answer instanceof Undone)) return answer;
      undone = answer;
      throw new Rollback(answer);
    });
  } catch (error) {
    if (undone && error instanceof Rollback && error.undone === undone) return (undone as Undone<T>).answer;
    throw error;
  }
}
