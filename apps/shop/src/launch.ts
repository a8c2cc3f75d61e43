import { startProblem } from '@brixel/platform/database/start-problem';
import { readConfig } from './config.ts';
import { createShop } from './shop.ts';
import { stopGracefully } from './stop-gracefully.ts';
import type { StorefrontKind } from './storefront-kind.ts';

/** Reads the environment, starts the shop and says where it is; a wrong variable or unusable data end it with a sentence. */
export async function launch(storefront: StorefrontKind): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) {
    process.stderr.write(`${read.problems.join('\n')}\n`);
    process.exit(1);
  }
  const shop = await createShop(read.config, storefront).catch((error: unknown) => {
    const problem = startProblem(error, read.config);
    if (!problem) throw error;
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  });
  stopGracefully(shop);
  process.stdout.write(`Payment: ${shop.payments}.\n`);
  process.stdout.write(`Brixel is ready: ${await shop.listen()}\n`);
}
