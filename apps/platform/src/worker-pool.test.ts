import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWorkerPool, type PoolSize, type WorkerPool } from './worker-pool.ts';

const WHO = 1000;

/** Doubles numbers, fails at odd ones, dies at 0, never answers below it, and says who it is at 1000. */
const WORKER = `
import { answerJobs } from ${JSON.stringify(new URL('./answer-jobs.ts', import.meta.url).href)};
answerJobs(async (job) => {
  if (job < 0) return new Promise(() => {});
  if (job === 0) process.exit(1);
  if (job === ${WHO}) return process.pid;
  if (job % 2) throw new RangeError('odd');
  return job * 2;
});
`;

let folder: string;
let pool: WorkerPool<number, number>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-pool-'));
  await writeFile(path.join(folder, 'double.mjs'), WORKER);
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true }));

const start = (size: Partial<PoolSize> = {}): void => {
  const file = pathToFileURL(path.join(folder, 'double.mjs'));
  pool = createWorkerPool(file, { workers: 1, queueLimit: 10, ...size });
};

test('jobs are answered, and each gets its own answer', async () => {
  start({ workers: 2 });
  expect(await Promise.all([2, 4, 6, 8].map(pool.run))).toEqual([4, 8, 12, 16].map((answer) => ({ answer })));
});

test('a job that fails, or that takes its worker along, fails alone', async () => {
  start();
  const outcomes = await Promise.allSettled([1, 2, 0, 4].map(pool.run));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[0]).toMatchObject({ reason: { message: 'RangeError: odd' } });
  expect(await pool.run(6)).toEqual({ answer: 12 });
});

test('who finds the queue full does not wait', async () => {
  start({ queueLimit: 1 });
  const [stuck, waiting] = [pool.run(-1), pool.run(2)];
  expect(await pool.run(4)).toBeNull();
  await pool.close();
  expect(await Promise.all([stuck, waiting, pool.run(6)])).toEqual([null, null, null]);
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a worker without anything to do ends, and the next job gets another', async () => {
  start({ idleMs: 50 });
  const first = await pool.run(WHO);
  await expect.poll(() => isRunning(first?.answer ?? 0), { timeout: 10_000 }).toBe(false);
  const second = await pool.run(WHO);
  expect(second?.answer).not.toBe(first?.answer);
  expect(await pool.run(2)).toEqual({ answer: 4 });
});

test('a command that has nothing else to do lives until its pool is closed', async () => {
  const command = path.join(folder, 'command.mjs');
  const lines = [
    `import { createWorkerPool } from ${JSON.stringify(new URL('./worker-pool.ts', import.meta.url).href)};`,
    `const pool = createWorkerPool(new URL('double.mjs', import.meta.url), { workers: 1, queueLimit: 1 });`,
    'const { answer } = await pool.run(2);',
    'await pool.close();',
    'console.log(answer);',
  ];
  await writeFile(command, lines.join('\n'));
  const { stdout } = await promisify(execFile)(process.execPath, [command]);
  expect(stdout).toBe('4\n');
});
