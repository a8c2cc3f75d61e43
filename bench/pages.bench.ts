// Pages as a crowd loads them: kept ones, and each rendered for its request. The clients take a part of the same machine.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningShop, startShopProcess } from '../tests/setup/shop-process.ts';
import type { Load } from './pages/load.child.ts';
import { inChild } from './support/child.ts';
import { printTable } from './support/table.ts';

const KINDS = { home: '/', category: '/c/steine', product: '/p/BX-3001-20/x', search: '/search/2x4' };
const CLIENTS = '10';
const SECONDS = process.argv.includes('--quick') ? '3' : '8';

interface Goal {
  perSecond: number;
  cpuMs: number;
}

interface Run {
  name: string;
  env: Record<string, string>;
  /** until the code is compiled as it is in a shop that has been running for a while: some hundred pages */
  warmUpSeconds: string;
  goal: Goal;
}

const runs: Run[] = [
  { name: 'kept', env: {}, warmUpSeconds: '2', goal: { perSecond: 2000, cpuMs: 0.5 } },
  { name: 'rendered anew', env: { PAGE_CACHE_MB: '0' }, warmUpSeconds: '10', goal: { perSecond: 80, cpuMs: 12 } },
];

const load = (address: string, seconds: string): Promise<Load> =>
  inChild<Load>(new URL('./pages/load.child.ts', import.meta.url), [address, CLIENTS, seconds]);

/** Linux counts the processor time of a process in hundredths of a second. */
async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const mark = (isReached: boolean): string => (isReached ? '✓' : '✗');
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measureKind({ url, pid }: RunningShop, run: Run, kind: string, way: string): Promise<string[]> {
  const { goal, warmUpSeconds } = run;
  // the address that redirects lead to
  const page = await fetch(url + way);
  const raw = (await page.arrayBuffer()).byteLength;
  await load(page.url, warmUpSeconds);
  const before = await cpuMs(pid);
  const { pages, seconds, bytes } = await load(page.url, SECONDS);
  const cpu = ((await cpuMs(pid)) - before) / pages;
  const rate = pages / seconds;
  return [
    `  ${kind}`,
    rate.toFixed(0),
    String(goal.perSecond),
    mark(rate >= goal.perSecond),
    cpu.toFixed(2),
    String(goal.cpuMs),
    mark(cpu <= goal.cpuMs),
    kb(raw),
    kb(bytes),
  ];
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
try {
  for (const run of runs) {
    const shop = await startShopProcess({ DATA_DIR: dataDir, ...run.env });
    const rows = [[`pages ${run.name}`, 'per second', 'goal', '', 'cpu ms', 'goal', '', 'KB raw', 'KB brotli']];
    for (const [kind, way] of Object.entries(KINDS)) rows.push(await measureKind(shop, run, kind, way));
    printTable(rows);
    await shop.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
