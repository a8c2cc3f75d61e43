import { setTimeout as sleep } from 'node:timers/promises';
import { type Accounts, settleAccounts } from './accounts.ts';
import type { Fault } from './faults.ts';
import type { Scene } from './scene.ts';
import { type Answer, openShopping, type Shopping } from './shoppers.ts';

/** A fault, what shoppers saw of it, and what was left afterwards. */
export interface Story {
  fault: Fault;
  shopping: Shopping;
  /** of `performance.now()`: when the cause was removed */
  liftedAt: number;
  accounts: Accounts;
  /** what was seen on the other side */
  remark: string;
}

export interface Pace {
  pagesPerSecond: number;
  ordersPerSecond: number;
  /** how long a fault lasts */
  seconds: number;
}

const PLENTY = ['BX-3005-1', 'BX-3004-1', 'BX-3003-1'];
const SCARCE = 'BX-3001-20';
const PLENTY_PIECES = 100_000;
const SCARCE_PIECES = 3;
const BEFORE_MS = 2_000;
const AFTERWARDS_MS = 5_000;
/** An answer that nobody would call slow takes less. */
export const SLOW_MS = 2_000;

export const isBad = ({ status, ms }: Answer): boolean => typeof status !== 'number' || status >= 500 || ms > SLOW_MS;

export async function liveThrough(fault: Fault, scene: Scene, number: number, pace: Pace): Promise<Story> {
  const domain = `fault-${number}.example.de`;
  const stock = new Map([...PLENTY.map((sku) => [sku, PLENTY_PIECES] as const), [SCARCE, SCARCE_PIECES]]);
  await scene.setStock(stock);
  const { pagesPerSecond, ordersPerSecond } = pace;
  const shopping = openShopping({
    ...{ nextNode: scene.nextNode, domain, pagesPerSecond, ordersPerSecond, plenty: PLENTY, scarce: SCARCE },
  });
  await sleep(BEFORE_MS);
  const lift = await fault.strike(scene);
  await sleep((fault.seconds ?? pace.seconds) * 1000);
  const liftedAt = performance.now();
  const told = await lift();
  await sleep(AFTERWARDS_MS);
  await shopping.end();
  const accounts = await settleAccounts(scene.location, shopping, domain, stock);
  return { fault, shopping, liftedAt, accounts, remark: typeof told === 'string' ? told : '' };
}
