import { pruneChanges } from '@brixel/platform/catalog/changes/change-log';
import type { Database } from '@brixel/platform/database/database';
import { expect } from 'vitest';
import { WAIT_LIMIT_MS } from './limits.ts';

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;

/**
 * Clears the change log as after two days. PostgreSQL keeps changes that are newer than a transaction which is still running
 * anywhere on the server, such as those of other tests.
 */
export async function clearChanges(database: Database): Promise<void> {
  const clear = async (): Promise<number> => {
    await pruneChanges(database, Date.now() + TWO_DAYS_MS);
    return (await database.db.selectFrom('catalog_change').select('id').execute()).length;
  };
  await expect.poll(clear, { timeout: WAIT_LIMIT_MS }).toBe(0);
}
