import { fork } from 'node:child_process';
import { once } from 'node:events';
import { share } from '../support/measure.ts';
import type { Stall } from '../support/stalls.ts';
import { createClient } from './client.ts';
import type { ShopCommand, ShopReady, ShopUse } from './shop.child.ts';

/** An order by itself, or from the cart to the order: four calls. */
export type CheckoutKind = 'order' | 'checkout';

export interface CheckoutRate {
  kind: CheckoutKind;
  clients: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** processor time of the shop for each, with its mail and all else that follows */
  cpuMs: number;
  stall: Stall;
}

export interface CheckoutPlan {
  databaseUrl?: string;
  /** of the demo's goods */
  copies: number;
  /** how many at once, one measurement after another */
  clients: readonly number[];
  /** checkouts in each */
  runs: number;
}

const WARM_UP = 400;

/** Many shoppers at once, each of whom begins anew with the answer; in another process than the shop. */
export async function measureCheckouts({ databaseUrl, copies, clients, runs }: CheckoutPlan) {
  const args = [String(copies), ...(databaseUrl ? [databaseUrl] : [])];
  // SHOP_EXEC_ARGV=--cpu-prof profiles the shop.
  const shop = fork(new URL('./shop.child.ts', import.meta.url), args, {
    execArgv: ['--max-old-space-size=8000', ...(process.env.SHOP_EXEC_ARGV?.split(' ') ?? [])],
  });
  const exited = once(shop, 'exit');
  const answer = async <T>(): Promise<T> => {
    const [message] = await Promise.race([
      once(shop, 'message'),
      exited.then(() => Promise.reject(new Error('ended'))),
    ]);
    return message as T;
  };
  const tell = (command: ShopCommand): boolean => shop.send(command);
  try {
    const { port, products, skus } = await answer<ShopReady>();
    const rates: CheckoutRate[] = [];
    let first = 0;
    for (const kind of ['order', 'checkout'] as const) {
      for (const count of clients) {
        const client = createClient(port, skus, count);
        const work = (run: number): Promise<number> => client[kind](first + run);
        await runAll(count, WARM_UP, work);
        first += WARM_UP;
        tell('begin');
        const started = performance.now();
        const times = await runAll(count, runs, work);
        const seconds = (performance.now() - started) / 1000;
        tell('end');
        const { cpuMs, stall } = await answer<ShopUse>();
        client.close();
        first += runs;
        rates.push({
          kind,
          clients: count,
          perSecond: runs / seconds,
          p50: share(times, 0.5),
          p99: share(times, 0.99),
          cpuMs: cpuMs / runs,
          stall,
        });
      }
    }
    return { products, rates };
  } finally {
    if (shop.exitCode === null) tell('stop');
    await exited;
  }
}

async function runAll<T>(clients: number, runs: number, work: (run: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let run = begun++; run < runs; run = begun++) results.push(await work(run));
    }),
  );
  return results;
}
