import path from 'node:path';
import { inject } from 'vitest';
import { madeOnce } from './made-once.ts';

/**
 * The data directory of a shop that was filled with the demo catalogue and has stored its snapshot, to be copied: `seeding.test.ts`
 * and the shop of the browser tests prove the filling itself. The same as that of `filled-database.ts`, without its imports.
 */
export const seededFolder = (): Promise<string> =>
  madeOnce(path.join(inject('runFolder'), 'filled_demo_sqlite'), async (dataDir) => {
    // most files that start a shop need nothing else of the platform
    const { createPlatform } = await import('@brixel/platform/platform');
    await (await createPlatform({ dataDir })).close();
  });
