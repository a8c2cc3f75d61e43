/** Starts a platform in a process of its own, says how many products it finds, and ends. */
import type { DatabaseLocation } from '@brixel/platform/database/database';
import { createPlatform } from '@brixel/platform/platform';
import { seedProduct, smallCatalog } from './small-catalog.ts';

const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const products = Array.from({ length: 500 }, (_, index) =>
  seedProduct(index + 10, { de: `stein-${index}`, it: `mattoncino-${index}` }),
);

const { database, close } = await createPlatform(location, () => smallCatalog(products));
const rows = await database.db.selectFrom('product').select('id').execute();
process.stdout.write(`${rows.length} products\n`);
await close();
