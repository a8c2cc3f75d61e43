// Pages as a crowd loads them: kept ones, and each rendered for its request. The clients take a part of the same machine.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShopProcess } from '../tests/setup/shop-process.ts';
import type { Load } from './pages/load.child.ts';
import { inChild } from './support/child.ts';
import { printTable } from './support/table.ts';

const KINDS = { home: '/', category: '/c/steine', product: '/p/BX-3001-20/x', search: '/search/2x4' };
const CLIENTS = '10';
const WARM_UP_SECONDS = '2';
const SECONDS = process.argv.includes('--quick') ? '3' : '8';

interface Goal {
  perSecond: number;
  cpuMs: number;
}

const runs: { name: string; env: Record<string, string>; goal: Goal }[] = [
  { name: 'kept', env: {}, goal: { perSecond: 2000, cpuMs: 0.5 } },
  { name: 'rendered anew', env: { PAGE_CACHE_MB: '0' }, goal: { perSecond: 80, cpuMs: 12 } },
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

async function measureKind(url: string, pid: number, kind: string, goal: Goal, way: string): Promise<string[]> {
  // the address that redirects lead to
  const page = await fetch(url + way);
  const raw = (await page.arrayBuffer()).byteLength;
  await load(page.url, WARM_UP_SECONDS);
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
  for (const { name, env, goal } of runs) {
    const shop = await startShopProcess({ DATA_DIR: dataDir, ...env });
    const rows = [[`pages ${name}`, 'per second', 'goal', '', 'cpu ms', 'goal', '', 'KB raw', 'KB brotli']];
    for (const [kind, way] of Object.entries(KINDS)) rows.push(await measureKind(shop.url, shop.pid, kind, goal, way));
    printTable(rows);
    await shop.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
