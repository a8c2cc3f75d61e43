import { deleteDB } from 'idb';
import { freeStored } from './browser-storage.ts';
import { ANSWERS_DATABASE, isQuotaError } from './database.ts';

/** For what cannot be fetched again: where there is no room, caches are evicted and the write is tried once more. */
export async function retryAfterEviction<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    freeStored();
    await deleteAnswers();
    return write();
  }
}

/** Does not wait for tabs that still use them, nor report an error: the second attempt shows whether it helped. */
const deleteAnswers = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => resolve();
    deleteDB(ANSWERS_DATABASE, { blocked: finish }).then(finish, finish);
  });
