import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { collectAfterVisits, collectGarbage, keepHeapSmall } from './heap.ts';
import { listenProblem } from './listen-problem.ts';
import { createShop, type Shop } from './shop.ts';
import type { StorefrontKind } from './storefront-kind.ts';

/** Reads the environment and starts the shop; a wrong variable or unusable data end it with a sentence. */
export async function launch(storefront: StorefrontKind): Promise<void> {
  keepHeapSmall();
  // whatever is written, here and in processes that it starts, is for this user alone
  process.umask(0o077);
  const read = readConfig(process.env);
  if (!read.ok) {
    process.stderr.write(`${read.problems.join('\n')}\n`);
    process.exit(1);
  }
  const shop = await createShop(read.config, storefront).catch(async (error: unknown) => {
    const { startProblem } = await import('@brixel/platform/database/start-problem');
    const problem = startProblem(error, read.config.platform);
    endWith(problem, error);
  });
  stopGracefully(shop, read.config.server.stopDelaySeconds * 1000);
  // Nobody waits yet, and filling a database leaves more behind than the shop will ever use.
  collectGarbage();
  collectAfterVisits(shop.app.server);
  if (shop.payments) process.stdout.write(`Payment: ${shop.payments}.\n`);
  for (const notice of await shop.notices()) process.stdout.write(`${notice}\n`);
  const warnings = await shop.warnings();
  if (warnings.length > 0)
    process.stdout.write(`To mend before this shop sells:\n${warnings.map((warning) => `- ${warning}\n`).join('')}`);
  const address = await shop
    .listen()
    .catch((error: unknown) => endWith(listenProblem(error, read.config.server), error));
  process.stdout.write(`Brixel is ready: ${address}\n`);
}

/** What has no sentence for whoever starts the shop is a bug, and is thrown. */
function endWith(problem: string | null, error: unknown): never {
  if (!problem) throw error;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Long enough for a slow answer, shorter than the ten seconds that process managers wait before they kill. */
const GRACE_MS = 8_000;

/**
 * First signal: balancers are told, and after the time that they need to hear it nothing new is taken and what runs is finished. A second one, or a stuck answer,
 * ends at once.
 */
function stopGracefully(shop: Shop, delayMs: number): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), delayMs + GRACE_MS).unref();
    shop.app.log.info({ signal }, 'stopping');
    shop.stopAccepting();
    await sleep(delayMs);
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
