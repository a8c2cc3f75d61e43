import { ANSWERS_DATABASE } from '#data/catalog/cache/cache-limits.ts';
import { isQuotaError } from '#data/catalog/cache/quota-error.ts';
import { freeStored } from './browser-storage.ts';

/** A write of what cannot be had again: where there is no room for it, what can be had again gives way. */
export async function retryAfterEviction<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    freeStored();
    await forgetAnswers();
    return write();
  }
}

const forgetAnswers = (): Promise<void> =>
  new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(ANSWERS_DATABASE);
    deletion.onsuccess = () => resolve();
    // whether it helps, the second attempt will show
    deletion.onerror = () => resolve();
    deletion.onblocked = () => resolve();
  });
